/// Texts to shape, each of one script and one direction.
///
/// The texts of a right-to-left script have no digits: their parts would run both ways.
struct ShapingTexts: Sendable {
  /// ISO 15924 tag.
  let script: String
  let isRightToLeft: Bool
  let texts: [String]

  private init(_ script: String, isRightToLeft: Bool = false, _ texts: [String]) {
    self.script = script
    self.isRightToLeft = isRightToLeft
    self.texts = texts
  }

  /// Kerning, ligatures, marks of their own, digits, punctuation.
  static let latin = ShapingTexts(
    "Latn",
    [
      "AVATAR Wave To", "Type Yours LTo", "first office fluffy affix", "P.A. V.A. T.o. r.",
      "e\u{301}\u{323} a\u{308}\u{301} Z\u{330}", "Åse Øystein Æsop", "naïve façade coöperate",
      "“quoted”, ‘so’ – and — so…", "1/2 3/4 10:30 1,234.56", "x2 H2O E=mc2", "-> => <= >= != ->>",
      "Straße GRÖẞE", "Łódź Żółć Gdańsk", "ĲIJ fjord", "user@example.com", "(A) [B] {C} (a)",
      "İstanbul ığdır", "Ťažký deň ď", "f\u{302}i f\u{300}l ffi", "Text  with   spaces ",
    ])

  static let vietnamese = ShapingTexts(
    "Latn",
    [
      "Tiếng Việt", "Số điện thoại", "Địa chỉ thư điện tử", "Họ và tên đệm", "Mật khẩu không đúng",
      "Nguyễn Thị Ngọc Ánh", "Thành phố Hồ Chí Minh", "Quê\u{301}t Ê\u{309}", "ữ ự ẫ ệ ỗ ợ ỷ ỵ",
      "Xác nhận đăng ký", "Vui lòng nhập lại", "a\u{302}\u{301} o\u{31B}\u{323} u\u{31B}\u{303}",
      "Đường Lê Lợi", "Phường Bến Nghé", "Ngày sinh", "Quốc tịch", "Giới tính", "Ghi chú",
      "Tuổi của bạn", "Kết thúc",
    ])

  static let cyrillic = ShapingTexts(
    "Cyrl",
    [
      "Электронная почта", "Пароль", "Имя и фамилия", "ТАГАНРОГ Ту Ту", "Подтвердите",
      "Й е\u{308} и\u{306}", "Ђорђе Љубав", "Щука ёж", "Ґанок їжак", "Дата рождения",
    ])

  static let greek = ShapingTexts(
    "Grek",
    [
      "Ηλεκτρονικό ταχυδρομείο", "Κωδικός", "Όνομα και επώνυμο", "ΑΥΓΟΥΣΤΟΣ Το", "Ἀθῆναι ᾧ",
      "α\u{313}\u{301} ω\u{342}", "Διεύθυνση", "Τηλέφωνο", "ψωμί ξύδι", "Ημερομηνία",
    ])

  static let arabic = ShapingTexts(
    "Arab", isRightToLeft: true,
    [
      "مرحبا", "السلام عليكم", "البريد الإلكتروني", "كلمة المرور", "الاسم الكامل", "لا إله إلا",
      "لأن الإنسان لآل", "مُحَمَّد رَسُولٌ", "بِسْمِ ٱللَّهِ", "شارع الملك فيصل، الرياض", "أدخل رقم الهاتف",
      "تأكيد التسجيل؟", "ـــ تطويل ـــ", "فارسی گچپژ", "اردو ہے ڈاکٹر", "ی\u{200C}ک کتاب\u{200C}ها",
      "ب\u{200D} \u{200D}ب", "الله اكبر", "وّ نّ سّ شَّ", "(قوس) [آخر]",
    ])

  static let hebrew = ShapingTexts(
    "Hebr", isRightToLeft: true,
    [
      "שלום", "דואר אלקטרוני", "סיסמה", "שם מלא", "כתובת מגורים", "מספר טלפון", "אישור הרשמה",
      "בְּרֵאשִׁית בָּרָא", "אֱלֹהִים", "שּׁ שּׂ וֹ", "תל אביב־יפו", "צה״ל ג׳ירפה", "ירושלים", "נא להזין שוב",
      "תאריך לידה", "הערות", "ךםןףץ", "לְאָ כֹּל", "(סוגריים)", "מה שלומך?",
    ])

  static let devanagari = ShapingTexts(
    "Deva",
    [
      "नमस्ते", "ईमेल पता", "पासवर्ड", "पूरा नाम", "क्षत्रिय ज्ञान", "श्री कृष्ण", "विद्यार्थी", "र्क र्त्स्न्य",
      "हिन्दी में लिखें", "द्ध द्व द्य ट्ट", "कि की कु कू कृ", "रु रू ह्म ह्न", "ॐ नमः शिवाय।", "ड़ ढ़ क़ ख़",
      "क्\u{200D}ष क्\u{200C}ष", "संस्कृतम्", "फ़ोन नंबर", "पुष्टि करें", "जन्म तिथि १२३", "टिप्पणियाँ",
    ])

