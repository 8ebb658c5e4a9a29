// How locales write whole numbers: digits, sign between groups, sizes of groups.
//
// Source: both sides printed by machines, with 12, 160, 1234, 12345 and 1234567 in every locale.
// Apple: Foundation of Swift 6.3.1 on Linux, `Int.formatted(.number.locale(_:))` and
// `Locale.numberingSystem`, whose data is Apple's fork of ICU 76. CLDR: Intl.NumberFormat of ICU
// 78.2, CLDR 48. iOS has the same API with the data of its own release. docs/sources.md, "Digits",
// says where other versions differ and what was not copied.
//
// Tags without a script whose region implies one (`pa-PK`) are listed as they are answered.

extension LocaleTable {
  static let groups: [Group] = [
    Group(
      both: Numbers(.latn, .every(",")),
      tags: """
        ain ain-JP ak ak-GH am am-ET apw apw-US ar ar-001 ar-AE ar-EH arn arn-CL asa asa-TZ bem
        bem-ZM ber ber-Latn ber-Latn-MA ber-Tfng ber-Tfng-MA bez bez-TZ bm bm-ML bo bo-CN bo-IN
        byn byn-ER ce ce-RU ceb ceb-PH cgg cgg-UG cho cho-US chr chr-US cic cic-US co co-FR csw
        csw-CA cy cy-GB dav dav-KE doi doi-IN dv dv-MV ebu ebu-KE en en-001 en-150 en-AE en-AG
        en-AI en-AS en-AU en-BB en-BI en-BM en-BN en-BS en-BW en-BZ en-CA en-CC en-CK en-CM en-CN
        en-CX en-CY en-DG en-DM en-ER en-FJ en-FK en-FM en-GB en-GD en-GG en-GH en-GI en-GM en-GU
        en-GY en-HK en-IE en-IL en-IM en-IO en-JE en-JM en-JP en-KE en-KI en-KN en-KR en-KY en-LC
        en-LR en-LS en-MG en-MH en-MM en-MO en-MP en-MS en-MT en-MU en-MV en-MW en-MX en-MY en-NA
        en-NF en-NG en-NR en-NU en-NZ en-PG en-PH en-PK en-PN en-PR en-PW en-RW en-SA en-SB en-SC
        en-SD en-SG en-SH en-SL en-SS en-SX en-SZ en-TC en-TH en-TK en-TO en-TT en-TV en-TW en-TZ
        en-UG en-UM en-US en-VC en-VG en-VI en-VU en-WS en-ZM en-ZW es-419 es-BR es-BZ es-CU es-DO
        es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-SV es-US fil fil-PH ga ga-GB ga-IE gaa gaa-GH
        gd gd-GB gn gn-PY guz guz-KE gv gv-IM ha ha-GH ha-NE ha-NG haw haw-US he he-IL hmn hmn-CN
        ig ig-NG ii ii-CN inh io io-001 iu iu-CA ja ja-JP jbo jbo-001 jmc jmc-TZ kaj kaj-NG kam
        kam-KE kcg kcg-NG kde kde-TZ ki ki-KE kln kln-KE km km-KH ko ko-CN ko-KP ko-KR kpe kpe-GN
        kpe-LR ks-Deva ks-Deva-IN ksb ksb-TZ kw kw-GB lag lag-TZ lg lg-UG lkt lkt-US luo luo-KE
        lut luy luy-KE mai mai-IN mas mas-KE mas-TZ mer mer-KE mg mg-MG mgo mgo-CM mi mi-NZ mic
        mic-CA mid mid-IQ mn mn-MN moh moh-CA ms ms-Arab ms-Arab-MY ms-MY ms-SG mt mt-MT mus
        mus-US myv myv-RU naq naq-NA nd nd-ZW nnp nnp-IN nus nus-SS nv nv-US ny ny-MW nyn nyn-UG
        om om-ET om-KE osa osa-US pcm pcm-NG pqm pqm-CA qu qu-EC qu-PE rej rej-ID rej-Rjng
        rej-Rjng-ID rhg rhg-MM rhg-Rohg rhg-Rohg-BD rhg-Rohg-MM rof rof-TZ rwk rwk-TZ saq saq-KE
        sbp sbp-TZ sd-Deva sd-Deva-IN sd-IN si si-LK sjd sje sju sm sm-AS sm-WS sn sn-ZW so so-DJ
        so-ET so-KE so-SO st st-LS st-ZA sw sw-KE sw-TZ sw-UG syr syr-IQ syr-SY ta-MY ta-SG teo
        teo-KE teo-UG th th-TH ti ti-ER ti-ET tig tig-ER to to-TO trv trv-TW ug ug-CN vai vai-LR
        vai-Latn vai-Latn-LR vai-Vaii vai-Vaii-LR vun vun-TZ wa wa-BE xog xog-UG yi yi-UA yo yo-BJ
        yo-NG yue yue-CN yue-HK yue-Hans yue-Hans-CN yue-Hant yue-Hant-CN yue-Hant-HK za za-CN zh
        zh-CN zh-HK zh-Hans zh-Hans-CN zh-Hans-HK zh-Hans-JP zh-Hans-MO zh-Hans-MY zh-Hans-SG
        zh-Hant zh-Hant-CN zh-Hant-HK zh-Hant-JP zh-Hant-MO zh-Hant-MY zh-Hant-TW zh-JP zh-MO
        zh-MY zh-SG zh-TW zu zu-ZA
        """),
    Group(
      both: Numbers(.latn, .every(".")),
      tags: """
        ar-DZ ar-LY ar-MA ar-TN ast ast-ES az az-AZ az-Cyrl az-Cyrl-AZ az-Latn az-Latn-AZ bs bs-BA
        bs-Cyrl bs-Cyrl-BA bs-Latn bs-Latn-BA ca ca-AD ca-ES ca-FR ca-IT da da-DK da-GL de de-BE
        de-DE de-IT de-LU dsb dsb-DE el el-CY el-GR en-AT en-BE en-DE en-DK en-ID en-NL en-SI
        es-AR es-BO es-CL es-CO es-EC es-PY es-UY es-VE eu eu-ES fo fo-DK fo-FO fr-LU fr-MA fur
        fur-IT fy fy-NL gl gl-ES hr hr-BA hr-HR hsb hsb-DE id id-ID is is-IS jgo jgo-CM jv jv-ID
        kgp kgp-BR kkj kkj-CM kl kl-GL ku ku-TR lb lb-LU lij lij-IT ln ln-AO ln-CD ln-CF ln-CG lo
        lo-LA lu lu-CD mgh mgh-MZ mk mk-MK ms-BN ms-ID mua mua-CM nds nds-DE nds-NL nl nl-AW nl-BE
        nl-BQ nl-CW nl-NL nl-SR nl-SX nnh nnh-CM pt pt-BR qu-BO rn rn-BI ro ro-MD ro-RO rw rw-RW
        sc sc-IT seh seh-MZ sg sg-CF sr sr-BA sr-Cyrl sr-Cyrl-BA sr-Cyrl-ME sr-Cyrl-RS sr-Cyrl-XK
        sr-Latn sr-Latn-BA sr-Latn-ME sr-Latn-RS sr-Latn-XK sr-ME sr-RS sr-XK su su-ID su-Latn
        su-Latn-ID sw-CD tr tr-CY tr-TR vi vi-VN vmw vmw-MZ wo wo-SN yrl yrl-BR yrl-CO yrl-VE
        """),
    Group(
      both: Numbers(.latn, .every("\u{A0}")),
      tags: """
        af af-NA af-ZA agq agq-CM bas bas-CM blo blo-BJ br br-FR cs cs-CZ cv cv-RU dje dje-NE dua
        dua-CM dyo dyo-SN en-CZ en-EE en-FI en-HU en-LT en-LV en-NO en-PT en-SE en-SK en-UA en-ZA
        ewo ewo-CM ff ff-CM ff-GN ff-GW ff-Latn ff-Latn-BF ff-Latn-CM ff-Latn-GH ff-Latn-GM
        ff-Latn-GN ff-Latn-GW ff-Latn-LR ff-Latn-MR ff-Latn-NE ff-Latn-NG ff-Latn-SL ff-Latn-SN
        ff-MR ff-SN fi fi-FI fr-CA kab kab-DZ kea kea-CV khq khq-ML kk kk-Cyrl kk-Cyrl-KZ kk-KZ
        ksf ksf-CM ksh ksh-DE ky ky-KG lt lt-LT mfe mfe-MU nb nb-NO nb-SJ nmg nmg-CM nn nn-NO no
        no-NO oc oc-ES oc-FR os os-GE os-RU prg prg-PL pt-AO ru ru-BY ru-KG ru-KZ ru-MD ru-RU sah
        sah-RU se se-FI se-NO se-SE ses ses-ML shi shi-Latn shi-Latn-MA shi-MA shi-Tfng
        shi-Tfng-MA sk sk-SK smn smn-FI sv sv-AX sv-FI sv-SE szl szl-PL tg tg-TJ tk tk-TM tt tt-RU
        twq twq-NE tzm tzm-MA uk uk-UA uz uz-Cyrl uz-Cyrl-UZ uz-Latn uz-Latn-UZ uz-UZ xh xh-ZA yav
        yav-CM zgh zgh-MA
        """),
    Group(
      both: Numbers(.latn, .every("\u{202F}")),
      tags: """
        en-FR fr fr-BE fr-BF fr-BI fr-BJ fr-BL fr-CD fr-CF fr-CG fr-CH fr-CI fr-CM fr-DJ fr-DZ
        fr-FR fr-GA fr-GF fr-GN fr-GP fr-GQ fr-HT fr-KM fr-MC fr-MF fr-MG fr-ML fr-MQ fr-MR fr-MU
        fr-NC fr-NE fr-PF fr-PM fr-RE fr-RW fr-SC fr-SN fr-SY fr-TD fr-TG fr-TN fr-VU fr-WF fr-YT
        vec vec-IT
        """),
    Group(
      both: Numbers(.latn, .every(",", sizes: (3, 2))),
      tags: """
        brx brx-IN en-IN gu gu-IN hi hi-IN hi-Latn hi-Latn-IN kok-IN kok-Latn kok-Latn-IN kxv
        kxv-Deva kxv-Deva-IN kxv-IN kxv-Latn kxv-Latn-IN kxv-Orya kxv-Orya-IN kxv-Telu kxv-Telu-IN
        ml ml-IN or or-IN pa pa-Guru pa-Guru-IN pa-IN ta ta-IN ta-LK te te-IN xnr xnr-IN
        """),
    Group(
      both: Numbers(.latn, .every("\u{A0}", minimum: 2)),
      tags: """
        be be-BY bg bg-BG et et-EE hu hu-HU ie ie-EE ka ka-GE lv lv-LV pl pl-PL pt-CH pt-CV pt-GQ
        pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL ru-UA sq sq-AL sq-MK sq-XK
        """),
    Group(
      both: Numbers(.arab, .every(",")),
      tags: """
        ar-BH ar-DJ ar-EG ar-ER ar-IL ar-IQ ar-JO ar-KM ar-KW ar-OM ar-PS ar-QA ar-SA ar-SD ar-SO
        ar-SS ar-SY ar-TD ar-YE ckb ckb-IQ ckb-IR sd sd-Arab sd-Arab-PK sd-PK
        """),
    Group(
      apple: Numbers(.latn, .every(",")), cldr: Numbers(.latn, .every(".", minimum: 2)),
      tags: """
        es-AG es-BB es-BM es-BS es-CA es-DM es-GD es-GY es-KN es-KY es-LC es-TC es-TT es-VC es-VG
        es-VI
        """),
    Group(
      both: Numbers(.latn, .every(".", minimum: 2)),
      tags: "es es-003 es-EA es-ES es-GQ es-IC es-PH ia ia-001 it it-IT it-SM it-VA sl sl-SI"),
    Group(
      apple: Numbers(.latn, .every("\u{A0}")), cldr: Numbers(.latn, .every(",")),
      tags: "en-AL en-BG en-CV en-RU nr nr-ZA nso nso-ZA ss ss-SZ ss-ZA ts ts-ZA ve ve-ZA"),
    Group(
      both: Numbers(.adlm, .every("\u{2E41}")),
      tags: """
        ff-Adlm ff-Adlm-BF ff-Adlm-CM ff-Adlm-GH ff-Adlm-GM ff-Adlm-GN ff-Adlm-GW ff-Adlm-LR
        ff-Adlm-MR ff-Adlm-NE ff-Adlm-NG ff-Adlm-SL ff-Adlm-SN
        """),
    Group(
      apple: Numbers(.latn, .every("\u{2019}")), cldr: Numbers(.latn, .every("'")),
      tags: "de-CH de-LI gsw gsw-CH gsw-FR gsw-LI lmo lmo-IT tn tn-BW tn-ZA wae wae-CH"),
    Group(
      both: Numbers(.arabext, .every(",")),
      tags: "fa fa-AF fa-IR lrc lrc-IQ lrc-IR mzn mzn-IR pa-Arab pa-Arab-PK pa-PK"),
    Group(
      apple: Numbers(.latn, .every(",", sizes: (3, 2))), cldr: Numbers(.latn, .every(",")),
      tags: "en-BD kn kn-IN rhg-BD ur ur-Arab ur-Arab-IN ur-Arab-PK ur-Aran-IN ur-Aran-PK ur-PK"),
    Group(
      apple: Numbers(.latn, .every(",")), cldr: Numbers(.latn, .every("\u{A0}")),
      tags: "ba ba-RU ff-GH ff-GM ff-LR ff-NE ff-NG ff-SL"),
    Group(
      apple: Numbers(.latn, .every(".")), cldr: Numbers(.latn, .every(",")),
      tags: "ber-MA en-AR en-BR en-CL en-CO en-GR en-TR ms-Arab-BN"),
    Group(
      both: Numbers(.arabext, .every(".")),
      tags: "ps ps-AF ps-PK uz-AF uz-Arab uz-Arab-AF"),
    Group(
      both: Numbers(.deva, .every(",")),
      tags: "bgc bgc-IN bho bho-IN raj raj-IN"),
    Group(
      both: Numbers(.arabext, .every("\u{60C}")),
      tags: "ks ks-Arab ks-Arab-IN ks-Aran-IN ks-IN"),
    Group(
      both: Numbers(.deva, .every(",", sizes: (3, 2))),
      tags: "ne ne-IN ne-NP sa sa-IN"),
    Group(
      both: Numbers(.beng, .every(",")),
      tags: "mni mni-Beng mni-Beng-IN mni-IN"),
    Group(
      both: Numbers(.olck, .every(",")),
      tags: "sat sat-IN sat-Olck sat-Olck-IN"),
    Group(
      both: Numbers(.cakm, .every(",", sizes: (3, 2))),
      tags: "ccp ccp-BD ccp-IN"),
    Group(
      apple: Numbers(.latn, .every(",")), cldr: Numbers(.latn, .every(",", sizes: (3, 2))),
      tags: "kok kok-Deva kok-Deva-IN"),
    Group(
      both: Numbers(.latn, .every(",", minimum: 2)),
      tags: "ee ee-GH ee-TG"),
    Group(
      apple: Numbers(.latn, .every(",", sizes: (3, 2))),
      cldr: Numbers(.beng, .every(",", sizes: (3, 2))),
      tags: "bn bn-BD bn-IN"),
    Group(
      apple: Numbers(.latn, .every("\u{12C8}")), cldr: Numbers(.latn, .every(",")),
      tags: "gez gez-ER gez-ET"),
    Group(
      both: Numbers(.beng, .every(",", sizes: (3, 2))),
      tags: "as as-IN"),
    Group(
      apple: Numbers(.deva, .every(",")), cldr: Numbers(.olck, .every(",")),
      tags: "sat-Deva sat-Deva-IN"),
    Group(
      apple: Numbers(.latn, .every(",")), cldr: Numbers(.latn, .every(".")),
      tags: "scn scn-IT"),
    Group(
      apple: Numbers(.latn, .every(",", sizes: (3, 2))),
      cldr: Numbers(.deva, .every(",", sizes: (3, 2))),
      tags: "mr mr-IN"),
    Group(
      apple: Numbers(.latn, .every(".")), cldr: Numbers(.latn, .every(".", minimum: 2)),
      tags: "es-BQ es-CW"),
    Group(
      apple: Numbers(.latn, .every(".")), cldr: Numbers(.latn, .every("\u{A0}")),
      tags: "de-AT es-CR"),
    Group(
      both: Numbers(.latn, .every("\u{A0}", sizes: (2, 2))),
      tags: "tok tok-001"),
    Group(
      apple: Numbers(.latn, .every("\u{A0}")), cldr: Numbers(.latn, .every("\u{202F}")),
      tags: "eo eo-001"),
    Group(
      apple: Numbers(.latn, .every("\u{A0}")), cldr: Numbers(.latn, .every("\u{A0}", minimum: 2)),
      tags: "hy hy-AM"),
    Group(
      apple: Numbers(.latn, .every("\u{2019}")), cldr: Numbers(.latn, .every(",")),
      tags: "wal wal-ET"),
    Group(
      apple: Numbers(.latn, .every("\u{2019}")), cldr: Numbers(.latn, .every("\u{202F}")),
      tags: "rm rm-CH"),
    Group(
      apple: Numbers(.latn, .never), cldr: Numbers(.latn, .every(",")),
      tags: "cad hnj"),
    Group(
      apple: Numbers(.mtei, .every(",")), cldr: Numbers(.beng, .every(",")),
      tags: "mni-Mtei mni-Mtei-IN"),
    Group(
      both: Numbers(.mymr, .every(",")),
      tags: "my my-MM"),
    Group(
      both: Numbers(.nkoo, .every("\u{60C}")),
      tags: "nqo nqo-GN"),
    Group(
      both: Numbers(.tibt, .every(",", sizes: (3, 2))),
      tags: "dz dz-BT"),
    Group(
      apple: Numbers(.arab, .every(",")), cldr: Numbers(.arab, .every(".")),
      tags: "ar-LB"),
    Group(
      both: Numbers(.arab, .every(".")),
      tags: "ar-MR"),
    Group(
      apple: Numbers(.arabext, .every(",")), cldr: Numbers(.latn, .every(",", sizes: (3, 2))),
      tags: "pa-Aran-PK"),
    Group(
      both: Numbers(.latn, .every("'")),
      tags: "en-CH"),
    Group(
      apple: Numbers(.latn, .every(",", sizes: (3, 2))), cldr: Numbers(.arabext, .every(",")),
      tags: "ur-IN"),
    Group(
      apple: Numbers(.latn, .every("\u{202F}")), cldr: Numbers(.latn, .every(".", minimum: 2)),
      tags: "es-HT"),
    Group(
      apple: Numbers(.latn, .every("\u{202F}")), cldr: Numbers(.latn, .every("\u{A0}")),
      tags: "ff-BF"),
    Group(
      apple: Numbers(.latn, .every("\u{A0}")), cldr: Numbers(.latn, .every(".")),
      tags: "en-PL"),
    Group(
      apple: Numbers(.latn, .every("\u{A0}", minimum: 2)), cldr: Numbers(.latn, .every(".")),
      tags: "pt-FR"),
    Group(
      apple: Numbers(.latn, .every("\u{2019}", minimum: 2)),
      cldr: Numbers(.latn, .every("'", minimum: 2)),
      tags: "it-CH"),
    Group(
      both: Numbers(.latn, .never),
      tags: "en-US-POSIX"),
  ]

