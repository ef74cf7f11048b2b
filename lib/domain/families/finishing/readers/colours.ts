import { contextOf } from '../../fabric/readers/context'
import { type Notation, readerOf } from '../../reading/notations'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf, lineOf, wordAt } from '../../reading/tokens'
import { type ColourHit, colourAt } from './colour-words'

/** What follows a word of colour when no colour is meant: black tea, peach finish, stone wash. */
const OTHER_NEXT =
  /^(?:finish|finished|touch|wash|washed|fibres?|fibers?|hair|label|labels|card|ink|out|tea|juice|biscuits?|rice|pepper|oil|line|selvedge|base|market|mills?|star|certified|medal|trade|print|prints|printed|zari|border|foil|work|coated|coating|back|fabrics? mill|synthetics?|textiles?|exports?|traders?|silk mills?|quality|rust|test|stretch|dyes|dyed fibres?|slub|viscose rayon fibre|wax|cotton fibre)$/
const OTHER_BEFORE = /^(?:shri|shree|m\/s|new|brand|of|to|in|mr|made|sanganeri|anti|super)$/
/** These may come before and after other things in any line. */
const STRICT = /^(?:white|black|red|blue|green|pink|yellow|brown|orange|purple|navy|maroon|grey melange)$/
const JOINED = /^(?:,|&|\/|and|n|aur|or|\+|;|-)$/
const COLOUR_LABEL = /^(?:colou?rs?|shades?|clr|col|shd)$/

/** "Grey colour", "colour: grey", "grey / black", "grey 1020": a colour by its neighbours. */
function isGreyMeant(tokens: readonly string[], at: number): boolean {
  const words = foldedOf(tokens)
  const [before, next] = [words[at - 1] ?? '', words[at + 1] ?? '']
  const isJoined = JOINED.test(next) && colourAt(words, at + 2)?.isSure === true
  const isNumbered = /^\d{3,5}$/.test(next) && /^[,;.]?$/.test(words[at + 2] ?? '')
  const isLabelled = /^[:=-]$/.test(before) ? COLOUR_LABEL.test(words[at - 2] ?? '') : COLOUR_LABEL.test(before)
  return isLabelled || isJoined || isNumbered || COLOUR_LABEL.test(next.replace('.', ''))
}

function isMeant(hit: ColourHit, tokens: readonly string[], at: number): boolean {
  const next = wordAt(tokens, at + hit.used)
  const { isCloth } = contextOf(tokens)
  const isWholeLine = at === 0 && hit.used === tokens.length
  if (hit.phrase === 'grey') return isWholeLine || isGreyMeant(tokens, at)
  if (/^(?:rust|stone|sand|camel|natural|silver|gold|golden|peach|carbon|copper|bronze|ash|nude)$/.test(hit.phrase)) {
    if (OTHER_NEXT.test(next)) return false
  } else if (
    OTHER_NEXT.test(next) &&
    !/^(?:print|prints|printed|base|border|selvedge|stretch|slub|quality)$/.test(next)
  )
    return false
  if (hit.phrase === 'peach' && next === 'skin') return false
  if (/^(?:shri|shree|m\/s|anti)$/.test(wordAt(tokens, at - 1))) return false
  if (hit.phrase === 'natural' && /^(?:dyes?|dyed|dyeing|colou?rs?|indigo)$/.test(next)) return false
  // An old Indian cotton.
  if (hit.phrase === 'kala' && next === 'cotton') return false
  if (STRICT.test(hit.phrase)) return true
  if (OTHER_BEFORE.test(wordAt(tokens, at - 1)) && !hit.isSure) return false
  // "Natural dyed" and "indigo denim" are ways of dyeing; "camel" and "bamboo" are fibres.
  if (/^(?:natural|indigo)$/.test(hit.phrase) && /^(?:dyed|dye|dyes|print|printed|fibre|stretch)$/.test(next))
    return false
  return hit.isSure || isCloth || isWholeLine
}

/** Where a colour is named behind "colour:". */
function behindLabel(words: readonly string[], at: number): number {
  if (!/^(?:colou?rs?|shades?|clr)$/.test(words[at] ?? '')) return at
  return /^[:=-]$/.test(words[at + 1] ?? '') ? at + 2 : at + 1
}

const TINT = /^(?:golden|rose|copper|bronze)$/

const colourReaderOf = (isGreyKnown: boolean): TextReader => ({
  name: 'color',
  examples: ['navy', 'bottle green', 'light grey', 'black and white', 'rani pink'],
  read(tokens, at): Reading | null {
    const words = foldedOf(tokens)
    const start = behindLabel(words, at)
    const first = colourAt(words, start, isGreyKnown)
    if (!first || !isMeant(first, tokens, start)) return null
    const hits = [first]
    let used = start - at + first.used
    for (;;) {
      let next = at + used
      // "Black n blue" is of both, "black, n blue" of navy.
      while (JOINED.test(words[next] ?? '') && (next === at + used || words[next] !== 'n')) next += 1
      const other = colourAt(words, next, isGreyKnown)
      // "Brown and tan", "red n gold": what is joined to a colour is one.
      const joint = words[next - 1] ?? ''
      const isJoined =
        hits.at(-1)?.isSure === true &&
        (/^(?:&|\/|and|n|aur)$/.test(joint) || (other?.phrase === 'grey' && JOINED.test(joint)))
      if (!other || !(isMeant(other, tokens, next) || isJoined)) break
      const last = hits.at(-1)
      // "Golden tan" is one colour.
      if (last && next === at + used && TINT.test(last.phrase))
        hits.splice(-1, 1, { ...other, phrase: `${last.phrase} ${other.phrase}` })
      else hits.push(other)
      used = next + other.used - at
    }
    // "White + 12 colours": one of many.
    if (/^(?:\+|and)$/.test(wordAt(tokens, at + used)) && /^\d+$/.test(wordAt(tokens, at + used + 1))) return null
    const text = tokens
      .slice(start, at + used)
      .join(' ')
      .replace(/ (?=,)/g, '')
    return { used, understood: colourParts(text, hits, MANY_IN_ONE.test(lineOf(tokens).text)) }
  },
})

