import { asciiDigits } from '@/lib/domain/count/plain-figures'
import { memoize } from '@/lib/domain/memoize'
import { foldWord } from '@/lib/domain/vocabulary/vocabulary'

/** How a line of a price list, a sentence or a search phrase is read: tokens, readers, and what they found. */

export interface Understood {
  /** The field, or the path of a part: "zipper.teeth". */
  name: string
  /** As people write it. */
  text: string
  /** For programs, in the base unit of the field. */
  value: unknown
  /** What the field of a write takes. */
  typed: unknown
}

export interface Reading {
  /** How many tokens were read. */
  used: number
  /** Empty for words that say nothing in this trade. */
  understood: readonly Understood[]
  /** What the terms of the sale still need of it: "10000 paper cones" leaves "10000 pieces". */
  left?: string
}

export interface TextReader {
  name: string
  /** Each is read whole by this reader. */
  examples: readonly string[]
  read: (tokens: readonly string[], at: number) => Reading | null
}

const FRACTIONS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' }
const TEXT_LENGTH_MAX = 2000

/** A text in one spelling of crosses, dashes, quotes and digits; letters keep their case. */
function plainText(text: string): string {
  return (
    asciiDigits(text.slice(0, TEXT_LENGTH_MAX))
      .replace(/(?<=\d) ?[¼½¾]/g, (fraction) => FRACTIONS[fraction.trim()] ?? fraction)
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/[\u2018\u2019\u02bc\u00b4`\u2032]/g, "'")
      .replace(/[\u201c\u201d\u201e\u2033]|''/g, '"')
      .replace(/[\u2044\u2215\\]/g, '/')
      .replace(/[\u00d7\u2715\u2716*](?= ?[\d(\p{L}])/gu, 'x')
      .replace(/(?<=[\d\s)sd"'])[\u0445\u0425](?= ?\d)/g, 'x')
      // "14,50,000" and "1,200" are one number.
      .replace(/(?<=\d)(?:,\d{2})*,\d{3}(?!\d)/g, (groups) => groups.replaceAll(',', ''))
      .replace(/(?<=\d) ?(?:percent|per cent|pct)\b/gi, '%')
      .replace(/(?<=^|[\s(@₹])\.(?=\d)/g, '0.')
      .replace(/(?<=\d) ?dn\b/gi, 'D')
      .replace(/\b([24])way\b/gi, '$1 way')
      // 10 000 is one number.
      .replace(/(?<=(?<![\d.x/])\d{1,3}) (?=000(?!\d))/g, '')
  )
}

let lastRead: { text: string; tokens: readonly string[] } | null = null

/** The tokens of a text. Each module reads the same text in turn: what its readers keep by tokens then serves them all. */
function sharedTokens(text: string): readonly string[] {
  if (lastRead?.text !== text) lastRead = { text, tokens: tokensOf(text) }
  return lastRead.tokens
}

/** The tokens of a text: words and whole notations ("40x40/132x72", "57/58\""); commas and brackets are tokens of their own. */
export function tokensOf(text: string): string[] {
  return plainText(text)
    .replace(/(?<!\d),|,(?!\d)|[;|[\]!?]|(?<!\d):|:(?!\d)/g, ' $& ')
    .replace(/\((?![^()\s]*\+[^()\s]*\))|(?<!\+[^()\s]*)\)/g, ' $& ')
    .replace(/%(?=\p{L})/gu, '% ')
    .replace(
      /(?<=[\d"])\/(?=(?:plain|twill|satin|sateen|dobby|poplin|drill)\b)|(?<=\d ?[cm]m)\/(?=\d)|(?<=°\d{1,2}')\/(?=\d)/giu,
      ' / ',
    )
    .replace(/(?<=\d\p{L}|"|\p{L}{2})\/(?=\s)/gu, ' / ')
    .replace(/"(?=(?!x\s?\d)\p{L})/giu, '" ')
    .split(/\s+/)
    .flatMap((token) => (/[^.]\.$/.test(token) && !INITIALS.test(token) ? [token.slice(0, -1), '.'] : [token]))
    .filter((token) => token !== '')
}

/** "c.c.", "n.m.", "sq.", "rs." keep their full stop. */
const INITIALS = /^(?:\d+(?:\/\d+)?)?(?:\p{L}\.){2,}$|^(?:sq|rs|no|wt|approx|tkt|tit|col|clr|shd)\.$/iu

const NUMBER = /^\d[\d,]*k?$/i
const PUNCTUATION = /^[^\p{L}\p{N}"%]+$/u

/** A line as its readers see it. */
export interface Line {
  /** The tokens with single spaces between them, lower case. */
  text: string
  /** Where each token starts in the text. */
  starts: readonly number[]
  /** By where a token ends, the number of tokens up to there. */
  ends: ReadonlyMap<number, number>
}

/** The line of these tokens; made once. */
export const lineOf = memoize((tokens: readonly string[]): Line => {
  const starts: number[] = []
  const ends = new Map<number, number>()
  let length = 0
  for (const token of tokens) {
    starts.push(length)
    length += token.length
    ends.set(length, starts.length)
    length += 1
  }
  return { text: tokens.join(' ').toLowerCase(), starts, ends }
})

export interface Matched {
  groups: Readonly<Record<string, string | undefined>>
  text: string
  used: number
}

/** The match of a sticky pattern that starts at this token and ends with one. The pattern is tried on lower case. */
export function matchAt(tokens: readonly string[], at: number, pattern: RegExp): Matched | null {
  const start = lineOf(tokens).starts[at]
  return start === undefined ? null : matchFrom(tokens, at, start, pattern)
}

/** The same for a text whose beginning, from this token to a place in the line, is already read. */
export function matchFrom(tokens: readonly string[], at: number, from: number, pattern: RegExp): Matched | null {
  const line = lineOf(tokens)
  pattern.lastIndex = from
  const match = pattern.exec(line.text)
  const end = match ? line.ends.get(from + match[0].trimEnd().length) : undefined
  if (!match || end === undefined || end <= at) return null
  return { groups: match.groups ?? {}, text: tokens.slice(at, end).join(' '), used: end - at }
}

/** The token at a place in lower case; "" outside the line. */
export function wordAt(tokens: readonly string[], at: number): string {
  return tokens[at]?.toLowerCase() ?? ''
}

/** A reader of one number with its unit. */
export function understood(name: string, text: string, value: unknown, typed: unknown = value): Understood {
  return { name, text, value, typed }
}

/** Words that say nothing about the goods by themselves. */
const FILLERS: ReadonlySet<string> = new Set(
  'a an and are as at by each for from has have having in is it its made no of on or per sewing the this thread to type quality fabric fabrics cloth grey greige gray with yarn yarns weave composition approx approximately about need wanted required our offer only rate unbleached loomstate'.split(
    ' ',
  ),
)

/** Whether a word says nothing about the goods by itself: "the", "of", "fabric". */
export function isFiller(word: string): boolean {
  return FILLERS.has(foldWord(word))
}

/** What the readers understand of a text, the words that are left, and fields with several values, of which none is read. The longest reading wins. */
export function readAll(
  text: string,
  readers: readonly TextReader[],
): { understood: readonly Understood[]; rest: string; left: string; several: ReadonlyMap<string, readonly string[]> } {
  const tokens = sharedTokens(text)
  const found = new Map<string, Understood>()
  const rest: string[] = []
  // What is left with a gap for what was read, so that words on both sides do not become one phrase.
  const left: string[] = []
  let last: Place = { names: new Map(), end: 0 }
  // Fields of which the line gives several values, with the words of both.
  const dropped = new Map<string, string[]>()
  for (let at = 0; at < tokens.length; ) {
    const whole = longest(tokens, at, readers)
    const reading = without(dropped, whole)
    // "Poplin and cambric": of two values that are joined neither is that of the goods.
    const unclear = reading
      ? [
          ...joinedValues(found, last, reading, tokens, at),
          ...otherCloth(found, reading),
          ...otherMeasure(found, reading),
          ...otherColour(found, reading),
        ]
      : []
    if (reading && unclear.length > 0) {
      const words = tokens.slice(at, at + reading.used)
      const texts = [...new Set(unclear.map((name) => found.get(name)?.text ?? '')), words.join(' ')]
      for (const name of unclear) {
        found.delete(name)
        dropped.set(name, texts)
      }
      left.push(';')
      rest.push(...texts)
      at += reading.used
      continue
    }
    const denied = reading ? deniedBehind(tokens, at, whole) : deniedAt(tokens, at, readers)
    if (denied > 0) {
      const words = tokens.slice(at, at + denied)
      left.push(...words)
      rest.push(...words.filter((word) => !PUNCTUATION.test(word) && !isFiller(word)))
      at += denied
      continue
    }
    // Words that say nothing are read too: "job work" in a line about job work.
    if (reading && (reading.understood.length === 0 || keep(found, reading.understood))) {
      // Of "30 machines" and "300 cones" the number still needs its word: it is no price.
      const isCounted = reading.understood.every(({ name }) => name === 'packageType') && NUMBER.test(left.at(-1) ?? '')
      left.push(reading.left ?? (isCounted ? tokens.slice(at, at + reading.used).join(' ') : ';'))
      at += reading.used
      last = { names: new Map(reading.understood.map(({ name, text: words }) => [name, words])), end: at }
    } else {
      const token = tokens[at] ?? ''
      left.push(token)
      if (!PUNCTUATION.test(token) && !isFiller(token)) rest.push(token)
      at += 1
    }
  }
  return { understood: [...found.values()], rest: rest.join(' '), left: left.join(' '), several: dropped }
}

/** What was read last, and where it ended. */
interface Place {
  names: ReadonlyMap<string, string>
  end: number
}

const JOINED = /^(?:and|&|or|\/|\+|,|n|aur)$/

/** The fields of one word whose value another word gives again, with nothing but "and", "or" or a stroke between them. */
function joinedValues(
  found: ReadonlyMap<string, Understood>,
  last: Place,
  reading: Reading,
  tokens: readonly string[],
  at: number,
): string[] {
  const between = tokens.slice(last.end, at)
  if (between.length === 0 || between.length > 2 || !between.every((word) => JOINED.test(word.toLowerCase()))) return []
  return reading.understood.flatMap(({ name, typed }) => {
    const known = found.get(name)?.typed
    const isOther = isOne(typed) && isOne(known) && JSON.stringify(typed) !== JSON.stringify(known)
    return isOther && last.names.has(name) ? [name] : []
  })
}

/** A word, a number or a measure: a field that holds it has one value. */
const isOne = (typed: unknown): boolean =>
  typeof typed === 'string' || typeof typed === 'number' || (isRecord(typed) && 'unit' in typed)

/** A reading without the fields that the line leaves open; null when nothing else is in it. */
function without(dropped: ReadonlyMap<string, unknown>, reading: Reading | null): Reading | null {
  if (reading === null || !reading.understood.some(({ name }) => dropped.has(name))) return reading
  const parts = reading.understood.filter(({ name }) => !dropped.has(name))
  return parts.length === 0 ? null : { ...reading, understood: parts }
}

/** What belongs to a construction where the line gives a second one: "100x80 50\" & 120x60 48\"" are two cloths, "30/2 192, 40/2 201" two threads. */
function otherCloth(found: ReadonlyMap<string, Understood>, { understood: parts }: Reading): string[] {
  const [known, second] = [found.get('construction'), parts.find(({ name }) => name === 'construction')]
  if (!isRecord(known?.value) || !isRecord(second?.value)) return []
  const [before, now] = [known.value, second.value]
  const isOther =
    ['epi', 'ppi'].some((name) => before[name] && now[name] && before[name] !== now[name]) ||
    isOtherSize(Number(before.resultantTex), Number(now.resultantTex))
  return isOther ? [...found.values()].filter(({ text }) => text === known.text).map(({ name }) => name) : []
}

const SAME_SIZE = 1.1
const isOtherSize = (one: number, two: number): boolean => Math.max(one, two) > Math.min(one, two) * SAME_SIZE
/** Two widths, two tickets or two sizes of a set in one line: neither is that of the goods. "58/59" and "57/58" are one. */
function otherMeasure(found: ReadonlyMap<string, Understood>, { understood: [part, ...others] }: Reading): string[] {
  const known = part && found.get(part.name)?.typed
  if (!part || others.length > 0) return []
  const [one, two] = [sizeOf(known), sizeOf(part.typed)]
  if (one === null || two === null || one.unit !== two.unit) return []
  return isOtherSize(one.value, two.value) ? [part.name] : []
}

/** "White 55, black 57": goods that come in both colours. */
function otherColour(found: ReadonlyMap<string, Understood>, { understood: parts }: Reading): string[] {
  const [known, second] = [found.get('color'), parts.find(({ name }) => name === 'color')]
  const isOther = typeof known?.typed === 'string' && typeof second?.typed === 'string' && known.typed !== second.typed
  return isOther ? ['color'] : []
}

const FIGURE = /^\d+(?:\.\d+)?$/
/** A number, or a measure that says its unit. */
function sizeOf(typed: unknown): { value: number; unit: unknown } | null {
  if (typeof typed === 'number' || (typeof typed === 'string' && FIGURE.test(typed)))
    return { value: Number(typed), unit: '' }
  return isRecord(typed) && 'unit' in typed ? { value: Number(typed.value), unit: typed.unit } : null
}

/** "Not carded or combed", "without lining", "other than dyed": what follows is what the goods are not. */
const DENIAL = /^(?:not|without|w\/o|excluding|except|than|no|non|don't|senza)$/
/** "We don't want lycra", "not in black". */
const BETWEEN_DENIAL = /^(?:want|need|send|quote|any|in|with|a|an|the|be)$/
/** "Of a width exceeding 30 cm": the bound of a heading of the tariff, and no figure of the goods. */
const BOUND = /^exceeding$/
const OR = /^(?:or|nor)$/
/** In front of "no" these are numbered: "art. no 45", "shade no white". */
const NUMBERED =
  /^(?:parts?|lot|item|design|dsg|s|shd|col|model|serial|sr|sl|ref|art(?:icle)?|shade|colou?r|cat(?:alogue)?|style|hsn?|code|phone|mobile|mob|contact|whatsapp|gst|cas|batch|bale|roll|ticket|tkt|quality|pattern|plot|shop)$/

/** "Cod nahi", "dyeing no,", "lycra not available": what is not done or not in it. "Part no" and "lot no" begin a number. */
const NOT_BEHIND =
  /^(?:nahi|nahin|nhi|excluded|\? (?:no|nahi)|no (?:[,;.)]|only\b|sirf\b|sorry\b|$)|not (?:available|included|done|required|wanted|needed|possible|provided|allowed|used|taken|accepted))/
/** "Linen look", "silk touch": no fibre of the goods. */
const LIKE_BEHIND = /^(?:look|feel|touch|like|effect|style|type|finish|border|patti|piping|lining)$/
/** "YKK type": made by someone else. */
const AFTER_A_MAKER = /^(?:type|style|copy|similar|equivalent)$/
/** "Crude free", "dust free": goods without it. "Free size" and "free sample" begin another thing. */
function deniedBehind(tokens: readonly string[], at: number, reading: Reading | null): number {
  const used = reading?.used ?? 0
  const [free, next] = [wordAt(tokens, at + used), wordAt(tokens, at + used + 1)]
  const isWord = used > 0 && (free === '?' || !/\d/.test(tokens.slice(at, at + used).join('')))
  const isOther = /^(?:sizes?|samples?|delivery|shipping|pick-?up|of|from|flow|installation|service|trial|issue)$/.test(
    next,
  )
  const says = (field: string) => reading?.understood.some(({ name }) => name === field) === true
  const isLike =
    (LIKE_BEHIND.test(free) && says('fiberType')) || (AFTER_A_MAKER.test(free) && says('brandManufacturer'))
  const isDenied = NOT_BEHIND.test(`${free} ${next}`) || (free === 'free' && !isOther) || isLike
  return isWord && isDenied && (reading?.understood.length ?? 0) > 0 ? used + 1 : 0
}

/** How many tokens from here on say what the goods are not; 0: none. Figures behind "not" are limits and are read. */
function deniedAt(tokens: readonly string[], at: number, readers: readonly TextReader[]): number {
  const word = wordAt(tokens, at)
  const before = wordAt(tokens, at - 1)
  const isBound = BOUND.test(word) && before !== 'not'
  const isNumber = word === 'no' && NUMBERED.test(before)
  const isDenial = DENIAL.test(word) && (word !== 'than' || before === 'other') && !isNumber
  // "No cod": what is yes or no. "No 5" is a number, and "no return" a word of its own.
  const next = word === 'no' ? longest(tokens, at + 1, readers) : null
  if (next && next.understood.length > 0 && next.understood.every(({ typed }) => typed === true)) return next.used + 1
  if (!isBound && !isDenial) return 0
  const usedAt = (start: number): number => {
    const reading = longest(tokens, start, readers)
    const hasFigure = reading !== null && /\d/.test(tokens.slice(start, start + reading.used).join(''))
    return reading && hasFigure === isBound ? reading.used : 0
  }
  let end = at + 1
  if (isDenial) while (BETWEEN_DENIAL.test(wordAt(tokens, end))) end += 1
  const start = end
  for (let used = usedAt(end); used > 0; ) {
    end += used
    const isList = wordAt(tokens, end) === ',' && OR.test(wordAt(tokens, end + 2))
    used = isList || OR.test(wordAt(tokens, end)) ? usedAt(end + 1) : 0
    if (used > 0) end += 1
  }
  return end === start ? 0 : end - at
}

/** Behind a figure or a weight these are units and terms: "118 pc", "400 gm pc", "340 net", "22 grs". */
const UNIT_BEHIND = /^(?:pc|net|grs)$/
const AMOUNT_BEFORE = /^[\d.]+(?:\/-|g|gms?|kgs?)?$|^(?:gms?|grams?|kgs?|rs\.?|per|\/|\/-)$/

function longest(tokens: readonly string[], at: number, readers: readonly TextReader[]): Reading | null {
  let best: Reading | null = null
  if (UNIT_BEHIND.test(wordAt(tokens, at)) && AMOUNT_BEFORE.test(wordAt(tokens, at - 1))) return best
  for (const reader of readers) {
    const reading = reader.read(tokens, at)
    if (reading && reading.used > (best?.used ?? 0)) best = reading
  }
  return best
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Whether both are parts of one field, and other parts of it. */
const isApart = (known: unknown, part: unknown): boolean =>
  isRecord(known) && isRecord(part) && Object.keys(part).every((name) => !Object.hasOwn(known, name))
const joined = (known: unknown, part: unknown): unknown =>
  isRecord(known) && isRecord(part) ? { ...known, ...part } : known

/** Notes what is new. Of a field with one value the first stays; lists grow. False: nothing of it is new or agrees. */
function keep(found: Map<string, Understood>, parts: readonly Understood[]): boolean {
  let isOfUse = false
  for (const part of parts) {
    const known = found.get(part.name)
    if (!known) {
      found.set(part.name, part)
      isOfUse = true
    } else if (Array.isArray(known.typed) && Array.isArray(part.typed) && part.name !== 'blendPercentages') {
      const all = [...new Set([...known.typed, ...part.typed])]
      found.set(part.name, { ...known, text: known.text, value: all, typed: all })
      isOfUse = true
    } else if (isApart(known.typed, part.typed)) {
      // Two grades of one fastness: to washing and to light.
      found.set(part.name, { ...known, value: joined(known.value, part.value), typed: joined(known.typed, part.typed) })
      isOfUse = true
    } else if (JSON.stringify(known.value) === JSON.stringify(part.value)) isOfUse = true
  }
  return isOfUse
}

/** The tokens in the spelling in which lists of words are searched. All readers of a line share them. */
export const foldedOf = memoize((tokens: readonly string[]): readonly string[] => tokens.map(foldWord))
