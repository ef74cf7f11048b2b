import { type Notation, readerOf } from '../../reading/notations'
import { type TextReader, type Understood, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'
import { isAboutThread } from './constructions'
import { OF_NYLON, OTHER_CORE } from './words'

/** Types of thread, and fibres, that lines write in notations of their own. */

/** "(polyester/polyester)": core and cover; "PES", "p-aramid": short names of thread makers. */
const shortFibre: Notation = {
  pattern: /(?:polyester ?\/ ?polyester|pes|[pm]-(?<aramid>aramid))(?![a-z])/iy,
  read: ({ groups, text }) => [understood('fiberType', text, [groups.aramid ? 'Aramid' : 'Polyester'])],
}

/** "Spun 40/2", "100% polyester spun": in this trade spun thread is of polyester, where the line names no other fibre. */
const spun: Notation = {
  pattern: /(?:spun|ssp)(?![a-z-])/iy,
  read({ text }, tokens, at) {
    // "Polyester spun yarn for sewing thread" is thread before it is dyed.
    const line = lineOf(tokens).text.replace(/\byarn (?=for sewing threads?\b)|\bpp bags?\b/g, '')
    const others =
      /^poly(?:ester)?$/.test(wordAt(tokens, at - 1)) || /\b100 ?% poly(?:ester)?\b/.test(line)
        ? line.replace(/\bpoly(?:ester)?\b/g, '')
        : line
    return OTHER_FIBRE.test(others) ? null : ofPolyester('Spun polyester', text)
  },
}
/** "20/3 SP", "402 S.P. 5000 m": spun polyester behind its count. "SP 62" is a price. */
const spunInShort: Notation = {
  pattern: /sp|s\.p\.?|psy/iy,
  read({ text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const isBehindCount = /^(?:\d{2,3}s?\/[2-6]|[2-6]\/\d{2,3}s?|[2-6]0[23])$/.test(wordAt(tokens, at - 1))
    const isPrice = PRICE_NEXT.test(line.slice(starts[at + used] ?? line.length))
    return isBehindCount && !isPrice && !OTHER_FIBRE.test(line.replace(/\bpoly(?:ester)?\b/g, ''))
      ? ofPolyester('Spun polyester', text)
      : null
  },
}
const PRICE_NEXT =
  /^(?:[-:=@] ?)?(?:(?:rs\.?|inr|usd|₹|\$) ?\d|\d+(?:\.\d+)?(?![\d.]| ?(?:k?m|mtrs?|mts?|met(?:er|re)s?|y|yds?|yards?|g|gms?|tex)\b))/

/** "P/P core", "poly/poly core", "P/C core", "poly/cotton core": core and cover in short. */
const core: Notation = {
  pattern:
    /(?:(?:p\/(?<pair>[pc])|poly(?:ester)? ?[/-] ?(?<cover>poly(?:ester)?|cotton|ctn)) ?-?core(?: ?-?spun)?|core ?-?spun p\/(?<behind>[pc]))(?![a-z-])/iy,
  read({ groups, text }, tokens) {
    const isWithCotton = /^c/i.test(groups.pair ?? groups.cover ?? groups.behind ?? '')
    if (OTHER_CORE.test(lineOf(tokens).text)) return null
    return isWithCotton
      ? [understood('threadType', text, 'Poly-cotton corespun'), understood('fiberType', text, ['Polyester', 'Cotton'])]
      : ofPolyester('Poly-poly corespun', text)
  },
}
const OTHER_FIBRE =
  /\b(?:cotton|viscose|rayon|nylon|silk|wool|woollen|acrylic|linen|core|poly\w*|pp|pc|pv|cv|p\/c|aramid|kevlar|nomex|modal|hemp|jute|pva|yarn(?!-dyed)|filament|fabric)\b/
const ofPolyester = (type: string, text: string): Understood[] => [
  understood('threadType', text, type),
  understood('fiberType', text, ['Polyester']),
]

/** "Metallised polyester yarn (lurex)", "rubber thread": named without the word of the type. */
const byMaterial: Notation = {
  pattern: /(?:(?<metal>metalli[sz]ed|lurex)|(?:latex |natural )*rubber threads?)(?![a-z])/iy,
  read: ({ groups, text }, tokens) =>
    isAboutThread(tokens) ? [understood('threadType', text, groups.metal ? 'Metallic' : 'Elastic')] : null,
}

/** "Invisible nylon thread 0.1 mm": what has a diameter is one filament. */
const invisible: Notation = {
  pattern:
    /(?:invisible|(?<clear>transparent|clear)) (?<fibre>nylon|poly(?:ester)?)(?: (?:sewing )?threads?)?(?![a-z])/iy,
  read({ groups, text }, tokens) {
    const fibre = /^n/i.test(groups.fibre ?? '') ? 'Nylon' : 'Polyester'
    if (!/(?<![\d.])0?\.\d{1,2} ?mm\b/.test(lineOf(tokens).text)) return null
    const colour = groups.clear === undefined ? [] : [understood('color', text, 'Transparent')]
    return [understood('threadType', text, 'Monofilament'), understood('fiberType', text, [fibre]), ...colour]
  },
}

/** "Filament polyester thread". */
const filament: Notation = {
  pattern: /(?:continuous )?filament (?<fibre>poly(?:ester)?|nylon)(?![a-z])/iy,
  read({ groups, text }, tokens) {
    if (OTHER_TYPE.test(lineOf(tokens).text)) return null
    return /^n/i.test(groups.fibre ?? '')
      ? [understood('threadType', text, 'Nylon filament'), understood('fiberType', text, ['Nylon'])]
      : ofPolyester('Polyester filament', text)
  },
}

/** "Sewing thread of synthetic staple fibres": the tariff names spun thread so, and thread of filaments. */
const ofTariff: Notation = {
  pattern:
    /(?:synthetic|man-?made) (?:(?<staple>staple fib(?:re|er)s?)|filaments?(?: yarns?)?)(?![a-z])|poly(?:ester)? (?<short>staple fib(?:re|er)s?)(?![a-z])/iy,
  read({ groups, text }, tokens) {
    const { text: line } = lineOf(tokens)
    if (OTHER_TYPE.test(line)) return null
    if (OF_NYLON.test(line) && !(groups.staple ?? groups.short))
      return [understood('threadType', text, 'Nylon filament')]
    return !/\bpoly(?:ester)?\b/.test(line)
      ? null
      : ofPolyester((groups.staple ?? groups.short) ? 'Spun polyester' : 'Polyester filament', text)
  },
}
const OTHER_TYPE =
  /\b(?:core|corespun|bonded|trilobal|textur\w+|embroidery|mono\w*|elastic|metallic|soluble|quilting)\b/

export const typeReader: TextReader = readerOf(
  'threadType',
  ['spun thread', '100% polyester spun', 'filament polyester thread'],
  [spun, spunInShort, core, filament, ofTariff, byMaterial, invisible, shortFibre],
)
