import Foundation
import Testing

@testable import FieldMetrics

/// Custom properties as Chromium computes them. Run by `script/test builds`.
@Suite(.enabled(if: BuildTool.isStage && (Browser.path != nil)))
struct StyleSheetBuildTests {
  @Test(
    "Each step's properties are what the JSON says, by a named step and by the page's root size")
  func properties() throws {
    for sample in BuildSample.all {
      let name = CodeName(sample.table, nil).kebab
      let steps = sample.table.rows.map {
        (name: CodeName.kebab($0.step.rawValue), size: $0.sizes.body.value)
      }
      let boxes = steps.map {
        "<div style=\"--\(name)-step: \($0.name)\"><p class=\"\(name)-field\"></p></div>"
      }
      let page = """
        <!DOCTYPE html><html><head><meta charset="utf-8"><style>
        \(sample.text(.css))
        </style></head><body>\(boxes.joined())<p class="\(name)-field" id="bySize"></p></body></html>
        """
      let script = """
        const sheet = document.styleSheets[0];
        const names = [...new Set([...sheet.cssRules].filter(r => r.type === 1)
          .flatMap(r => [...r.style]))].filter(n => n !== '--\(name)-root-size');
        const read = (element) => Object.fromEntries(names.map(
          n => [n, getComputedStyle(element).getPropertyValue(n)]));
        results.steps = [...document.querySelectorAll('div p')].map(read);
        results.page = read(document.body);
        results.sizes = [\(steps.map { "\($0.size)" }.joined(separator: ","))].map(size => {
          document.documentElement.style.fontSize = size + 'px';
          return read(document.querySelector('#bySize'));
        });
        results.title = document.title;
        results.scripts = document.scripts.length;
        """
      let answer = try Browser.load(page, script: script)
      #expect(answer.number("scripts") == 1, "a name began a script of its own")
      let expected = try MarkupBuildTests.numbers(of: sample) { step, column in
        let place = CodeName.kebab(column.replacing("labels.", with: "label."))
        return "\(CodeName.kebab(step)) --\(name)-\(place)"
      }
      for key in ["steps", "sizes"] {
        let found = answer.results[key] as? [[String: String]] ?? []
        var numbers: [String: Double] = [:]
        for (values, step) in zip(found, steps) {
          for (property, text) in values {
            guard let number = Double(text.replacing(#/px$/#, with: "")) else { continue }
            numbers["\(step.name) \(property)"] = number
          }
        }
        #expect(numbers == expected, "\(sample.name) by \(key)")
      }
      let page3 = answer.results["page"] as? [String: String] ?? [:]
      #expect(
        Double((page3["--\(name)-field-height"] ?? "").replacing("px", with: ""))
          == sample.table.rows[3].fieldHeight.value)
      let shown = try #require(page3["--\(name)-label-2-text"])
      #expect(shown == "\"Email\"")
    }
  }
}
