const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Nouns without a plural, or with a plural like their singular. */
export const MASS_NOUNS = words(
  'information knowledge advice homework equipment furniture money traffic pollution research evidence software feedback progress luggage water fish sheep species data media police staff hundred thousand million billion dozen people food work time music energy power access help support experience stuff hardware content personnel faculty clothing cash land weather air oil gas sea sand sugar salt rice bread meat milk coffee tea health wealth education technology behavior percent half english math more less much lot such same other own past present future gigahertz hertz plus aircraft offspring youth',
)

/** Words in "-s" that are not plurals, and plurals that no rule should judge. */
export const NO_PLURALS = words(
  'news means series species politics economics physics mathematics ethics headquarters lots thanks sales statistics gymnastics genetics goods logistics analytics athletics electronics always towards perhaps gas bias canvas whereas afterwards diabetes lens dynamics basics data number customs premises',
)

/** Nouns that hardly ever stand alone: "a car", "the car", "my car". */
export const COUNTED_NOUNS = words(
  'car job house problem reason company teacher student phone computer book friend child city country goal doctor idea mistake decision picture movie solution suggestion letter sentence meeting project trip boss girl boy man woman wife husband brother sister dog cat university degree lawyer manager engineer scientist artist train ticket camera laptop website guide tool hobby dream contract deadline schedule budget client customer proposal game song story town village bridge store shop restaurant hotel garden machine method skill colleague neighbor neighbour question chance plan invoice appointment invitation reservation certificate receipt quotation file document key password van truck chair desk printer',
)
