"""The words that generators put together, and how often each of them comes.

All are our own choice from everyday language, none newer than Unicode 14, so that libraries of any
age agree.
"""

import bisect
import itertools

WORDS = {
    "en": "email address password search name enter your a valid please the at least number of "
    "characters city postal code phone optional save changes cancel order delivery note we never "
    "share it with anyone try again later account settings message send".split(),
    "de": "Straße Größe prüfen Änderung bestätigen Bestellung Käufer Gruß für Ihre Übersicht über "
    "Menü wählen Passwort vergessen E-Mail-Adresse Telefonnummer ungültig".split(),
    "fr": "prénom adresse numéro réservé à côté vérifier modifié élève français déjà où été "
    "cœur naïve téléphone créer compte".split(),
    "vi": "địa chỉ thư điện tử mật khẩu tên người dùng số điện thoại tìm kiếm tiếng Việt lưu".split(),
    # Decomposed, as file names of macOS are.
    "nfd": ["cafe\u0301", "re\u0301sume\u0301", "A\u0308nderung", "n\u0303ando\u0301", "o\u0308l"],
    "el": "όνομα διεύθυνση κωδικός αναζήτηση τηλέφωνο πόλη μήνυμα αποστολή".split(),
    "ru": "имя адрес пароль поиск телефон город сообщение отправить изменить почта".split(),
    "ar": "الاسم العنوان كلمة المرور بحث هاتف المدينة رسالة إرسال البريد الإلكتروني مُحَمَّد".split(),
    "he": "שם כתובת סיסמה חיפוש טלפון עיר הודעה שלח דואר אלקטרוני".split(),
    "hi": "नाम पता पासवर्ड खोजें फ़ोन शहर संदेश भेजें ईमेल दर्ज करें हिन्दी स्त्री क्षेत्र नमस्ते".split(),
    "bn": "নাম ঠিকানা পাসওয়ার্ড অনুসন্ধান ফোন শহর বার্তা পাঠান ইমেল লিখুন শক্ত".split(),
    "th": "ชื่อ ที่อยู่ รหัสผ่าน ค้นหา โทรศัพท์ เมือง ข้อความ ส่ง อีเมล กรุณากรอก".split(),
    "zh": "姓名 地址 密码 搜索 电话 城市 信息 发送 电子邮件 请输入 用户名 设置".split(),
    "ja": "名前 住所 パスワード 検索 電話番号 都市 メッセージ 送信 メールアドレス を入力してください".split(),
    "ko": "이름 주소 비밀번호 검색 전화 도시 메시지 보내기 이메일 을 입력하세요".split(),
    "emoji": ["🎉", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "🇯🇵", "❤️", "🏳️‍🌈", "👩🏻‍💻", "😀", "✅", "1️⃣"],
}
# What interfaces say, in the scripts of labels.json and the like.
INTERFACE = {
    "latin": "Save Cancel Settings Delete Edit Done Back Next Search Close Name Email Password Address "
    "City Country Phone Send Reply Share Copy Paste Undo Open New File View Help About Language Sign in "
    "Log out Account Profile Privacy Security Sound Display Battery Storage General Update Download "
    "Upload Sync Restore Reset Retry Inbox Drafts Archive Today Tomorrow Yesterday Monday Friday Total "
    "Price Quantity Cart Order Payment Card Shipping Invoice Receipt Optional Required Invalid Error "
    "Warning Loading Please wait Try again Learn more Terms Filter Sort Date Size Type Select All None "
    "Apply Clear Add Remove Rename Move Print Export Import Version Wi-Fi Don’t".split(),
    "other": "Einstellungen Löschen Größe Übersicht Schließen Ändern Paramètres Réessayer Préférences "
    "Contraseña Configuración Añadir Ação Não Zrušit Uložit Język Łódź Şifre İptal Değiştir "
    "Cài đặt Mật khẩu Ngôn ngữ Ääni Språk Åpne Ρυθμίσεις Άκυρο Αποθήκευση "
    "Γλώσσα Настройки Отмена Сохранить Пароль Поиск Язык Налаштування Ім’я "
    "Изход Търсене".split(),
    "arabic": "إعدادات إلغاء حفظ تم تعديل حذف بحث إغلاق رجوع التالي متابعة "
    "إرسال مشاركة نسخ لصق فتح جديد ملف عرض مساعدة حساب كلمة المرور "
    "البريد الإلكتروني العنوان الاسم الهاتف المدينة اللغة الخصوصية "
    "الصوت تحديث تنزيل اليوم غدا السعر الدفع اختياري مطلوب خطأ نجاح "
    "مُحَمَّد لا".split(),
    "devanagari": "सेटिंग्स रद्द सहेजें संपादित हटाएं खोजें बंद अगला जारी "
    "भेजें साझा खोलें नया फ़ाइल देखें सहायता खाता पासवर्ड ईमेल पता नाम "
    "फ़ोन नंबर शहर देश भाषा सूचनाएं सुरक्षा ध्वनि आज कल मूल्य भुगतान "
    "वैकल्पिक आवश्यक त्रुटि कृपया विद्यार्थी राष्ट्रीय श्री क्षेत्र".split(),
    "cjk": "設定 取消 保存 完了 編集 削除 検索 閉じる 戻る 次へ 送信 共有 コピー 貼り付け 開く 新規 ファイル 表示 "
    "ヘルプ アカウント パスワード メール 名前 電話番号 言語 通知 更新 同期 今日 明日 月曜日 "
    "价格 数量 支付方式 信用卡 发票 可选 必填 无效 错误 正在加载 请稍候 重试 全选 清除 添加".split(),
}

