import { daysAfter, daysBetween, readDay } from '@/lib/domain/calendar-day'
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
/** Of this century: "by 15 Dec, 2000 kg" has a quantity behind the day. */
const YEAR = String.raw`(?:[\s,]+20[2-9]\d)?`
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`
const TIME = new RegExp(
  String.raw`\b(?:by|before|till|until|latest|within|in|on)\s+(?:the\s+)?(?:${DAY}\s+(?:of\s+)?${MONTH}${YEAR}|${MONTH}\s+${DAY}${YEAR}|\d{4}-\d{2}-\d{2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,3}\s*(?:days?|weeks?|months?)|(?:next|this|end of)\s+(?:week|month)|month[\s-]end|${MONTH}(?:\s+\d{4})?)(?![\p{L}\d])`,
  'giu',
)
/** "Payment within 30 days", "quote by 5 December": another time than that of the goods. */
const OTHER_BEFORE =
  /\b(?:pay|paid|payable|payments?|pmt|advance|quotes?|quotations?|reply|revert|respond|answer|offers?|bids?|rates?|prices?|valid|validity|samples?|trial|lab[\s-]?dips?)\b[.:]?(?:\s+(?!deliver|dispatch|ship|need|requir|want)\p{L}+){0,2}\s*[:-]?\s*$/iu
/** So many days of credit, and no day of the goods. */
const CREDIT_BEFORE = /\b(?:credit|udh?aa?r|pdc|l\/?c|cheque|check|nett?|terms?)\b[.:]?(?:\s+of)?\s*[:-]?\s*$/iu
const CREDIT_BEHIND =
  /^\s*(?:of\s+)?(?:credit|udh?aa?r|pdc|l\/?c|payments?|pmt|cheque|check|advance|sight|due|terms?|nett?|from\s+(?:bl|lr|invoice|bill))(?!\p{L}|\s*:?\s*\d)/iu
const IS_DURATION = /\d\s*(?:days?|weeks?|months?)$/iu
/** A part of the goods, or days that begin with the order: no one day for all of them. */
const PART_BEFORE = /\b(?:first|1st|second|2nd|third|3rd|half|part|balance|rest|remaining)\b[^,;]*$/iu
const FROM_ORDER =
  /^\s*(?:of|from|after)\s+(?:(?:the|our|your|receipt|date|of)\s+)*(?:orders?|po|purchase|confirmation|receipt|approval|advance|payment|deposit|l\/?c|samples?)(?!\p{L})/iu

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

interface TimeInWords {
  time: string
  before: string
  behind: string
}

/** The times that a sentence names for the goods. */
function timesIn(text: string): TimeInWords[] {
  return [...text.matchAll(TIME)]
    .map(({ 0: time, index }) => ({ time, before: text.slice(0, index), behind: text.slice(index + time.length) }))
    .filter(({ time, before, behind }) => {
      const isOfCredit = IS_DURATION.test(time) && (CREDIT_BEFORE.test(before) || CREDIT_BEHIND.test(behind))
      return !isOfCredit && !OTHER_BEFORE.test(before)
    })
}

/**
 * The day by which a sentence wants the goods: "by 15 Dec", "within 20 days". "" where it names none, or none that is
 * certain: 05/12/2026 could be two days, and a part of the goods may come on a day of its own.
 * @param today the day in India
 */
export function neededByInWords(text: string, today: string): string {
  const [only, ...others] = timesIn(text)
  if (!only || others.length > 0 || PART_BEFORE.test(only.before) || FROM_ORDER.test(only.behind)) return ''
  const day = dayOfTime(only.time.replace(/^\p{L}+\s+(?:the\s+)?/u, ''), today)
  return day >= today ? day : ''
}

/** Without a year, the next such day that is not nearly a year away: who writes that means one that has just passed. */
const DAYS_AHEAD_MAX = 300

function dayOfTime(time: string, today: string): string {
  const [, amount, unit = ''] = /^(\d{1,3})\s*(day|week)s?$/iu.exec(time) ?? []
  if (amount !== undefined) return daysAfter(today, Number(amount) * (/^w/iu.test(unit) ? 7 : 1))
  const dayFirst = time
    .replace(/\s+of\s+/iu, ' ')
    .replace(/^(\p{L}+)\s+(\d{1,2}(?:st|nd|rd|th)?)(?=$|[\s,])/iu, '$2 $1')
    .replace(/^(\d{1,2}[-/.]\d{1,2}[-/.])(\d{2})$/u, (_, dayAndMonth: string, two: string) => `${dayAndMonth}20${two}`)
  const whole = readDay(dayFirst)
  if (whole !== null) return whole
  const year = Number(today.slice(0, 4))
  const days = [year, year + 1].flatMap((one) => readDay(`${dayFirst} ${one}`) ?? [])
  const next = days.find((day) => day >= today) ?? ''
  return (daysBetween(today, next) ?? 0) > DAYS_AHEAD_MAX ? '' : next
}

/** Reads "delivery Tiruppur by 15 December", with the time as it was typed: `neededByInWords` says which day is meant. */
export function deliveryInWords(text: string): DeliveryInWords {
  const [first] = timesIn(text)
  const time = first?.time ?? ''
  const timeless = first ? `${first.before} ${first.behind}` : text
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
