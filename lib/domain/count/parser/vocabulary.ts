import type { CountSystem } from '@/lib/domain/count/systems'

/**
 * What a word implies for an unmarked number. Lustre and type words are mostly used for filament ("80/72 SD"), but also
 * for spun yarn ("30/1 bright rayon"), so they never turn a ply into filaments. Null implies nothing.
 */
export type Side = 'spun' | 'filament' | 'lustre' | null

interface Qualifier {
  codes: readonly string[]
  side: Side
}

const table = (side: Side, rows: Record<string, string>): [string, Qualifier][] =>
  Object.entries(rows).map(([words, codes]) => [words, { codes: codes.split(' ').filter((code) => code !== ''), side }])

/** Process and finish words of the trade (V3, V5, V9) by how they are typed: upper case, single spaces. */
export const QUALIFIERS: ReadonlyMap<string, Qualifier> = new Map([
  ...table('spun', {
    CCW: 'COMBED COMPACT WEAVING',
    CCH: 'COMBED COMPACT HOSIERY',
    CW: 'COMBED WEAVING',
    CH: 'COMBED HOSIERY',
    KW: 'CARDED WEAVING',
    KH: 'CARDED HOSIERY',
    KCW: 'CARDED COMPACT WEAVING',
    KCH: 'CARDED COMPACT HOSIERY',
    CWC: 'COMBED WEAVING COMPACT',
    CHC: 'COMBED HOSIERY COMPACT',
    COMBED: 'COMBED',
    CMBD: 'COMBED',
    COMB: 'COMBED',
    CARDED: 'CARDED',
    KARDED: 'CARDED',
    CARD: 'CARDED',
    CRD: 'CARDED',
    'SEMI COMBED': 'SEMI_COMBED',
    SEMICOMBED: 'SEMI_COMBED',
    'SUPER COMBED': 'SUPER_COMBED',
    SUPERCOMBED: 'SUPER_COMBED',
    COMPACT: 'COMPACT',
    'RING COMPACT': 'RING COMPACT',
    ELITE: 'COMPACT',
    OE: 'ROTOR',
    ROTOR: 'ROTOR',
    'OPEN END': 'ROTOR',
    OPENEND: 'ROTOR',
    MVS: 'VORTEX',
    VORTEX: 'VORTEX',
    MJS: 'AIR_JET',
    'AIR JET': 'AIR_JET',
    AIRJET: 'AIR_JET',
    DREF: 'FRICTION',
    FRICTION: 'FRICTION',
    RS: 'RING',
    RING: 'RING',
    'RING SPUN': 'RING',
    RINGSPUN: 'RING',
    'RING FRAME': 'RING',
    SIRO: 'SIRO',
    'SIRO COMPACT': 'SIRO COMPACT',
    ELITWIST: 'SIRO COMPACT',
    SLUB: 'SLUB',
    MELANGE: 'MELANGE',
    GASSED: 'GASSED',
    GAS: 'GASSED',
    HOSIERY: 'HOSIERY',
    'HIGH BULK': 'HIGH_BULK',
    HB: 'HIGH_BULK',
    'CORE SPUN': 'CORE_SPUN',
    // Only rules out filaments.
    SPUN: '',
  }),
  ...table('filament', {
    POY: 'POY',
    FDY: 'FDY',
    SDY: 'FDY',
    FOY: 'FDY',
    DTY: 'DTY',
    ATY: 'ATY',
    ITY: 'ITY',
    IDY: 'HIGH_TENACITY',
    BCF: 'BCF',
    NIM: 'NIM',
    LIM: 'LIM',
    SIM: 'SIM',
    HIM: 'HIM',
    ROTO: 'ROTO',
    MONO: 'MONO',
    MONOFILAMENT: 'MONO',
    MULTIFILAMENT: 'MULTIFILAMENT',
    'MULTI FILAMENT': 'MULTIFILAMENT',
    TEXTURED: 'TEXTURED',
    TEXTURISED: 'TEXTURED',
    TEXTURIZED: 'TEXTURED',
    SCY: 'SINGLE_COVERED',
    DCY: 'DOUBLE_COVERED',
    ACY: 'AIR_COVERED',
  }),
  ...table('lustre', {
    SD: 'SEMI_DULL',
    'SEMI DULL': 'SEMI_DULL',
    SEMIDULL: 'SEMI_DULL',
    FD: 'FULL_DULL',
    'FULL DULL': 'FULL_DULL',
    BRT: 'BRIGHT',
    BR: 'BRIGHT',
    BRIGHT: 'BRIGHT',
    'TRILOBAL BRIGHT': 'TRILOBAL BRIGHT',
    TBR: 'TRILOBAL BRIGHT',
    TRILOBAL: 'TRILOBAL',
    CATIONIC: 'CATIONIC',
    CDP: 'CATIONIC',
    MICRO: 'MICRO',
  }),
  ...table(null, {
    WEAVING: 'WEAVING',
    KNITTING: 'KNITTING',
    WARP: 'WARP',
    WEFT: 'WEFT',
    MERCERISED: 'MERCERISED',
    MERCERIZED: 'MERCERISED',
    MERC: 'MERCERISED',
    WAXED: 'WAXED',
    UNWAXED: 'UNWAXED',
    TFO: 'TFO',
    'HIGH TWIST': 'HIGH_TWIST',
    'LOW TWIST': 'LOW_TWIST',
    'HIGH TENACITY': 'HIGH_TENACITY',
    HT: 'HIGH_TENACITY',
    DYED: 'DYED',
    'DOPE DYED': 'DOPE_DYED',
    DD: 'DOPE_DYED',
    GREY: 'GREY',
    'RAW WHITE': 'RAW_WHITE',
    RW: 'RAW_WHITE',
    BCI: 'BCI',
    GOTS: 'GOTS',
    GRS: 'GRS',
    ORGANIC: 'ORGANIC',
    RECYCLED: 'RECYCLED',
  }),
])

