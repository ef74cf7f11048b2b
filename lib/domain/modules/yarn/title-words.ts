import { foldWord } from '@/lib/domain/vocabulary/vocabulary'

/** The words of a yarn's title, and where each belongs in it. */

/** The position of a word in a title; "tail" words follow commas, "none" words are left out. */
export type Slot =
  | 'prefix'
  | 'process'
  | 'treatment'
  | 'effect'
  | 'form'
  | 'mingle'
  | 'lustre'
  | 'use'
  | 'tail'
  | 'standard'
  | 'none'

const slotWords = (slot: Slot, texts: readonly string[]): [string, { slot: Slot; text: string }][] =>
  texts.map((entry) => {
    const [word = '', text = word] = entry.split('=')
    return [foldWord(word), { slot, text }]
  })

/** The words of vocabularies and count strings by their folded form, as they read in a title. */
export const TITLE_WORDS: ReadonlyMap<string, { slot: Slot; text: string }> = new Map([
  ...slotWords('prefix', ['Organic', 'Recycled', 'BCI']),
  ...slotWords('process', [
    'Carded',
    'Semi-Combed',
    'Combed',
    'Super-Combed',
    'Combed Compact',
    'Carded Compact',
    'Compact',
    'Ring compact=Compact',
    'Siro',
    'Siro-compact=Siro Compact',
    'Open-end=OE',
    'Rotor=OE',
    'Air-Jet',
    'Vortex',
    'Friction=Friction-Spun',
    'Handspun',
    'Hand-spun=Handspun',
    'Wet-ring=Wet-Spun',
    'Dry-ring=Dry-Spun',
    'Worsted',
    'Worsted ring=Worsted',
    'Semi-Worsted',
    'Woollen=Carded',
  ]),
  ...slotWords('treatment', [
    'Gassed',
    'Mercerised',
    'Gassed Mercerised',
    'Core-Spun',
    'Core-spun ring=Core-Spun',
    'Dual-Core',
  ]),
  ...slotWords('form', [
    'POY',
    'FDY',
    'DTY',
    'ATY',
    'ITY',
    'BCF',
    'High-Tenacity',
    'Monofilament',
    'Mono=Monofilament',
    'Twisted',
    'Covered',
    'Micro',
    'Bi-Shrinkage',
  ]),
  ...slotWords('mingle', ['NIM', 'LIM', 'SIM', 'HIM', 'Roto']),
  ...slotWords('lustre', ['Semi-Dull', 'Full Dull', 'Bright', 'Trilobal Bright', 'Cationic']),
  ...slotWords('use', ['Hosiery', 'Knitting', 'Weaving', 'Warp', 'Weft']),
  ...slotWords('tail', ['Waxed', 'Unwaxed', 'Soft']),
  ...slotWords('standard', ['GOTS', 'OCS', 'GRS', 'RCS', 'RWS']),
  ...slotWords('effect', ['Slub', 'Melange', 'High-Twist', 'Low-Twist', 'High-Bulk']),
  // How a filament is made is part of its form, ring spinning is the default, and counts and colours are read
  // elsewhere.
  ...slotWords('none', [
    'Ring',
    'Spun',
    'Textured',
    'Texturised',
    'Multifilament',
    'Melt-spun',
    'Dry-spun',
    'Wet-spun',
    'Gel-spun',
    'Air-textured',
    'TFO',
    'Dyed',
    'Dope dyed',
    'Grey',
    'Raw white',
    'Single covered',
    'Double covered',
    'Air covered',
    'Trilobal',
  ]),
])

/** Colour words of a count string and the dyeing status they stand for. */
export const STATUS_OF_QUALIFIER: Readonly<Record<string, string>> = {
  GREY: 'Grey',
  RAW_WHITE: 'Grey',
  DOPE_DYED: 'Dope dyed',
  DYED: 'Package dyed',
}

/** Dyeing methods that a title calls just "Dyed". */
export const PLAINLY_DYED: ReadonlySet<string> = new Set([
  'Dyed',
  'Package dyed',
  'Hank dyed',
  'Fibre dyed',
  'Top dyed',
  'Sulphur dyed',
  'Mercerised dyed',
])
export const WHITENED: ReadonlySet<string> = new Set(['Half-bleached', 'Full bleached', 'Optical white', 'RFD'])
export const NATURAL_FIBRES: ReadonlySet<string> = new Set([
  'Cotton',
  'Recycled cotton',
  'Linen',
  'Hemp',
  'Ramie',
  'Jute',
  'Coir',
  'Wool',
  'Virgin wool',
  'Recycled wool',
  'Cashmere',
  'Mohair',
  'Alpaca',
  'Angora',
  'Camel',
  'Silk',
])
/** Families whose titles start with each fibre's share, and how their yarn is spun. */
export const WOOL_PROCESS: Readonly<Record<string, string>> = {
  Worsted: 'Worsted',
  Woollen: 'Carded',
  'Specialty hair': '',
}
