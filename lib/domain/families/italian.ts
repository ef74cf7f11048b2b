import { memoize } from '@/lib/domain/memoize'
import { ITALIAN_FIBRES } from '@/lib/domain/vocabulary/italian-fibres'

/** Italian trade words by what they are in the words of the lists. A word of a line becomes its English one before it is read. */
export type ItalianWords = ReadonlyArray<readonly [italian: string, english: string]>

/** Terms of a sale on any price list. */
export const SALE_WORDS: ItalianWords = [
  ['pront[oaie]', 'ready'],
  ['al kg', 'per kg'],
  ['al cm', 'per cm'],
  ['al pollice', 'per inch'],
  ['(?<=\\d\\s?)metri', 'm'],
]
/** Weaves of which "tela" is the cloth. */
const OTHER_WEAVE =
  '(?<!\\p{L})(?:raso|rasatello|satin|saia|twill|drill|spiga|spigat[oa]|diagonale|levantina|panama|jacquard)(?!\\p{L})'
/** Up to two words in between, or the weave is named as such: "tela cotone, armatura saia". */
const NEAR = '(?:\\s+\\p{L}+){0,2}(?:,?\\s+armatura)?\\s+'
/** Cloth, trims, packing and clothes on the price lists of Prato, Como and Carpi. */
const GOODS: ItalianWords = [
  ['popeline', 'poplin'],
  ['gabardina', 'gabardine'],
  ['raso(?:\\s+di)?', 'satin'],
  ['velluto a coste', 'corduroy'],
  ['velluto', 'velvet'],
  ['flanella', 'flannel'],
  // "Tela greggia raso" is satin: next to another weave the word is any woven cloth.
  [`(?<!armatura\\s)tela(?=${NEAR}${OTHER_WEAVE})`, 'woven fabric'],
  ['tela', 'plain weave'],
  ['saia', 'twill'],
  ['(?<=woven fabric\\s+)panama', 'matt'],
  ['fodera', 'lining'],
  ['lana vergine', 'virgin wool'],
  ['tessuto', 'fabric'],
  ['filat[oi] cucirin[oi]', 'sewing thread'],
  ['(?:filat[oi]|filo) (?:per|da) cucire', 'sewing thread'],
  ['cucirino', 'sewing thread'],
  ['trilobato', 'trilobal'],
  ['mercerizzato', 'mercerised'],
  // "Nylon bondato".
  ['(?<=(?<!\\p{L})(?:nylon|poliestere|poliammide)\\s)bondat[oi]', 'bonded'],
  ['idrorepellent[ei]', 'water repellent'],
  ['spola|rocchetto', 'spool'],
  ['spole|rocchetti', 'spools'],
  ['rocca', 'cone'],
  ['rocche', 'cones'],
  ['ordito', 'warp'],
  ['trama', 'weft'],
  ['(?<=\\d\\s?)fili\\s*(?:\\/|al)\\s*cm', 'per cm'],
  ['(?<=\\d\\s?[x×]\\s?\\d{2}\\s?)fili(?!\\s*(?:\\/|al|e)(?!\\p{L}))', 'per cm'],
  ['(?<=\\d\\s?)fili e', 'ends and'],
  ['(?<=\\d\\s?)fili', 'ends'],
  ['(?<=\\d\\s?)(?:trame|battute)', 'picks'],
  // "Altezza 150" is in centimetres.
  ['(?:altezza|alt\\.?|h\\.?)(?=\\s*1\\d\\d(?![.,]?\\d|\\s*(?:cm|mm|x)))', 'altezza'],
  ['(?:altezza|alt\\.?|h\\.?)(?=\\s*(?:cm\\s*)?\\d)(?!\\s*1\\d\\d(?![.,]?\\d|\\s*(?:cm|mm|x)))', 'width'],
  ['bottoni?', 'button'],
  ['cerniere?', 'zipper'],
  ['etichett[ae]', 'label'],
  ['elastico', 'elastic'],
  ['nastro', 'ribbon'],
  ['pizzo', 'lace'],
  ['scatol[ae](?:\\s+american[ae])?', 'carton'],
  ['onda', 'flute'],
  ['sacchett[oi]', 'polybag'],
  ['camici[ae]', 'shirt'],
  ['maglion[ei]', 'sweater'],
  ['felp[ae]', 'sweatshirt'],
  ['pantaloni', 'trousers'],
  ['asciugaman[oi]', 'towel'],
  ['lenzuol[oa]', 'bedsheet'],
  ['copert[ae]', 'blanket'],
  ['tovagli[ae]', 'table cloth'],
  ['uomo', 'men'],
  ['donna', 'women'],
  ['bambin[oi]', 'kids'],
]
const TERMS: ItalianWords = [
  ...SALE_WORDS,
  ['ner[oi]', 'black'],
  ['bianc[oahi]+', 'white'],
  ['blu\\s+(?:navy|marin[eo])', 'navy blue'],
  ['blu', 'blue'],
  ['celeste', 'sky blue'],
  ['ross[oai]', 'red'],
  ['verde', 'green'],
  ['giall[oai]', 'yellow'],
  ['marrone', 'brown'],
  ['tint[oa]', 'dyed'],
  ['stampat[oai]\\s+digitale', 'digital printed'],
  ['stampat[oai]', 'printed'],
  ['(?<=\\d\\s?)fori', 'hole'],
  ['(?<=\\d\\s?)linee', 'ligne'],
  ['(?:al|cad\\.?|cadauno|per)\\s+(?:pezzo|pz\\.?)|cad(?:auno)?\\.?', 'each'],
  ['al metro', 'per metre'],
  ['(?<=\\d\\s?)(?:pz|pezzi)', 'pcs'],
  // "60 coni x cartone".
  [
    '(?<=\\d\\s?(?:cones|coni|spools|pcs)\\s)(?:x|a|per)\\s+(?:cartone|scatola|carton)(?!\\s+(?:di|da)(?!\\p{L}))',
    'per carton ;',
  ],
  ['minimo', 'min'],
  ['metallo', 'metal'],
  ['oro', 'gold'],
  ['divisibile', 'open end'],
  ['(?:cursore\\s+)?automatico', 'auto lock'],
  ['rotol[oi]', 'roll'],
  ['cono', 'cone'],
  ['coni', 'cones'],
  ['tagli[ae]', 'size'],
]

