interface Maker {
  name: string
  /** Other spellings, as a pattern. */
  spelled?: string
  /** What its goods are called behind its name: "Coats Epic". */
  lines?: string
}

const LINES_OF_COATS = 'astra|epic|gral|gramax|sylko|nylbond|protos'

/** Makers of yarn, thread, cloth and chemicals whose name alone says who made the goods. Ordinary words, names of people and makers of fibre are left out. */
const MAKERS: readonly Maker[] = [
  { name: 'Madura Coats', lines: LINES_OF_COATS },
  // A coat is a garment as well.
  {
    name: 'Coats',
    spelled: String.raw`coats(?=\s+(?:${LINES_OF_COATS}|tkt|ticket|tex)\b)`,
    lines: LINES_OF_COATS,
  },
  {
    name: 'A&E',
    spelled: String.raw`a\s?&\s?e|american\s*&\s*efird`,
    lines: String.raw`perma\s?core|perma\s?spun|maxilock`,
  },
  { name: 'Gütermann', spelled: 'g(?:ü|ue|u)termann', lines: 'mara|tera|skala' },
  // Madeira is an island too.
  { name: 'Madeira', spelled: String.raw`madeira(?=\s+(?:polyneon|classic|rayon)\b)`, lines: 'polyneon|classic' },
  ...[
    'Amann',
    'Vardhman',
    'Reliance',
    'Raymond',
    'Indorama',
    'Filatex',
    'JBF',
    'Sutlej',
    'RSWM',
    'Nitin Spinners',
    'Banswara Syntex',
    'Welspun',
    'Mafatlal',
    'Bombay Dyeing',
    'Archroma',
    'Huntsman',
    'DyStar',
    'Rossari',
    'Jaysynth',
    'Colourtex',
    'GACL',
  ].map((name) => ({ name })),
]

/** What is for them, like theirs, or made of what they sell: "for Reliance", "Coats or equivalent", "Reliance chips". */
const BEFORE = String.raw`(?<![\p{L}\d&/-])(?<!\b(?:for|to|like|as|than|vs|with|of|against|or|and|not|no)\s+)`
const BEHIND = String.raw`(?![\p{L}\d-]|\s*(?:\/|&)|\s*,?\s*(?:or|and|type|equivalent|eqv|similar|quality|chips?|fib(?:re|er)s?|approved|nominated|compatible|copy|shade|card|colou?r)\b)`

/** The makers, each with the pattern of its name where the goods are its own. */
export const KNOWN_MAKERS: ReadonlyArray<readonly [name: string, pattern: RegExp]> = MAKERS.map(
  ({ name, spelled = name.replace(' ', String.raw`\s+`), lines }) => [
    name,
    new RegExp(`${BEFORE}(?:${spelled})${lines ? `(?:\\s+(${lines})|(?!\\s+(?:${lines})\\b))` : ''}${BEHIND}`, 'iu'),
  ],
)

const WORDS: ReadonlySet<string> = new Set(MAKERS.flatMap(({ name }) => name.toLowerCase().split(' ')))
/** Whether a word is one of a maker's name, so that what follows may be a name too: "Vardhman Gold". */
export const isOfMaker = (word: string): boolean => WORDS.has(word.toLowerCase())