  static let bengali = ShapingTexts(
    "Beng",
    [
      "নমস্কার", "ইমেল ঠিকানা", "পাসওয়ার্ড", "পুরো নাম", "ক্ষুদ্র জ্ঞান", "শ্রী কৃষ্ণ", "র্ক র্য", "কি কী কু কূ",
      "কে কৈ কো কৌ", "বাংলা ভাষা", "স্ত্রী স্ক্রিন", "ত্ত দ্ধ ন্দ্র", "হ্ম হ্ন হ্ল", "র্\u{200D}য", "৳ ১২৩",
      "ড়াহুড়ো ঢ় য়", "নিশ্চিত করুন", "জন্ম তারিখ", "মন্তব্য।", "উৎসব",
    ])

  static let thai = ShapingTexts(
    "Thai",
    [
      "สวัสดี", "ที่อยู่อีเมล", "รหัสผ่าน", "ชื่อเต็ม", "น้ำ ก้ำ", "ปู่ ย่า ป้า", "ญี่ปุ่น ฐุ", "กำ กํา", "เก็บ เป็น ก็",
      "ผู้ใช้", "ฟ้า ฝั่ง", "ปิ่น ปี่ ปื้", "กรุณากรอก", "วันเกิด ๑๒๓", "หมายเหตุ", "โทรศัพท์", "ยืนยัน", "ฤๅษี",
      "ฎุ ฏุ ฎู", "พิมพ์",
    ])

  static let myanmar = ShapingTexts(
    "Mymr",
    [
      "မင်္ဂလာပါ", "အီးမေးလ်", "စကားဝှက်", "အမည်အပြည့်အစုံ", "ကြောင်", "ကျွန်တော်", "ပြည်ထောင်စု", "သမ္မတ",
      "က္က ဒ္ဒ ဗ္ဗ", "ကြွ ကျွ ကြွှ", "နှင့် ၏", "တက္ကသိုလ်", "ရန်ကုန်မြို့", "အတည်ပြုပါ", "မွေးသက္ကရာဇ် ၁၂၃", "မှတ်ချက်။",
      "ဥက္ကဋ္ဌ", "ဉာဏ် ည", "ကို ကု ကူ", "ဖုန်းနံပါတ်",
    ])

  static let han = ShapingTexts(
    "Hani",
    [
      "電子郵件地址", "电子邮件地址", "密碼", "姓名", "確認，登録。", "「引用」『内引』", "直骨海今令", "你好，世界！", "一二三、四五",
      "永和九年歲在癸丑", "北京市海淀区", "東京都千代田区", "電話番号（必須）", "備考", "國籍", "性別", "生日 1990", "龍門飛甲",
      "葛\u{E0100}城", "〇々",
    ])

  static let kana = ShapingTexts(
    "Kana",
    [
      "メールアドレス", "パスワード", "ユーザーネーム", "カタカナ", "サーバー", "ヴァイオリン", "ﾊﾝｶｸ ｶﾅ", "ハ\u{3099} ハ\u{309A}",
      "トウキョウ、",
      "「カギ」",
    ])

  static let hiragana = ShapingTexts(
    "Hira",
    [
      "ひらがな", "おなまえ", "ありがとう。", "が\u{3099} か\u{3099}", "っゃゅょ", "らーめん", "「かぎ」", "いろはにほへと", "ゔ ゟ",
      "ください！",
    ])

  static let hangul = ShapingTexts(
    "Hang",
    [
      "이메일 주소", "비밀번호", "이름", "확인", "전화번호 010-1234", "안녕하세요", "대한민국", "서울특별시",
      "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "\u{1100}\u{1161}", "생년월일", "국적", "비고",
      "다시 입력하세요.",
      "꿿뙗쀍", "ㄱㄴㄷ ㅏㅑ", "가\u{11A8}", "회원 가입", "로그아웃", "값이 없습니다",
    ])

  /// Emoji have no script; HarfBuzz is told the one we take for such text.
  static let emoji = ShapingTexts(
    "Latn",
    [
      "😀", "👍🏽", "👩‍👩‍👧‍👦", "🏳️‍🌈", "🇩🇪🇫🇷", "👩🏾‍💻", "❤️‍🔥", "☺️ ☺︎", "1️⃣2️⃣", "#️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
      "🐻‍❄️", "👨‍❤️‍💋‍👨", "🤷🏻‍♀️", "🇦", "🎉🎊", "✌🏿", "🧑🏻‍🤝‍🧑🏿", "©️®️™️", "⏱️ 12:30",
    ])

  /// Counters, as fields show them.
  static let counters = ShapingTexts(
    "Latn",
    [
      "0/160", "1/160", "11/160", "111/1,000", "1,111/8,888", "160/160", "77/77", "4/7", "0",
      "9,999",
    ])
}
