/** Whom an emergency number reaches: everybody, everybody from a mobile telephone, the police, an ambulance. */
export const REACHES = ['any', 'mobile', 'police', 'ambulance'] as const
type Reach = (typeof REACHES)[number]

/** Where help is, by the time zones of a country. */
export interface HelpLine {
  readonly zones: readonly string[]
  /** What to call in an emergency, by whom it reaches; what reaches everybody first. */
  readonly emergency: Partial<Readonly<Record<Reach, readonly string[]>>>
  /** Who answers day or night when somebody thinks of suicide; left out where that is not certain. */
  readonly crisisLine?: string
}

/** The countries of most time zones, as known in November 2026. */
export const HELP_LINES: readonly HelpLine[] = [
  // United States
  {
    zones: [
      'America/Adak',
      'America/Anchorage',
      'America/Boise',
      'America/Chicago',
      'America/Denver',
      'America/Detroit',
      'America/Indiana/Knox',
      'America/Indiana/Marengo',
      'America/Indiana/Petersburg',
      'America/Indiana/Tell_City',
      'America/Indiana/Vevay',
      'America/Indiana/Vincennes',
      'America/Indiana/Winamac',
      'America/Indianapolis',
      'America/Juneau',
      'America/Kentucky/Monticello',
      'America/Los_Angeles',
      'America/Louisville',
      'America/Menominee',
      'America/Metlakatla',
      'America/New_York',
      'America/Nome',
      'America/North_Dakota/Beulah',
      'America/North_Dakota/Center',
      'America/North_Dakota/New_Salem',
      'America/Phoenix',
      'America/Sitka',
      'America/Yakutat',
      'Pacific/Honolulu',
    ],
    emergency: { any: ['911'] },
    crisisLine: '988 Suicide & Crisis Lifeline 988',
  },
  // Canada
  {
    zones: [
      'America/Blanc-Sablon',
      'America/Cambridge_Bay',
      'America/Coral_Harbour',
      'America/Creston',
      'America/Dawson',
      'America/Dawson_Creek',
      'America/Edmonton',
      'America/Fort_Nelson',
      'America/Glace_Bay',
      'America/Goose_Bay',
      'America/Halifax',
      'America/Inuvik',
      'America/Iqaluit',
      'America/Moncton',
      'America/Rankin_Inlet',
      'America/Regina',
      'America/Resolute',
      'America/St_Johns',
      'America/Swift_Current',
      'America/Toronto',
      'America/Vancouver',
      'America/Whitehorse',
      'America/Winnipeg',
    ],
    emergency: { any: ['911'] },
    crisisLine: '9-8-8 Suicide Crisis Helpline 988',
  },
  // United Kingdom
  { zones: ['Europe/London'], emergency: { any: ['999'] }, crisisLine: 'Samaritans 116 123' },
  // Ireland
  { zones: ['Europe/Dublin'], emergency: { any: ['112', '999'] }, crisisLine: 'Samaritans 116 123' },
  // Australia
  {
    zones: [
      'Antarctica/Macquarie',
      'Australia/Adelaide',
      'Australia/Brisbane',
      'Australia/Broken_Hill',
      'Australia/Darwin',
      'Australia/Eucla',
      'Australia/Hobart',
      'Australia/Lindeman',
      'Australia/Lord_Howe',
      'Australia/Melbourne',
      'Australia/Perth',
      'Australia/Sydney',
    ],
    emergency: { any: ['000'] },
    crisisLine: 'Lifeline 13 11 14',
  },
  // New Zealand
  {
    zones: ['Pacific/Auckland', 'Pacific/Chatham'],
    emergency: { any: ['111'] },
    crisisLine: '1737, Need to talk? 1737',
  },
  // India
  { zones: ['Asia/Calcutta', 'Asia/Kolkata'], emergency: { any: ['112'] }, crisisLine: 'Tele MANAS 14416' },
  // Germany
  {
    zones: ['Europe/Berlin', 'Europe/Busingen'],
    emergency: { any: ['112'], police: ['110'] },
    crisisLine: 'TelefonSeelsorge 0800 111 0 111',
  },
  // Austria
  { zones: ['Europe/Vienna'], emergency: { any: ['112'] }, crisisLine: 'Telefonseelsorge 142' },
  // Switzerland
  {
    zones: ['Europe/Zurich'],
    emergency: { any: ['112'] },
    crisisLine: 'Die Dargebotene Hand / La Main Tendue / Telefono Amico 143',
  },
  // France
  {
    zones: ['Europe/Paris'],
    emergency: { any: ['112'] },
    crisisLine: 'Numéro national de prévention du suicide 3114',
  },
  // Belgium
  {
    zones: ['Europe/Brussels'],
    emergency: { any: ['112'] },
    crisisLine: 'Zelfmoordlijn 1813 / Centre de Prévention du Suicide 0800 32 123',
  },
  // Netherlands
  {
    zones: ['Europe/Amsterdam'],
    emergency: { any: ['112'] },
    crisisLine: '113 Zelfmoordpreventie 113 / 0800 0113',
  },
  // Spain
  {
    zones: ['Africa/Ceuta', 'Atlantic/Canary', 'Europe/Madrid'],
    emergency: { any: ['112'] },
    crisisLine: 'Línea 024 024',
  },
  // Portugal
  { zones: ['Atlantic/Azores', 'Atlantic/Madeira', 'Europe/Lisbon'], emergency: { any: ['112'] } },
  // Italy
  { zones: ['Europe/Rome'], emergency: { any: ['112'] } },
  // Poland
  {
    zones: ['Europe/Warsaw'],
    emergency: { any: ['112'] },
    crisisLine: 'Telefon wsparcia dla dorosłych w kryzysie 116 123',
  },
  // Czechia
  { zones: ['Europe/Prague'], emergency: { any: ['112'] } },
  // Sweden
  { zones: ['Europe/Stockholm'], emergency: { any: ['112'] }, crisisLine: 'Självmordslinjen (Mind) 90101' },
  // Norway
  {
    zones: ['Europe/Oslo'],
    emergency: { police: ['112'], ambulance: ['113'] },
    crisisLine: 'Mental Helse Hjelpetelefonen 116 123',
  },
  // Denmark
  { zones: ['Europe/Copenhagen'], emergency: { any: ['112'] }, crisisLine: 'Livslinien 70 201 201' },
  // Finland
  { zones: ['Europe/Helsinki'], emergency: { any: ['112'] }, crisisLine: 'MIELI Kriisipuhelin 09 2525 0111' },
  // Greece
  { zones: ['Europe/Athens'], emergency: { any: ['112'] } },
  // Romania
  { zones: ['Europe/Bucharest'], emergency: { any: ['112'] } },
  // Hungary
  { zones: ['Europe/Budapest'], emergency: { any: ['112'] } },
  // Türkiye
  { zones: ['Europe/Istanbul'], emergency: { any: ['112'] } },
  // Israel
  {
    zones: ['Asia/Jerusalem'],
    emergency: { police: ['100'], ambulance: ['101'] },
    crisisLine: 'ERAN 1201',
  },
  // South Africa
  {
    zones: ['Africa/Johannesburg'],
    emergency: { mobile: ['112'], police: ['10111'], ambulance: ['10177'] },
  },
  // Nigeria
  { zones: ['Africa/Lagos'], emergency: { any: ['112'] } },
  // Kenya
  { zones: ['Africa/Nairobi'], emergency: { any: ['999', '112'] } },
  // Brazil
  {
    zones: [
      'America/Araguaina',
      'America/Bahia',
      'America/Belem',
      'America/Boa_Vista',
      'America/Campo_Grande',
      'America/Cuiaba',
      'America/Eirunepe',
      'America/Fortaleza',
      'America/Maceio',
      'America/Manaus',
      'America/Noronha',
      'America/Porto_Velho',
      'America/Recife',
      'America/Rio_Branco',
      'America/Santarem',
      'America/Sao_Paulo',
    ],
    emergency: { police: ['190'], ambulance: ['192'] },
    crisisLine: 'CVV 188',
  },
  // Mexico
  {
    zones: [
      'America/Bahia_Banderas',
      'America/Cancun',
      'America/Chihuahua',
      'America/Ciudad_Juarez',
      'America/Hermosillo',
      'America/Matamoros',
      'America/Mazatlan',
      'America/Merida',
      'America/Mexico_City',
      'America/Monterrey',
      'America/Ojinaga',
      'America/Tijuana',
    ],
    emergency: { any: ['911'] },
  },
  // Argentina
  {
    zones: [
      'America/Argentina/La_Rioja',
      'America/Argentina/Rio_Gallegos',
      'America/Argentina/Salta',
      'America/Argentina/San_Juan',
      'America/Argentina/San_Luis',
      'America/Argentina/Tucuman',
      'America/Argentina/Ushuaia',
      'America/Buenos_Aires',
      'America/Argentina/Buenos_Aires',
      'America/Catamarca',
      'America/Cordoba',
      'America/Jujuy',
      'America/Mendoza',
    ],
    emergency: { any: ['911'], ambulance: ['107'] },
  },
  // Chile
  {
    zones: ['America/Coyhaique', 'America/Punta_Arenas', 'America/Santiago', 'Pacific/Easter'],
    emergency: { police: ['133'], ambulance: ['131'] },
  },
  // Colombia
  { zones: ['America/Bogota'], emergency: { any: ['123'] } },
  // Japan
  { zones: ['Asia/Tokyo'], emergency: { police: ['110'], ambulance: ['119'] } },
  // South Korea
  {
    zones: ['Asia/Seoul'],
    emergency: { police: ['112'], ambulance: ['119'] },
    crisisLine: 'Suicide prevention line 109',
  },
  // Singapore
  {
    zones: ['Asia/Singapore'],
    emergency: { police: ['999'], ambulance: ['995'] },
    crisisLine: 'Samaritans of Singapore (SOS) 1767',
  },
  // China
  {
    zones: ['Asia/Shanghai', 'Asia/Urumqi'],
    emergency: { police: ['110'], ambulance: ['120'] },
  },
  // Taiwan
  { zones: ['Asia/Taipei'], emergency: { police: ['110'], ambulance: ['119'] } },
  // Hong Kong SAR China
  { zones: ['Asia/Hong_Kong'], emergency: { any: ['999'] } },
  // Malaysia
  { zones: ['Asia/Kuala_Lumpur', 'Asia/Kuching'], emergency: { any: ['999'] } },
  // Philippines
  { zones: ['Asia/Manila'], emergency: { any: ['911'] } },
  // Indonesia
  {
    zones: ['Asia/Jakarta', 'Asia/Jayapura', 'Asia/Makassar', 'Asia/Pontianak'],
    emergency: { police: ['110'], ambulance: ['119'] },
  },
  // Thailand
  { zones: ['Asia/Bangkok'], emergency: { police: ['191'], ambulance: ['1669'] } },
  // Vietnam
  { zones: ['Asia/Saigon', 'Asia/Ho_Chi_Minh'], emergency: { police: ['113'], ambulance: ['115'] } },
  // United Arab Emirates
  { zones: ['Asia/Dubai'], emergency: { police: ['999'], ambulance: ['998'] } },
  // Saudi Arabia
  { zones: ['Asia/Riyadh'], emergency: { police: ['911', '999'], ambulance: ['997'] } },
  // Egypt
  { zones: ['Africa/Cairo'], emergency: { police: ['122'], ambulance: ['123'] } },
  // Ukraine
  {
    zones: ['Europe/Kiev', 'Europe/Kyiv', 'Europe/Simferopol'],
    emergency: { police: ['102'], ambulance: ['103'] },
  },
]
