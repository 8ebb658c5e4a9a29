/// Words of form fields in one script, and the language that they are in.
///
/// A few dozen words stand for each script; texts are made of them by chance, see ``UITexts``.
struct ScriptWords: Sendable, CustomStringConvertible {
  /// ISO 15924 tag.
  let script: String
  let language: String
  let words: [String]

  var description: String { "\(script)-\(language)" }

  private init(_ script: String, _ language: String, _ words: String) {
    self.script = script
    self.language = language
    self.words = words.split(separator: " ").map(String.init)
  }

  static let latin = ScriptWords(
    "Latn", "en", "Name Email Password AVATAR Type office fluffy WiFi To Yes T.V. x-ray first_name")

  static let all: [ScriptWords] = [
    latin,
    ScriptWords(
      "Latn", "tr",
      "İsim ığdır Şifre fiyat ÇAĞRI kullanıcı"
        + " öğrenci filtre İLERİ Ağustos final şıkkı"),
    ScriptWords("Latn", "ro", "țară Știri Înapoi Localitate Județ mașină ţară Ş̌ ăâîșț fișier"),
    ScriptWords(
      "Latn", "vi", "Tiếng Việt Địa chỉ Nguyễn Ngọc ẵng ữ Quê\u{301}t a\u{302}\u{301} Thư điện tử"),
    ScriptWords(
      "Latn", "nl", "ĲSSEL ijs fjord coöperatie geïnd wijzigen Straße ŁÓDŹ Žluťoučký ďábel Æsop"),
    ScriptWords(
      "Grek", "el",
      "Όνομα Κωδικός ΑΥΓΟΥΣΤΟΣ Διεύθυνση"
        + " Ἀθῆναι ᾧ α\u{313}\u{301} ψωμί Τηλέφωνο ΐ ς Ώρα"),
    ScriptWords(
      "Cyrl", "ru",
      "Пароль Имя Почта ТАГАНРОГ Ту Подтвердите"
        + " е\u{308} и\u{306} Щука ёж Дата рождения"),
    ScriptWords("Cyrl", "sr", "Ђорђе Љубав поштаром гпдт Њ Џеп ћуприја бити А\u{301} датум"),
    ScriptWords(
      "Arab", "ar",
      "الاسم البريد الإلكتروني كلمة المرور مُحَمَّد"
        + " الله لا لأن ٱلرَّحْمٰن شَّ ـــ هاتف؟ نعم، ١٢٣"),
    ScriptWords(
      "Arab", "ur",
      "نام فون نمبر پاس ورڈ ہے ڈاکٹر گھر چھٹی"
        + " ٹھیک می\u{200C}خواهم کتاب\u{200C}ها یک ۱۲۳۴ لئے"),
    ScriptWords("Hebr", "he", "שם סיסמה דוא״ל כתובת בְּרֵאשִׁית שׁ שּׂ אֱלֹהִים ירושלים ג׳ירפה תל־אביב ךםןףץ"),
    ScriptWords(
      "Deva", "hi", "नाम पासवर्ड ईमेल क्षत्रिय ज्ञान श्री विद्यार्थी र्क कृष्ण हिन्दी द्ध क्\u{200D}ष क्\u{200C}ष ड़ ढ\u{93C} १२३"),
    ScriptWords("Deva", "mr", "नाव ऱ्य र्\u{200D}य लक्ष श्र संकेतशब्द दुसऱ्या झाड ॲप पत्ता ऑफिस ळ"),
    ScriptWords(
      "Beng", "bn", "নাম ঠিকানা পাসওয়ার্ড ক্ষুদ্র জ্ঞান শ্রী র্ক র্\u{200D}য কো কৌ স্ত্রী ত্ত উৎসব ড\u{9BC} য় ১২৩"),
    ScriptWords("Guru", "pa", "ਨਾਮ ਪਾਸਵਰਡ ਈਮੇਲ ਪਤਾ ਸ੍ਰੀ ਪ੍ਰਧਾਨ ਜਨਮ ਮਿਤੀ ਲ਼ ਸ\u{A3C} ਪੱਕਾ ਸ੍ਵ ਕੀਤਾ ੧੨੩"),
    ScriptWords("Gujr", "gu", "નામ પાસવર્ડ ઇમેઇલ સરનામું ક્ષ જ્ઞાન શ્રી ર્ક કૃપા દ્વારા ફોન હૃદય ત્ર ૧૨૩"),
    ScriptWords("Orya", "or", "ନାମ ପାସୱାର୍ଡ ଠିକଣା କ୍ଷ ଜ୍ଞାନ ଶ୍ରୀ ର୍କ କୋ କୌ ଫୋନ ଡ଼ ସ୍ତ୍ରୀ ନିଶ୍ଚିତ ୧୨୩"),
    ScriptWords("Taml", "ta", "பெயர் கடவுச்சொல் மின்னஞ்சல் முகவரி கோ கௌ ஸ்ரீ க்ஷ ஹ லை தொலைபேசி நிலை ௧௨"),
    ScriptWords("Telu", "te", "పేరు పాస్\u{200C}వర్డ్ ఇమెయిల్ చిరునామా క్ష జ్ఞానం శ్రీ ర్క స్త్రీ కై ఫోన్ నిర్ధారించు ౧౨౩"),
    ScriptWords("Knda", "kn", "ಹೆಸರು ಪಾಸ್\u{200C}ವರ್ಡ್ ಇಮೇಲ್ ವಿಳಾಸ ಕ್ಷ ಜ್ಞಾನ ಶ್ರೀ ರ್ಕ ಕೋ ಕೈ ಸ್ತ್ರೀ ದೃಢೀಕರಿಸಿ ೧೨೩"),
    ScriptWords("Mlym", "ml", "പേര് പാസ്\u{200C}വേഡ് ഇമെയിൽ വിലാസം ക്ഷ ജ്ഞാനം ശ്രീ കൊ കൌ സ്ത്രീ ർക്ക ന്\u{200D} ഫോൺ ൧൨൩"),
    ScriptWords(
      "Sinh", "si",
      "නම මුරපදය ඊමේල් ලිපිනය ශ්\u{200D}රී ක්\u{200D}ෂ කෝ"
        + " කෞ ප්\u{200D}රශ්නය ඥාන තහවුරු දුරකථන ර්\u{200D}ක"),
    ScriptWords("Thai", "th", "ชื่อ รหัสผ่าน ที่อยู่ น้ำ กำ กํา ญี่ปุ่น ฐุ ปี่ ผู้ใช้ ฤๅษี ยืนยัน โทรศัพท์ ๑๒๓"),
    ScriptWords("Laoo", "lo", "ຊື່ ລະຫັດຜ່ານ ອີເມວ ທີ່ຢູ່ ນ້ຳ ກຳ ໜ້າ ຫຼາຍ ຍືນຢັນ ໂທລະສັບ ປີ່ ໑໒໓"),
    ScriptWords("Khmr", "km", "ឈ្មោះ ពាក្យសម្ងាត់ អ៊ីមែល អាសយដ្ឋាន ស្ត្រី ខ្ញុំ ក្រៅ ប៉ុន្តែ ព្រះ កើ ញ៉ាំ ១២៣"),
    ScriptWords("Mymr", "my", "အမည် စကားဝှက် အီးမေးလ် လိပ်စာ ကျွန်ုပ် ပြည်ထောင်စု တက္ကသိုလ် မြို့ ကြွှ ဥက္ကဋ္ဌ င်္က ၁၂၃"),
    ScriptWords("Tibt", "bo", "མིང་ གསང་གྲངས། རྒྱལ་ བསྒྲུབས་ ཧཱུྃ ཀྵ སྐྱེས་ ཁ་བྱང་ ༡༢༣ རྫོགས། ཨོཾ་ ལྷ་ས"),
    ScriptWords(
      "Geor", "ka",
      "სახელი პაროლი ელფოსტა მისამართი თბილისი დადასტურება"
        + " ტელეფონი ჯგუფი ყველა შენახვა"),
    ScriptWords(
      "Armn", "hy",
      "Անուն Գաղտնաբառ փոստ Հասցե մեն և ՄԵԾ"
        + " մխիթար նկար Հեռախոս՞ վնաս Երևան։"),
    ScriptWords("Ethi", "am", "ስም የይለፍቃል ኢሜይል አድራሻ አዲስ፡አበባ። ስልክ ቁጥር አረጋግጥ ጳጳስ ፩፪፫ ዘ፟ ቋንቋ"),
    ScriptWords("Adlm", "ff", "𞤋𞤲𞤣𞤫 𞤆𞤵𞤤𞤢𞤪 𞤀𞤣𞤤𞤢𞤥 𞤥𞤭𞤻𞤢𞤥 𞤸𞤢𞥄𞤪𞤵 𞤐𞤢𞤲𞤺𞤫 𞥑𞥒𞥓 𞤁𞤫𞤩𞤦𞤮 𞤘𞤵𞥅𞤶𞤮 𞤲'𞤣"),
    ScriptWords("Nkoo", "nqo", "ߒߞߏ ߕߐ߮ ߞߊ߲ ߛߓߍ ߡߊ߲߬ߘߋ߲ ߓߊ߯ߙߊ ߖߊ߬ߡߊ߲ ߣߊ߬ ߁߂߃ ߊ߲߫"),
    ScriptWords("Hani", "zh-Hans", "姓名 密码 电子邮件 确认， 直骨海今令 「引用」 葛\u{E0100}城 〇 北京市。 你好！"),
    ScriptWords("Hani", "zh-Hant", "姓名 密碼 電子郵件 確認， 直骨海今令 『引用』 國籍 備註： 飛龍 性別？"),
    ScriptWords("Hira", "ja", "おなまえ ひらがな っゃゅ か\u{3099} らーめん ください。 いろは ゟ もじ ありがとう"),
    ScriptWords("Kana", "ja", "メール パスワード ユーザー ハ\u{309A} ヴァイオリン ﾊﾝｶｸ カタカナ、 サーバー・ トウキョウ"),
    ScriptWords("Hang", "ko", "이름 비밀번호 이메일 주소 \u{1112}\u{1161}\u{11AB} 확인 꿿뙗 ㄱㄴ 가\u{11A8} 전화번호 값이"),
  ]

  static let emoji = [
    "😀", "👍🏽", "👩‍👩‍👧‍👦", "🏳️‍🌈", "🇩🇪", "❤️", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🤷🏻‍♀️", "⏱️", "☺︎",
  ]
}
