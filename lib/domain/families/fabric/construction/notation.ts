/** The spellings of counts, densities and widths in a construction. Texts are lower case, with x for every cross. */

const NUMBER = '\\d{1,4}(?:\\.\\d{1,2})?'

/** Letters before a count: combed, a fibre or a blend by its initials, a count system. */
export const PREFIXES =
  'lea|jc|cf|ccf|cm|cmb|cvc|tc|t/c|cp|tr|t/r|pc|p/c|pv|p/v|cv|ct|cd|ctn|cotton|linen|rayon|viscose|polyester|poly|psf|vsf|spun|nylon|silk|modal|tencel|bamboo|oe|ne|nm|cpt|fdy|dty|[cjrtpkawln]'
const PREFIX = `(?:(?:${PREFIXES}) ?[.-]? ?)`

/** Letters behind a number that name its system. The x that follows may be glued: "40sx40s". */
const UNIT =
  "(?: ?(?:'?s|deniers?|denye|den|dnr|decitex|dtex|tex|td|d|n\\.?m\\.?|n\\.?e\\.?c?\\.?|c\\.?c\\.?|lea|f)(?![a-wyz]))"

/** "30/1 CM": combed. In "30/1 cm 175" they are centimetres. */
export const COMBED_CM = '(?<=s ?|/1 ?)cm(?! ?[:=]? ?\\d{2,3}(?! ?[x/]|\\d))'
/** Words behind a count that belong to it. */
export const QUALIFIERS = `c\\.comp(?:act)?|combed|comb|cmbd?|(?<=s ?)cc|ccm|${COMBED_CM}|cf|ccf|carded|kcd|cd|compact|cmpt|cpt|comp(?! ?\\.? ?:| ?\\.? ?\\d{1,3} ?%)|slub|oe|open end|rotor|mvs|vortex|ring|cw|ch|kw|kh|ccw|cch|kcw|kch|tfo|siro|lycra|spandex|span|sp|ly|dty|fdy|poy|ity|aty|roto|(?<=\\dd(?:\\/\\d{1,3}f?)? ?)textur(?:ed|i[sz]ed)|crepe|[hnsl]im|fd|sd|brt|bright|giza|supima|pima|bci|suvin|cotton|ctn|viscose|vis|rayon|linen|modal|tencel|lyocell|vr|bamboo|polyester|poly|spun|psf|vsf|pv|pc|p/v|p/c|cvc|tc(?! \\d{3}(?:[ ,]|$)(?!x))|t/c|tr|t/r|nylon|silk|jute|wool(?! peach)|warp|weft|c|k|r`
/** "30 CVC (60/40) x 30 CVC": the shares of a blend behind its letters. */
const SHARES = '(?<=cvc|tc|t/c|tr|t/r|pv|pc|p/v|p/c) \\( ?\\d{2} ?[/:] ?\\d{2} ?\\)(?= ?x)'
/** "60 comp. x 60 comp." */
const POINT = '(?:(?<=comb|comp|cmb|cmpt) \\.(?= |$))?'
/** "50/24 FDY (w) x 75/72 SIM (f)": of which side the yarn is. */
export const SIDE = '\\( ?(?:w|f|wp|wf|wt|warp|weft|filling) ?\\)'
const QUALIFIER = new RegExp(
  ` ?(?:${SIDE}|\\( ?(?:${QUALIFIERS}) ?\\)|(?:${QUALIFIERS})(?![a-wyz])${POINT})|${SHARES}`,
  'y',
)

const FIRST = new RegExp(`\\(?${PREFIX}?${NUMBER}${UNIT}?`, 'y')
const FURTHER = new RegExp(`/(?:${NUMBER}${UNIT}?|[hnsl]im|roto)`, 'y')
const TOGETHER = new RegExp(` ?\\+ ?${PREFIX}?${NUMBER}${UNIT}?`, 'y')
const FURTHER_MAX = 3
const WORDS_MAX = 3

function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : null
}

/** Where a yarn that starts here may end, the longest first: "2/40/60x56" is 2/40 and a density, or 2/40/60. */
export function yarnEnds(text: string, at: number): readonly number[] {
  const first = endOf(FIRST, text, at)
  if (first === null) return []
  const ends = new Set<number>()
  let part: number | null = first
  for (let parts = 0; part !== null && parts <= FURTHER_MAX; parts += 1) {
    addWith(ends, text, part)
    part = endOf(FURTHER, text, part)
  }
  return [...ends].sort((a, b) => b - a)
}