/** One colour, or a list of colours that the line offers. */
export const colourReader: TextReader = colourReaderOf(false)
/** The same of goods that are not called grey before they are dyed. */
export const colourOrGreyReader: TextReader = colourReaderOf(true)

/** The colour of the filter, and the words of the shade where they say more. Of several colours the words are what buyers look for. */
function colourParts(text: string, hits: readonly ColourHit[], isManyInOne: boolean): Understood[] {
  const [first] = hits
  const isOne = hits.every(({ colour }) => colour === first?.colour)
  const colour = isOne && first ? first.colour : 'Multicolour'
  const shade = [...new Set(hits.map(({ phrase }) => phrase))].join(', ')
  const named = understood('color', text, colour)
  const saysNoMore = shade.toLowerCase() === colour.toLowerCase() || colour === 'Assorted' || SHORT.test(shade)
  if (saysNoMore || shade.length > 80) return [named]
  if (isOne) return [named, understood('shade', text, shade)]
  // "Black, navy, maroon" of plain cloth are the colours to choose from; none of it is multicoloured.
  return isManyInOne ? [understood('shade', text, shade), named] : [understood('shade', text, shade)]
}

/** Colours in the short words of customs papers are no shades. */
const SHORT = /^(?:wht|blk|nvy)$/

/** Cloth with several colours side by side. */
const MANY_IN_ONE =
  /\b(?:checks?|checked|check(?:er|ar)ed|plaids?|tartan|gingham|stripes?|striped|prints?|printed|yarn ?-?dyed|y\/d|jacquard|dobby|ikat|ombre|tie ?-?dye|two ?-?tone|contrast|combination)\b/

/** "red/black", "navy/white checks": colours written together. */
const together: Notation = {
  pattern: /(?<a>[a-z]+)[/&+-](?<b>[a-z]+)/iy,
  read({ groups, text }) {
    const [a, b] = [colourAt([groups.a ?? ''], 0), colourAt([groups.b ?? ''], 0)]
    if (!a || !b) return null
    return colourParts(text, [a, b], true)
  },
}

const CODE = String.raw`(?<code>\d{2}-\d{4})`

/** "Pantone 19-4024 TCX", "18-1664 TPG", "PMS 186 C". */
const pantone: Notation = {
  pattern: new RegExp(
    String.raw`(?:pantone|pms|ptn)(?: (?:code|no\.?|shade|colou?r))? ?:? ?(?:${CODE}|(?<solid>\d{3,4} ?[cu]))(?: ?(?<book>tcx|tpg|tpx|tn|tsx|tc))?|(?<bare>\d{2}-\d{4}) ?(?<suffix>tcx|tpg|tpx|tn|tsx)`,
    'iy',
  ),
  read({ groups, text }) {
    const number = groups.code ?? groups.bare
    const book = (groups.book ?? groups.suffix ?? '').toUpperCase()
    const shade = number === undefined ? `PMS ${groups.solid?.toUpperCase()}` : `${number} ${book}`.trim()
    return [understood('shade', text, shade)]
  },
}

const NUMBER = String.raw`(?<value>[a-z]{0,4}[-/]?\d{1,6}[a-z]?(?:-\d{1,3})?)`

/** "shade no. 1204", "col. 5", "colour code A-123". */
const shadeNumber: Notation = {
  pattern: new RegExp(
    String.raw`(?:shade|shd\.?|col\.|colou?r|clr\.?) ?(?:(?:no\.?|number|code|card|#) ?[:.#-]? ?|[:#] ?)?${NUMBER}`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    const next = wordAt(tokens, at + used)
    const isCounted = /^(?:colou?rs?|shades?|designs?|pcs|%|gsm|m|mtrs?|kgs?|inch|x|available|dips?)$/.test(next)
    // "Colour 52" are as many as that, or the number of one.
    const isOpen = /^(?:colou?r|clr)\.? ?\d+$/i.test(text)
    if (isCounted || isOpen || /^\d+$/.test(wordAt(tokens, at - 1))) return null
    return [understood('shade', text, groups.value?.toUpperCase())]
  },
}

/** "design no. 2231", "D.No. AB-12", "dno 45". */
const designNumber: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:design|des\.?|dsn|d\.) ?(?:no\.?|number|code|#) ?[:.#-]? ?|d\.?no\.? ?[:.#-]? ?|design ?[:#] ?)${NUMBER}`,
    'iy',
  ),
  read: ({ groups, text }) => [understood('designNo', text, groups.value?.toUpperCase())],
}

/** "hanger no. 12", "hanger 12". */
const hanger: Notation = {
  pattern: new RegExp(String.raw`hanger ?(?:no\.?|number|code|#)? ?[:.#-]? ?${NUMBER}`, 'iy'),
  read: ({ groups, text }) => [understood('hangerNo', text, groups.value?.toUpperCase())],
}

export const colourPairReader: TextReader = readerOf('color', ['navy/white', 'red/black'], [together])

export const shadeReader: TextReader = readerOf(
  'shade',
  ['Pantone 19-4024 TCX', '18-1664 TPG', 'shade no. 1204', 'PMS 186 C'],
  [pantone, shadeNumber],
)

export const designReader: TextReader = readerOf('designNo', ['design no. 2231', 'D.No. AB-12'], [designNumber])

export const hangerReader: TextReader = readerOf('hangerNo', ['hanger no. 12'], [hanger])