const EURO = /€|\beuros?\b|\beur\b/iu
/** Some Italian words are names elsewhere: a line is Italian with two of them, or with one and a price in euro or a number of packages. */
const WORDS_MIN = 2

/** "36 coni", "120 rocche": numbers of packages that only Italy has. */
const COUNTED = /\d\s?(?:coni|rocche|rocchetti)(?!\p{L})/iu

const whole = (word: string): string => `(?<!\\p{L})(?:${word})(?!\\p{L})`

/** The patterns of a list, made once. */
const patternsOf = memoize((words: ItalianWords) =>
  words.map(([italian, english]) => ({ pattern: new RegExp(whole(italian), 'giu'), english })),
)

/** A line with these Italian words in English, and the way back. */
export function swapped(line: string, words: ItalianWords) {
  const swaps: [typed: string, english: string][] = []
  let text = line
  for (const { pattern, english } of patternsOf(words))
    text = text.replace(pattern, (typed) => {
      swaps.push([typed, english])
      return english
    })
  const asTyped = (part: string) =>
    swaps.reduce((left, [typed, english]) => left.replace(new RegExp(whole(english), 'u'), () => typed), part)
  return { text, asTyped }
}

const GOODS_AND_TERMS: ItalianWords = [...GOODS, ...TERMS]
const FIBRES: ItalianWords = Object.entries(ITALIAN_FIBRES)

/** "€ 3.250", "codice 12.500", "altezza 150", "Nm 28": a figure in front of the metres that is another one. */
const OTHER_FIGURE =
  '(?<!\\p{L})(?:€|euros?|eur|prezzo|codice|cod\\.?|articolo|art\\.?|altezza|alt\\.?|larghezza|titolo|n[me])\\s*[:.]?\\s*'
/** "Metri 2.150", "2.150 metri": the unit may be in front, and the dot is that of thousands. In "altezza metri 160 cm" it is another unit's. */
const METRES = new RegExp(
  [
    `(?<![\\p{L}\\d/.,]|(?<!${OTHER_FIGURE}[\\d.,]*)\\d\\s)metri\\s*(\\d{1,3}(?:\\.\\d{3})+|\\d{2,6})(?!\\s*(?:cm|mm|€(?!\\s*\\d)))`,
    `(?<![\\p{L}\\d/.,]|\\d\\s|${OTHER_FIGURE})(\\d{1,3}(?:\\.\\d{3})+)\\s*metri`,
  ]
    .map((one) => `(?:${one})(?![\\p{L}\\d]|[.,]\\d)`)
    .join('|'),
  'giu',
)

/** A line about goods with its Italian words in English; any other line as it is. */
export function goodsInEnglish(line: string): ReturnType<typeof swapped> {
  const known = [...patternsOf(GOODS_AND_TERMS), ...patternsOf(FIBRES)].filter(
    ({ pattern }) => line.search(pattern) >= 0,
  )
  const isItalian = known.length >= WORDS_MIN || (known.length > 0 && (EURO.test(line) || COUNTED.test(line)))
  if (!isItalian) return { text: line, asTyped: (part) => part }
  const metres: [typed: string, plain: string][] = []
  const counted = line.replace(METRES, (typed: string, behind: string | undefined, before: string, at: number) => {
    const plain = `${(behind ?? before).replaceAll('.', '')} m`
    metres.push([typed, plain])
    return /\d\s$/.test(line.slice(0, at)) ? `, ${plain}` : plain
  })
  const { text, asTyped } = swapped(counted, GOODS_AND_TERMS)
  return {
    text,
    asTyped: (part) => metres.reduce((left, [typed, plain]) => left.replace(plain, () => typed), asTyped(part)),
  }
}
