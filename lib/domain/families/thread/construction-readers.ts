import { formatCount } from '@/lib/domain/count/display'
import { presentCount } from '@/lib/domain/listing/judging/count-reading'
import { type Notation, readerOf } from '../reading/notations'
import { type TextReader, understood } from '../reading/reading'
import { lineOf, wordAt } from '../reading/tokens'
import { readThreadConstruction } from './construction'

/** How lines say of which count and of how many plies a thread is. */

const THREAD =
  /\b(?:threads?|polyneon|gramax|sewing|tkt|ticket|tex|spun|corespun|core ?spun|poly|polyester|nylon|embroidery|overlock|stitching|cotton|bonded|metallic|lurex|cucirino|trilobal|hanks?|dyed|raw white|embroidery|tubes?|cones?|cops?|vicones?|spools?|bobbins?|bag closing)\b|^\d{2,3}s?\/[2-6] \d{3,5} ?(?:m|mtrs?|yds?)(?![a-z\d])/

/** Whether a line is about thread, so that a fraction in it may be a construction. */
export const isAboutThread = (tokens: readonly string[]): boolean => THREAD.test(lineOf(tokens).text)

/** What follows "for" is what the thread is used on: "for jute bags", "for hospital linen"; of "looking for" it is the thread itself. */
const USED_ON =
  /(?<!\b(?:looking|enquiry|inquiry|quote|quotation|prices?|rates?|offer|requirement|request) )\bfor (?!sewing |threads? )(?:(?!for\b|of\b|in\b)[^ ,;.]+ ){0,2}$/u
export const isUsedOn = (tokens: readonly string[], at: number): boolean => {
  const { text, starts } = lineOf(tokens)
  return USED_ON.test(text.slice(0, starts[at]))
}

const OF_PARTS = /\b(?:cover(?:ed|ing)?|wrap(?:ped)?|core ?-?spun|core|lycra|spandex)\b/
/** "Tex 60 40/3": the number before the count is that of another measure. */
const TICKET_BEFORE = /^(?:tex|tkt|ticket|tk)$/

const OF_SACKS = /\b(?:bag|sack|gunny)s? (?:closing|closer|stitching|sewing)\b/
/** "40/2", "60/3", "3/50s", "120D/2", "1250D": only two to six plies, so that no date or size is taken. */
const construction: Notation = {
  pattern:
    /(?:ne ?)?(?<text>(?:nm ?)?(?:[5-9]|\d{2,3})s?\/(?:[1-6]|[79]|12)(?!\d)|[2-6]\/\d{2,3}s?|\d{2,4} ?(?:d|den|denier)(?: ?(?:\/|x ?)(?:1\d|[1-9])(?!\d)| (?:[2-6]|two|three|four)[ -]?(?:ply|fold)|(?! ?[\d/x]| ?(?:lycra|spandex|core|elastane)\b)))/iy,
  read({ groups, text }, tokens, at) {
    const written = groups.text ?? ''
    const { text: line } = lineOf(tokens)
    const isAlone = tokens.length === 1
    if (!isAlone && !THREAD.test(line)) return null
    if (isUsedOn(tokens, at)) return null
    const isOfTicket = TICKET_BEFORE.test(wordAt(tokens, at - 2))
    if (
      /^[x/"]|^inch/.test(wordAt(tokens, at + text.split(' ').length)) ||
      (!isOfTicket && /^(?:\d+|x|size)$/.test(wordAt(tokens, at - 1)))
    )
      return null
    // Only thread for sacks has so many plies.
    if (/^\d+s?\/(?:[79]|12)$/.test(written) && !OF_SACKS.test(line)) return null
    const reading = readThreadConstruction(
      written.replace(
        / (\d|two|three|four)[ -]?(?:ply|fold)$/i,
        (_, plies: string) => `/${PLIES[plies.toLowerCase()] ?? plies}`,
      ),
    )
    const isSingle = (reading.ok && (reading.count.ply ?? 1) < 2) || written.endsWith('/1')
    if (!reading.ok || (isSingle && !/d/i.test(written) && !SINGLE.test(line))) return null
    // "40D spandex covered with 70D nylon": the denier of a part.
    if (/d(?:en(?:ier)?)?$/i.test(written) && OF_PARTS.test(line)) return null
    return [
      understood(
        'construction',
        text,
        presentCount(reading.count),
        /[a-z]/.test(written) ? formatCount(reading.count) : written,
      ),
    ]
  },
}

/** "40s 3 ply", "3 ply 40s": the count and the plies in words. */
const constructionInWords: Notation = {
  pattern:
    /(?:(?<count>\d{2,3})'?s? (?<plies>[2-6])[- ]?ply|(?<before>[2-6])[- ]?ply (?<behind>\d{2,3})'?s)(?![a-z\d])/iy,
  read({ groups, text }, tokens, at) {
    const reading = readThreadConstruction(`${groups.count ?? groups.behind}/${groups.plies ?? groups.before}`)
    const isOfGoods = isAboutThread(tokens) && !isUsedOn(tokens, at)
    return reading.ok && isOfGoods
      ? [understood('construction', text, presentCount(reading.count), formatCount(reading.count))]
      : null
  },
}

const PLIES: Readonly<Record<string, number>> = { single: 1, two: 2, three: 3, four: 4, six: 6 }
/** "3 ply", "three-ply": the plies where the line says no count with them. "5 ply carton" is of a box. */
const plies: Notation = {
  pattern: /(?<value>\d|1[0-2]|single|two|three|four|six)[- ]?ply(?![a-z\d])/iy,
  read({ groups, text, used }, tokens, at) {
    const written = groups.value?.toLowerCase() ?? ''
    const isOfBox = /^(?:box|cartons?|ctns?|corrugated)$/.test(wordAt(tokens, at + used))
    return isOfBox || !isAboutThread(tokens) ? null : [understood('ply', text, PLIES[written] ?? Number(written))]
  },
}

/** Threads that are not plied. */
const SINGLE = /\b(?:textur\w+|overlock\w*|wooll?y|soluble|pva|mono\w*)\b/

export const constructionReader: TextReader = readerOf(
  'construction',
  ['40/2', '60/3', '3/50s', '120D/2', '40s 3 ply thread', '3 ply thread'],
  [construction, constructionInWords, plies],
)