  /// Grouped otherwise in some digits than in Latin ones; both sources agree unless one is named.
  static let exceptions: [Exception] = [
    Exception(tags: "ha ha-GH ha-NE ha-NG", systems: [.arab], sign: ","),
    Exception(tags: "ff-NE", systems: [.arab], sign: ",", rule: .apple),
    Exception(tags: "km km-KH", systems: [.khmr], sign: "."),
    Exception(
      tags: "nb nb-NO nb-SJ nn nn-NO no no-NO sv sv-AX sv-FI sv-SE", systems: [.arab, .arabext],
      sign: "\u{A0}"),
    Exception(tags: "oc-ES", systems: notArabic, sign: ","),
    Exception(tags: "pa pa-Guru pa-Guru-IN pa-IN", systems: [.arab, .arabext], sign: ","),
    Exception(tags: "pa-Aran-PK", systems: [.arab, .arabext], sign: ",", rule: .cldr),
    Exception(
      tags: "sd sd-Arab sd-Arab-PK sd-PK", systems: [.arabext, .deva], sign: "\u{60C}"),
    Exception(tags: "te te-IN", systems: [.telu], sign: ",", rule: .cldr, secondarySize: 3),
    Exception(
      tags: "ur ur-Arab ur-Arab-IN ur-Arab-PK ur-Aran-IN ur-Aran-PK ur-IN ur-PK",
      systems: [.arab], sign: ","),
  ]

