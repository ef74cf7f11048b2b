import { longest } from './longest'
import type { Reading, TextReader } from './reading'
import { wordAt } from './tokens'

/** Words that say what the goods are not. */

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
export function deniedBehind(tokens: readonly string[], at: number, reading: Reading | null): number {
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
export function deniedAt(tokens: readonly string[], at: number, readers: readonly TextReader[]): number {
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
