/// JavaScript that looks at a page as a reader would.
enum ReportPageChecks {
  /// Sets `scheme`, `motion`, `lowContrast`, `texts`, `unnamed`, `pictures`, `dangling`, `requests`, `overflow`,
  /// `headings`, `unreachable`.
  static let script = """
    const parse = (text) => (text.match(/[\\d.]+/g) || []).map(Number);
    const linear = (value) => { const v = value / 255;
      return v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4) };
    const luminance = (c) => 0.2126 * linear(c[0]) + 0.7152 * linear(c[1]) + 0.0722 * linear(c[2]);
    const ratio = (a, b) => { const [x, y] = [luminance(a), luminance(b)];
      return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05) };
    const ground = (element) => { for (let e = element; e; e = e.parentElement) {
      const c = parse(getComputedStyle(e).backgroundColor);
      if (c.length === 3 || c[3] === 1) return c; }
      return matchMedia('(prefers-color-scheme:dark)').matches ? [18, 18, 18] : [255, 255, 255] };
    results.scheme = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light';
    results.lowContrast = []; results.texts = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) { const node = walker.currentNode, parent = node.parentElement;
      if (!node.textContent.trim() || parent.closest('svg,script,style')) continue;
      results.texts++;
      const found = ratio(parse(getComputedStyle(parent).color), ground(parent));
      if (found < 4.5) results.lowContrast.push(found.toFixed(2) + ' ' + node.textContent.slice(0, 40)) }
    const labelled = (e) => (e.getAttribute('aria-label') || (e.getAttribute('aria-labelledby') || '')
      .split(' ').map((id) => document.getElementById(id)?.textContent || '').join(' ')
      || e.textContent).trim();
    results.unnamed = []; results.pictures = 0;
    for (const e of document.querySelectorAll('svg:not([aria-hidden]):not(svg svg),img,a,button,'
      + 'input,summary,[tabindex],section')) {
      if (e.matches('svg') && e.getAttribute('role') !== 'img') results.unnamed.push('svg without role');
      if (e.matches('svg')) results.pictures++;
      if (!labelled(e)) results.unnamed.push(e.tagName) }
    results.dangling = [...document.querySelectorAll('use')].filter((use) =>
      !document.querySelector(use.getAttribute('href'))).length;
    const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);
    results.twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    results.requests = performance.getEntriesByType('resource').length;
    results.overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    results.headings = [...document.querySelectorAll('h1,h2,h3')].map((h) => h.tagName);
    results.unreachable = [...document.querySelectorAll('*')].filter((e) => !e.closest('svg')
      && e.scrollWidth > e.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(e).overflowX)
      && e.tabIndex < 0).map((e) => e.className);
    results.language = document.documentElement.lang;
    results.name = document.title;
    """
}