function addWith(ends: Set<number>, text: string, part: number): void {
  for (const end of withWords(text, part)) {
    ends.add(end)
    const bracket = text.charAt(end) === ')' ? [end + 1] : []
    const plus = endOf(TOGETHER, text, end)
    const more = plus === null ? null : endOf(FURTHER, text, plus)
    const joined = [plus, more].flatMap((part) => (part === null ? [] : withWords(text, part)))
    for (const last of [...bracket, ...joined]) {
      ends.add(last)
      if (text.charAt(last) === ')') ends.add(last + 1)
    }
  }
}

function withWords(text: string, at: number): number[] {
  const ends = [at]
  for (let words = 0; words < WORDS_MAX; words += 1) {
    const next = endOf(QUALIFIER, text, ends.at(-1) ?? at)
    if (next === null) break
    ends.push(next)
  }
  return ends
}

/** Between two yarns. */
export const CROSS = ' ?x ?'

/** Between the counts and the densities. */
export const GAP = '(?: ?[/,;:|=(-]{1,2} ?| ?x ?| )'

const DENSITY_NUMBER = '\\d{2,3}(?:\\.\\d{1,2})?'
const ENDS_WORD = '(?: ?(?:epi|ends?(?: ?(?:/|per) ?(?:inch|in|"))?|e))'
const PICKS_WORD = '(?: ?(?:ppi|picks?(?: ?(?:/|per) ?(?:inch|in|"))?|p))'
/** "54 x 34 threads/cm", "28x26 fili/cm", "20x18 F/cm", "24 x 22 tel/cm". */
const THREADS_WORD = '(?: ?(?:threads?|thr?d?s?\\.?|yarns?|fili|fils|hilos|tel|iplik|f[aä]den|fd\\.?|f))?'
const PER_CM = `(?:${THREADS_WORD} ?(?:/|per) ?(?:sq\\.? ?)?(?:cms?|centimet(?:er|re)s?)2?)`
/** "200 x 180 per 10 cm". */
const PER_DM = `(?:${THREADS_WORD} ?(?:/|per) ?10 ?cms?)`
const PER_INCH = `(?:${THREADS_WORD} ?(?:/|per) ?(?:sq\\.? ?)?(?:inch|in\\b|"))`

/** "132 (w) x 72 (f)", "110 (warp) x 70 (weft)": the sides of ends and picks. */
const OF_WARP = '(?: ?\\( ?(?:w|wp|warp) ?\\))?'
const OF_WEFT = '(?: ?\\( ?(?:f|wf|wt|weft|filling) ?\\))?'

/** "68 ends 64 picks", "52 ends and 54 picks": with both words no cross is needed. */
const ENDS_NAMED = `(?: ?(?:epi|ends?) ?(?:/|[,&+]|and)? ?(?=${DENSITY_NUMBER} ?(?:ppi|picks?)\\b))`

/** Ends by picks. */
export const DENSITY = `(?<epi>${DENSITY_NUMBER})(?:${ENDS_WORD}?(?<epicm>${PER_CM})?${OF_WARP}${CROSS}|${ENDS_NAMED})(?<ppi>${DENSITY_NUMBER})${PICKS_WORD}?${OF_WEFT}(?:(?<percm>${PER_CM})|(?<perdm>${PER_DM})|${PER_INCH})?(?: ?\\))?`

/** Ends by picks with a slash, behind counts that say their system. */
export const SLASHED = `(?<epi>\\d{2,3}) ?/ ?(?<ppi>\\d{2,3})(?<percm>${PER_CM})?`

export const WIDTH_UNIT =
  '(?:"|inch(?:es)?\\b|ins?\\b|panna\\b|pana\\b|cms?\\b|centimet(?:er|re)s?\\b|mms?\\b|millimet(?:er|re)s?\\b)'

/** The width at the end, with its unit or, in a construction, without. */
export const WIDTH = `(?: ?[-,/x(|] ?| )(?<width>\\d{2,4}(?:\\.\\d{1,2})?)(?<second>(?:["']? ?[/-] ?\\d{2,3}(?:\\.\\d{1,2})?)?) ?(?<unit>${WIDTH_UNIT})?(?: ?\\))?`

/** A pattern that starts and ends with a token. */
export const whole = (pattern: string): RegExp => new RegExp(`(?:${pattern})(?=\\s|$)`, 'iy')