PICTURES = [
    "🔥", "⚠️", "🔒", "📷", "📅", "🏠", "🚀", "⭐", "🔔", "💬", "🇺🇸", "🇮🇳", "2️⃣", "👩🏽‍💻", "🤷🏿‍♀️", "🧑‍🚀", "🫶🏻",
]

SYLLABLES = (
    "ba be bi bo bu ca ce co da de di do fa fe fi ga ge go ha he hi ja jo ka ke ki la le li lo lu ma me "
    "mi mo na ne ni no pa pe pi po ra re ri ro sa se si so ta te ti to va ve vi wa we xi ya zo "
    "tion ment ing er est al ic ity"
).split()
ARABIC_LETTERS = "ابتدرسشعفقكلمنهوي"
DEVANAGARI_LETTERS = "कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसह"
DEVANAGARI_SIGNS = ["", "", "", "ा", "ि", "ी", "ु", "े", "ो", "ं", "्र"]


class ByRank:
    """Takes items by Zipf's law: the one at rank r with a weight of 1 / r ** exponent."""

    def __init__(self, items, exponent, rng):
        self.items, self.rng = items, rng
        weights = (1 / rank**exponent for rank in range(1, len(items) + 1))
        self.sums = list(itertools.accumulate(weights))

    def __call__(self):
        return self.items[bisect.bisect_left(self.sums, self.rng.random() * self.sums[-1])]


def latin_word(rng):
    word = "".join(rng.choices(SYLLABLES, k=rng.randint(1, 4)))
    return word.capitalize() if rng.random() < 0.4 else word


def arabic_word(rng):
    return "".join(rng.choices(ARABIC_LETTERS, k=rng.randint(2, 7)))


def devanagari_word(rng):
    def syllable():
        conjunct = "्" + rng.choice(DEVANAGARI_LETTERS) if rng.random() < 0.15 else ""
        return rng.choice(DEVANAGARI_LETTERS) + conjunct + rng.choice(DEVANAGARI_SIGNS)

    return "".join(syllable() for _ in range(rng.randint(1, 4)))


def han_word(rng):
    # Few characters are very common, and three thousand come at all.
    rank = [int(7 * rng.paretovariate(0.6)) % 3000 for _ in range(rng.randint(1, 4))]
    return "".join(chr(0x4E00 + place) for place in rank)


def vocabularies(rng):
    """For each kind of label a function that gives a word.

    The words of interfaces come first, then made-up ones, because real apps together use far more
    words than anyone would list.
    """
    made_up = {
        "latin": (latin_word, 6000),
        "arabic": (arabic_word, 2500),
        "devanagari": (devanagari_word, 2500),
        "cjk": (han_word, 3000),
    }
    found = {}
    for kind, listed in INTERFACE.items():
        make, count = made_up.get(kind, (None, 0))
        ranked = rng.sample(listed, len(listed)) + [make(rng) for _ in range(count)]
        found[kind] = ByRank(ranked, 1.0 if count else 0.8, rng)
    found["emoji"] = ByRank(WORDS["emoji"] + PICTURES, 0.8, rng)
    found["hebrew"] = ByRank(WORDS["he"], 0.8, rng)
    return found