/** Letters that mean combed or carded only when glued to the count: "40sC", "40sK". */
export const GLUED_LETTERS: ReadonlyMap<string, string> = new Map([
  ['C', 'COMBED'],
  ['K', 'CARDED'],
])

/** Names of spun blends: not process words, but filament is never blended by percentages. */
const BLEND_NAMES: ReadonlySet<string> = new Set([
  'PC',
  'CVC',
  'PV',
  'CV',
  'PW',
  'TC',
  'TR',
  'CP',
  'LV',
  'PSF',
  'VSF',
  'PSY',
])

/** Names of a system in two words. */
export const SYSTEM_PHRASES: ReadonlyMap<string, CountSystem> = new Map([
  ['COTTON COUNT', 'Ne'],
  ['ENGLISH COUNT', 'Ne'],
  ['ENGLISH COTTON', 'Ne'],
  ['METRIC COUNT', 'Nm'],
  ['WORSTED COUNT', 'NeW'],
])

export const FILAMENT_COUNT_WORDS: ReadonlySet<string> = new Set(['F', 'FIL', 'FILS', 'FILAMENT', 'FILAMENTS'])
export const PLY_WORDS: ReadonlySet<string> = new Set(['PLY', 'PLYS', 'PLIES', 'FOLD'])
export const PLY_NAMES: ReadonlyMap<string, number> = new Map([
  ['SINGLE', 1],
  ['DOUBLE', 2],
  ['DOUBLED', 2],
  ['TWO PLY', 2],
  ['THREE PLY', 3],
  ['FOUR PLY', 4],
])
export const SPYNDLE_WORDS: ReadonlySet<string> = new Set(['SPY', 'SPYNDLE', 'SPINDLE'])

/** Units of other things: a number with one of them is not a count. */
export const FOREIGN_UNITS: ReadonlySet<string> = new Set(
  '% G GM GMS GRAM GRAMS KG KGS MT TON TONS OZ MM CM M MTR MTRS METER METERS METRE METRES INCH INCHES IN YD YDS YARD YARDS GSM OUNCE TPI TPM EPI PPI MICRON MICRONS MIC RKM CSP CONE CONES BAG BAGS CARTON CARTONS PCS KTEX MTEX INR USD EUR DAY DAYS'.split(
    ' ',
  ),
)

