/// A script with a text in it, whose width says how wide a font is there.
///
/// The texts are the first article of the Universal Declaration of Human Rights, as the United Nations
/// publish it in each language (docs/sources.md, "Fallback overrides").
public enum ScriptSample: String, Hashable, Sendable, CaseIterable {
  case latin, cyrillic, greek, arabic, hebrew, devanagari, thai, han, kana, hangul

  public var text: String {
    switch self {
    case .latin:
      "All human beings are born free and equal in dignity and rights. They are endowed with reason"
        + " and conscience and should act towards one another in a spirit of brotherhood."
    case .cyrillic:
      "Все люди рождаются свободными и равными в своем достоинстве и правах. Они наделены разумом и"
        + " совестью и должны поступать в отношении друг друга в духе братства."
    case .greek:
      "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα. Είναι"
        + " προικισμένοι με λογική και συνείδηση, και οφείλουν να συμπεριφέρονται μεταξύ τους με"
        + " πνεύμα αδελφοσύνης."
    case .arabic:
      "يولد جميع الناس أحرارا متساوين في الكرامة والحقوق. وقد وهبوا عقلا وضميرا وعليهم أن يعامل"
        + " بعضهم بعضا بروح الإخاء."
    case .hebrew:
      "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם. כולם חוננו בתבונה ובמצפון, לפיכך חובה"
        + " עליהם לנהוג איש ברעהו ברוח של אחווה."
    case .devanagari:
      "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है। उन्हें"
        + " बुद्धि और अन्तरात्मा की देन प्राप्त है और परस्पर उन्हें भाईचारे के भाव से बर्ताव करना चाहिए।"
    case .thai:
      "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ ต่างมีเหตุผลและมโนธรรม"
        + " และควรปฏิบัติต่อกันด้วยเจตนารมณ์แห่งภราดรภาพ"
    case .han:
      "人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。"
    case .kana:
      "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。"
    case .hangul:
      "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다. 인간은 천부적으로 이성과 양심을"
        + " 부여받았으며 서로 형제애의 정신으로 행동하여야 한다."
    }
  }

  /// The blocks that a stylesheet gives a face of this script, as `unicode-range` has them.
  public var unicodeRange: String {
    switch self {
    case .latin: "U+0000-024F, U+1E00-1EFF, U+2000-206F, U+20A0-20CF"
    case .cyrillic: "U+0400-052F, U+1C80-1C8F, U+2DE0-2DFF, U+A640-A69F"
    case .greek: "U+0370-03FF, U+1F00-1FFF"
    case .arabic: "U+0600-06FF, U+0750-077F, U+08A0-08FF, U+FB50-FDFF, U+FE70-FEFC"
    case .hebrew: "U+0590-05FF, U+FB1D-FB4F"
    case .devanagari: "U+0900-097F, U+A8E0-A8FF"
    case .thai: "U+0E00-0E7F"
    case .han: "U+2E80-2FDF, U+3000-303F, U+3400-4DBF, U+4E00-9FFF, U+F900-FAFF, U+FF00-FFEF"
    case .kana: "U+3040-30FF, U+31F0-31FF"
    case .hangul: "U+1100-11FF, U+3130-318F, U+AC00-D7AF"
    }
  }
}
