"""Writes lines of text as fields hold them, the same for the same arguments.

    text_lines.py mixed|ascii MEGABYTES [SEED]

mixed: 55 % Latin scripts, the rest Greek, Cyrillic, Arabic, Hebrew, Devanagari, Bengali, Thai,
Chinese, Japanese, Korean, and lines with emoji; a length that mostly suits a field, and one line in
thirty as long as a message. ascii: the English part alone. All words are our own choice from
everyday language, none newer than Unicode 14, so that libraries of any age agree.
"""

import random
import sys

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
UNSPACED = {"th", "zh", "ja"}
SHARES = {
    "en": 36, "de": 8, "fr": 5, "vi": 4, "nfd": 2, "el": 3, "ru": 6, "ar": 8, "he": 2, "hi": 8,
    "bn": 2, "th": 3, "zh": 5, "ja": 3, "ko": 2, "emoji": 3,
}


def line(kind, rng):
    words = rng.randint(30, 60) if rng.random() < 1 / 30 else rng.randint(1, 12)
    pool = WORDS["en"] + WORDS["emoji"] if kind == "emoji" else WORDS[kind]
    return ("" if kind in UNSPACED else " ").join(rng.choices(pool, k=words))


def main():
    if len(sys.argv) < 3 or sys.argv[1] not in ("mixed", "ascii"):
        sys.exit(__doc__)
    rng = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    shares = SHARES if sys.argv[1] == "mixed" else {"en": 1}
    kinds, weights = list(shares), list(shares.values())
    left = int(float(sys.argv[2]) * 1e6)
    while left > 0:
        lines = [line(kind, rng) for kind in rng.choices(kinds, weights, k=1000)]
        piece = ("\n".join(lines) + "\n").encode()
        sys.stdout.buffer.write(piece)
        left -= len(piece)


main()