/** Units of a fabric: with one of them the whole string does not describe a yarn. */
export const FABRIC_UNITS: ReadonlySet<string> = new Set(['GSM', 'EPI', 'PPI'])

/** Signs written before a price. */
export const CURRENCY_SIGNS: ReadonlySet<string> = new Set(['₹', '$', '€', '£', 'INR', 'USD', 'EUR'])

/** Words whose number is part of a name: "Super 100s", "Shankar-6", "Giza 86", "lot 45". */
export const NUMBERED_NAMES: ReadonlySet<string> = new Set(
  'SUPER SHANKAR SANKAR MCU DCH GIZA LOT MERGE SHADE CODE PANTONE GRADE USTER CSP'.split(' '),
)

export const ELASTANE_WORDS: ReadonlySet<string> = new Set(['LYCRA', 'SPANDEX', 'ELASTANE', 'CREORA', 'ELASTOMERIC'])

/** What a fibre or a yarn family implies for an unmarked number. */
export interface FibreHint {
  kind: 'spun' | 'filament' | 'elastane' | 'silk'
  system: CountSystem
}

const SPUN_NE: FibreHint = { kind: 'spun', system: 'Ne' }
const SPUN_NM: FibreHint = { kind: 'spun', system: 'Nm' }
const LINEN: FibreHint = { kind: 'spun', system: 'NeL' }
const JUTE: FibreHint = { kind: 'spun', system: 'JuteLb' }
const SILK: FibreHint = { kind: 'silk', system: 'Denier' }
const ELASTANE: FibreHint = { kind: 'elastane', system: 'Denier' }
const FILAMENT: FibreHint = { kind: 'filament', system: 'Denier' }

const words = (hint: FibreHint, list: string): [string, FibreHint][] => list.split(' ').map((word) => [word, hint])

/**
 * V1 and V2 by their decisive word, strongest first: "Viscose filament" is filament, "Polyester spun" is spun, and bare
 * "Polyester" or "Viscose" may be either, so they are in no row.
 */
const FIBRE_HINTS: readonly (readonly [string, FibreHint])[] = [
  ...words(FILAMENT, 'FILAMENT BCF VFY'),
  ...words(ELASTANE, 'ELASTANE SPANDEX LYCRA ELASTOMERIC CREORA'),
  ...words(
    SPUN_NM,
    'ACRYLIC CASHMILON MODACRYLIC WORSTED PETTINATO WOOL WOOLLEN CARDATO HAIR CASHMERE MOHAIR ALPACA ANGORA CAMEL',
  ),
  ...words(LINEN, 'LINEN FLAX HEMP RAMIE BAST'),
  ...words(JUTE, 'JUTE COIR'),
  ...words(SPUN_NE, 'SPUN COTTON MODAL LYOCELL TENCEL EXCEL BAMBOO BLENDED PSY PSF VSF SUPIMA PIMA SUVIN REGENERATED'),
  ...words(SILK, 'SILK MULBERRY TUSSAR ERI MUGA'),
  ...words(FILAMENT, 'NYLON POLYAMIDE POLYPROPYLENE POLYETHYLENE PP PE POY FDY DTY'),
]

const HINT_WORDS: ReadonlyMap<string, FibreHint> = new Map(FIBRE_HINTS)
/** Known fibres that may be spun or filament: they decide nothing. */
const NEUTRAL_FIBRES: ReadonlySet<string> = new Set('POLYESTER POLY VISCOSE RAYON CUPRO ACETATE YARN BLEND'.split(' '))

/** What a fibre or family label (any case, any spelling) implies for a number without a system; null: nothing. */
export const fibreHint = (label: string): FibreHint | null => {
  const present = new Set(
    label
      .slice(0, 200)
      .toUpperCase()
      .split(/[^A-Z]/),
  )
  return FIBRE_HINTS.find(([word]) => present.has(word))?.[1] ?? null
}

export const hintOfWord = (word: string): FibreHint | null => HINT_WORDS.get(word) ?? null
export const isFibreWord = (word: string): boolean => HINT_WORDS.has(word) || NEUTRAL_FIBRES.has(word)
export const isBlendName = (word: string): boolean => BLEND_NAMES.has(word)
