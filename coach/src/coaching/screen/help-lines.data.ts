/** Where help is, by the time zones of a country. */
export interface HelpLine {
  readonly zones: readonly string[]
  /** What to call in an emergency. */
  readonly emergency: string
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
    emergency: '911',
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
    emergency: '911',
    crisisLine: '9-8-8 Suicide Crisis Helpline 988',
  },
  // United Kingdom
  { zones: ['Europe/London'], emergency: '999', crisisLine: 'Samaritans 116 123' },
  // Ireland
  { zones: ['Europe/Dublin'], emergency: '112 or 999', crisisLine: 'Samaritans 116 123' },
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
    emergency: '000',
    crisisLine: 'Lifeline 13 11 14',
  },
  // New Zealand
  {
    zones: ['Pacific/Auckland', 'Pacific/Chatham'],
    emergency: '111',
    crisisLine: '1737, Need to talk? 1737',
  },
  // India
  { zones: ['Asia/Calcutta', 'Asia/Kolkata'], emergency: '112', crisisLine: 'Tele MANAS 14416' },
  // Germany
  {
    zones: ['Europe/Berlin', 'Europe/Busingen'],
    emergency: '112, or 110 for the police',
    crisisLine: 'TelefonSeelsorge 0800 111 0 111',
  },
  // Austria
  { zones: ['Europe/Vienna'], emergency: '112', crisisLine: 'Telefonseelsorge 142' },
  // Switzerland
  {
    zones: ['Europe/Zurich'],
    emergency: '112',
    crisisLine: 'Die Dargebotene Hand / La Main Tendue / Telefono Amico 143',
  },
  // France
  { zones: ['Europe/Paris'], emergency: '112', crisisLine: 'Numéro national de prévention du suicide 3114' },
  // Belgium
  {
    zones: ['Europe/Brussels'],
    emergency: '112',
    crisisLine:
      'Zelfmoordlijn (Dutch) or Centre de Prévention du Suicide (French) 1813 (Dutch) or 0800 32 123 (French)',
  },
  // Netherlands
  { zones: ['Europe/Amsterdam'], emergency: '112', crisisLine: '113 Zelfmoordpreventie 113 or 0800 0113' },
  // Spain
  {
    zones: ['Africa/Ceuta', 'Atlantic/Canary', 'Europe/Madrid'],
    emergency: '112',
    crisisLine: 'Línea 024 024',
  },
  // Portugal
  { zones: ['Atlantic/Azores', 'Atlantic/Madeira', 'Europe/Lisbon'], emergency: '112' },
  // Italy
  { zones: ['Europe/Rome'], emergency: '112' },
  // Poland
  {
    zones: ['Europe/Warsaw'],
    emergency: '112',
    crisisLine: 'Telefon wsparcia dla dorosłych w kryzysie 116 123',
  },
  // Czechia
  { zones: ['Europe/Prague'], emergency: '112' },
  // Sweden
  { zones: ['Europe/Stockholm'], emergency: '112', crisisLine: 'Självmordslinjen (Mind) 90101' },
  // Norway
  {
    zones: ['Europe/Oslo'],
    emergency: '112 for the police, 113 for an ambulance',
    crisisLine: 'Mental Helse Hjelpetelefonen 116 123',
  },
  // Denmark
  { zones: ['Europe/Copenhagen'], emergency: '112', crisisLine: 'Livslinien 70 201 201' },
  // Finland
  { zones: ['Europe/Helsinki'], emergency: '112', crisisLine: 'MIELI Kriisipuhelin 09 2525 0111' },
  // Greece
  { zones: ['Europe/Athens'], emergency: '112' },
  // Romania
  { zones: ['Europe/Bucharest'], emergency: '112' },
  // Hungary
  { zones: ['Europe/Budapest'], emergency: '112' },
  // Türkiye
  { zones: ['Europe/Istanbul'], emergency: '112' },
  // Israel
  {
    zones: ['Asia/Jerusalem'],
    emergency: '100 for the police, 101 for an ambulance',
    crisisLine: 'ERAN 1201',
  },
  // South Africa
  {
    zones: ['Africa/Johannesburg'],
    emergency: '112 from a mobile, 10111 for the police, 10177 for an ambulance',
  },
  // Nigeria
  { zones: ['Africa/Lagos'], emergency: '112' },
  // Kenya
  { zones: ['Africa/Nairobi'], emergency: '999 or 112' },
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
    emergency: '190 for the police, 192 for an ambulance',
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
    emergency: '911',
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
    emergency: '911, or 107 for an ambulance',
  },
  // Chile
  {
    zones: ['America/Coyhaique', 'America/Punta_Arenas', 'America/Santiago', 'Pacific/Easter'],
    emergency: '133 for the police, 131 for an ambulance',
  },
  // Colombia
  { zones: ['America/Bogota'], emergency: '123' },
  // Japan
  { zones: ['Asia/Tokyo'], emergency: '110 for the police, 119 for an ambulance' },
  // South Korea
  {
    zones: ['Asia/Seoul'],
    emergency: '112 for the police, 119 for an ambulance',
    crisisLine: 'Suicide prevention line 109',
  },
  // Singapore
  {
    zones: ['Asia/Singapore'],
    emergency: '999 for the police, 995 for an ambulance',
    crisisLine: 'Samaritans of Singapore (SOS) 1767',
  },
  // Hong Kong SAR China
  { zones: ['Asia/Hong_Kong'], emergency: '999' },
  // Malaysia
  { zones: ['Asia/Kuala_Lumpur', 'Asia/Kuching'], emergency: '999' },
  // Philippines
  { zones: ['Asia/Manila'], emergency: '911' },
  // Indonesia
  {
    zones: ['Asia/Jakarta', 'Asia/Jayapura', 'Asia/Makassar', 'Asia/Pontianak'],
    emergency: '110 for the police, 119 for an ambulance',
  },
  // Thailand
  { zones: ['Asia/Bangkok'], emergency: '191 for the police, 1669 for an ambulance' },
  // Vietnam
  { zones: ['Asia/Saigon', 'Asia/Ho_Chi_Minh'], emergency: '113 for the police, 115 for an ambulance' },
  // United Arab Emirates
  { zones: ['Asia/Dubai'], emergency: '999 for the police, 998 for an ambulance' },
  // Saudi Arabia
  { zones: ['Asia/Riyadh'], emergency: '911 or 999 for the police, 997 for an ambulance' },
  // Egypt
  { zones: ['Africa/Cairo'], emergency: '122 for the police, 123 for an ambulance' },
  // Ukraine
  {
    zones: ['Europe/Kiev', 'Europe/Kyiv', 'Europe/Simferopol'],
    emergency: '102 for the police, 103 for an ambulance',
  },
]