  private static let notArabic = NumberingSystem.allCases.filter {
    ![.latn, .arab, .arabext].contains($0)
  }

  /// Locales that ICU 78 has no data for; the table lists what it answers in an English system.
  static let withoutCLDR = Set(
    """
    ain ain-JP apw apw-US arn arn-CL ber ber-Latn ber-Latn-MA ber-MA ber-Tfng ber-Tfng-MA byn
    byn-ER cad cho cho-US cic cic-US co co-FR dv dv-MV gez gez-ER gez-ET gn gn-PY hmn hmn-CN hnj
    inh io io-001 iu iu-CA jbo jbo-001 kaj kaj-NG kcg kcg-NG kpe kpe-GN kpe-LR lag lag-TZ lkt
    lkt-US lut mgo mgo-CM mic mic-CA mid mid-IQ moh moh-CA mus mus-US myv myv-RU nnp nnp-IN nr
    nr-ZA nv nv-US ny ny-MW osa osa-US pqm pqm-CA rej rej-ID rej-Rjng rej-Rjng-ID rhg rhg-BD
    rhg-MM rhg-Rohg rhg-Rohg-BD rhg-Rohg-MM sjd sje sju sm sm-AS sm-WS ss ss-SZ ss-ZA tig tig-ER
    trv trv-TW ts ts-ZA ve ve-ZA wa wa-BE wal wal-ET za za-CN
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Locales that Foundation has no data for; the table lists what it answers all the same.
  static let withoutApple = ["cad", "hnj"]
}
