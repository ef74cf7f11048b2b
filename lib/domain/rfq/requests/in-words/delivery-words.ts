import { TOWNS } from '@/lib/domain/families/towns'

/** Where and until when a sentence wants the goods, and the sentence without it. */
export interface DeliveryInWords {
  /** "" where it does not say. */
  place: string
  /** As typed: "by 15 December"; "" where it does not say. */
  time: string
  goods: string
}

const MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*`
const YEAR = String.raw`(?:[\s,]+\d{4})?`
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`
const TIME = new RegExp(
  String.raw`\b(?:by|before|till|until|latest|within|in)\s+(?:the\s+)?(?:${DAY}\s+${MONTH}${YEAR}|${MONTH}\s+${DAY}${YEAR}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,3}\s+(?:days?|weeks?|months?)|(?:next|this|end of)\s+(?:week|month)|month[\s-]end|${MONTH}(?:\s+\d{4})?)(?![\p{L}\d])`,
  'iu',
)
/** One word or two: see `placeIn`. */
const NAME = String.raw`(?<place>\p{L}[\p{L}.'-]+(?:\s\p{Lu}[\p{L}.'-]+)?)`
const DELIVERED = `(?:deliver(?:y|ed|ies)?|ship(?:ped|ment|ping)?|dispatch(?:ed)?|send)`
const PLACES = [
  new RegExp(String.raw`\b${DELIVERED}(?:\s*:|\s+(?:to|at|in|for|place|location|is|required|needed))*\s+${NAME}`, 'iu'),
  new RegExp(String.raw`\b(?:to|at|in|for)\s+(?<place>\p{L}[\p{L}.'-]+)\s+${DELIVERED}\b`, 'iu'),
  /\b(?:at|to)\s+(?<place>\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)(?=\s*(?:$|[,.;]|by\b|before\b|within\b))/u,
]
/** "1200 kg Tiruppur 60 days credit": a town of the trade between the quantity and a term. In front of goods it names them: "Salem sarees". */
const TOWN_ALONE = new RegExp(
  String.raw`(?:(?<=\d\s*(?:kgs?|mt|tons?|tonnes?|m|mtrs?|met(?:er|re)s?|pcs|pieces|nos|cones|bags?|bales?|rolls?|sets?)\.?\s+)|(?<=[,;]\s*))(?<place>${TOWNS})(?=\s*(?:$|[,;]|\d{1,3}\s*(?:days?|din)(?!\p{L})|(?:credit|pdc|payment|advance|cash|ex)(?!\p{L})))`,
  'iu',
)
/** "CIF Hamburg": the terms that name where the goods go. Those of FOB, FCA and EXW leave from the place behind them. */
const TERM = new RegExp(
  String.raw`\b(?:c\.?i\.?f|c\.?f\.?r|cnf|c&f|cip|cpt|dap|ddp|dpu)\b\.?(?:\s+port)?[\s:-]+${NAME}`,
  'iu',
)
/** Words behind "delivery" or a term that are no place. */
const NO_PLACE = new Set(
  'me us them it here by within before in on of the at to for and with from date dates time times day days week term terms schedule schedules immediate immediately urgent urgently asap soon early free ex period now today tomorrow next this ready possible required needed must should will goods price prices rate rates basis value port ports any terms quote quotation usd inr eur yarn fabric our my your warehouse godown factory'.split(
    ' ',
  ),
)

const isNoPlace = (place: string): boolean => NO_PLACE.has((place.split(' ')[0] ?? '').toLowerCase())

/** What the names of towns in two words begin with. */
const FIRST_OF_TWO =
  /^(?:new|navi|greater|los|las|san|santa|sao|saint|st\.?|ho|hong|sri|port|fort|tel|el|la|le|abu|addis|dar|south|north|east|west)\s/iu

/** The place in one or two words: the second is of its name in "New York" and "Busto Arsizio", and not in "Surat payment". */
function placeIn(named: string): string {
  const [first = '', second = ''] = named.split(/\s/)
  return FIRST_OF_TWO.test(named) || /^\p{Lu}\p{Ll}/u.test(second) ? named : first
}

/** Reads "delivery Tiruppur by 15 December". A date stays as it was typed: which day is meant is the reader's to say. */
export function deliveryInWords(text: string): DeliveryInWords {
  const time = TIME.exec(text)?.[0] ?? ''
  const timeless = time === '' ? text : text.replace(time, ' ')
  for (const pattern of PLACES) {
    const match = pattern.exec(timeless)
    const named = match?.groups?.place ?? ''
    if (!match || named === '' || isNoPlace(named)) continue
    const place = placeIn(named)
    // What the second word says stays with the goods.
    return { place, time, goods: tidy(timeless.replace(match[0], ` ${named.slice(place.length)} `)) }
  }
  const port = TERM.exec(timeless)?.groups?.place ?? ''
  // The term stays with the goods: it is read there, with the port.
  if (port !== '' && !isNoPlace(port)) return { place: placeIn(port), time, goods: tidy(timeless) }
  const town = TOWN_ALONE.exec(timeless)?.groups?.place ?? ''
  return { place: town, time, goods: tidy(town === '' ? timeless : timeless.replace(TOWN_ALONE, ' ')) }
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s*,(?:\s*,)*/g, ',')
    .replace(/^[\s,]+|[\s,]+$/g, '')
}
