import { certificateReaderOf } from '../../../certificate'
import { type Reading, type TextReader, understood } from '../../../reading/reading'
import { lineOf, type Matched, matchAt, wordAt } from '../../../reading/tokens'

/** The certificates of a thread, each with its class, its number and how long it is valid. */

const schemeReader = certificateReaderOf(['OEKO-TEX thread'])

/** "Class I", "product class 2": of OEKO-TEX. */
const CLASS = /(?:,? ?\(? ?(?:product )?(?:class|cl\.?) ?(?<value>iv|i{1,3}|[1-4])(?: ?\))?)(?=\s|$)/iy
/** "GOTS cert. num 2500 m" has a length. "Cert no. 12.HIN.45678", "certificate number: CU 812345". */
const NUMBER =
  /,? ?\(? ?(?:cert(?:ificate)?(?: ?\.)? ?(?:no|nr|num|number|#)(?: ?\.)?|licen[cs]e (?:no|number)(?: ?\.)?) ?:? ?(?<value>(?:[a-z]{2,4} )?[a-z\d][a-z\d./-]*\d[a-z\d./-]*)(?: ?\))?(?=\s|$)(?! ?(?:m|mts?|mtrs?|met(?:er|re)s?|y|yds?|yards?|kgs?|gr?|gms?|cones?|tubes?|spools?|pcs|pieces|box(?:es)?|cartons?|ctns?)(?![a-z]))/iy
/** "Valid upto 31.03.2027", "valid till 2027-03-31", "validity: 31-03-2027". */
const VALID =
  /,? ?\(? ?(?:valid(?:ity)?(?: (?:up ?to|until|till|thru|through|to))?|exp(?:iry|ires)?(?: date)?(?: on)?) ?:? ?(?:(?<day>\d{1,2})(?<sign>[./-])(?<month>\d{1,2})\k<sign>(?<year>20\d{2})|(?<isoYear>20\d{2})-(?<isoMonth>\d{2})-(?<isoDay>\d{2}))(?: ?\))?(?=\s|$)/iy

export const threadCertificateReader: TextReader = {
  ...schemeReader,
  read(tokens, at): Reading | null {
    const named = schemeAt(tokens, at)
    if (!named) return null
    const { scheme } = named
    let used = named.used
    const next = (pattern: RegExp): Matched | null => {
      const match = matchAt(tokens, at + used, pattern)
      used += match?.used ?? 0
      return match
    }
    const ofClass = /^OEKO/.test(scheme) ? next(CLASS)?.groups.value : undefined
    const before = used
    const number = numberIn(next(NUMBER))
    if (number === null) used = before
    const beforeDay = used
    let validUntil = dayIn(next(VALID))
    // "OEKO-TEX, valid till 31.12.2026, price Rs 82": behind a comma the day may be that of the price.
    const isOpen = used > beforeDay && used > named.used && number === null && ofClass === undefined
    if (isOpen && wordAt(tokens, at + beforeDay) === ',' && PRICED.test(lineOf(tokens).text)) {
      used = beforeDay
      validUntil = null
    }
    if (used === named.used) return named.reading
    if (MAY_BE_CERTIFIED.test(wordAt(tokens, at + used))) return null
    const text = tokens.slice(at, at + used).join(' ')
    const row = {
      scheme,
      ...(number && { number }),
      ...(validUntil && { validUntil }),
      ...(ofClass && { scope: `Class ${ROMAN[ofClass.toLowerCase()] ?? ofClass.toUpperCase()}` }),
    }
    return { used, understood: [understood('certifications', text, scheme, [row])] }
  },
}
const PRICED = /[₹$€£] ?\d|\b(?:rs|inr|usd|eur|price|rate|offer|quote|quotation)\b/
/** "OEKO-TEX class 2 pending". */
const MAY_BE_CERTIFIED = /^(?:pending|applied|possible|on|optional|extra|required|if|not?)$/
const ROMAN: Readonly<Record<string, string>> = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' }

/** The scheme that is named here. In "GOTS certificate no. 812345" the word is not "no", but in front of the number. */
function schemeAt(
  tokens: readonly string[],
  at: number,
): { scheme: string; used: number; reading: Reading | null } | null {
  const reading = schemeReader.read(tokens, at)
  const label = reading ? null : matchAt(tokens, at, SCHEME_WITH_NUMBER)
  if (label && /^(?:no|not|non|without|or)$/.test(wordAt(tokens, at - 1))) return null
  const words = label?.groups.scheme?.split(' ').length ?? 0
  const alone = label ? schemeReader.read(tokens.slice(at, at + words), 0) : reading
  const scheme = alone?.understood[0]?.value
  if (!alone || typeof scheme !== 'string') return null
  const isCertificate = /^cert(?:ificate)?$/.test(wordAt(tokens, at + alone.used - 1))
  return { scheme, used: isCertificate ? alone.used - 1 : alone.used, reading }
}
const SCHEME_WITH_NUMBER = new RegExp(
  `(?<scheme>gots|grs|ocs|rcs|fsc|oeko-?tex(?: (?:standard |std )?100)?)(?=${NUMBER.source})`,
  'iy',
)

/** A number of a certificate has at least four digits. */
function numberIn(match: Matched | null): string | null {
  const value = match?.groups.value
  if (!match || value === undefined || value.replaceAll(/\D/g, '').length < DIGITS_MIN) return null
  // As typed, with its capitals.
  const place = match.text.toLowerCase().lastIndexOf(value)
  return match.text.slice(place, place + value.length)
}
const DIGITS_MIN = 4

/** The day of "31.03.2027" as programs write it. Of "03/04/2027" the month is open. */
function dayIn(match: Matched | null): string | null {
  const { day, sign, month, year, isoYear, isoMonth, isoDay } = match?.groups ?? {}
  if (isoYear) return `${isoYear}-${isoMonth}-${isoDay}`
  const [dayOfMonth, monthOfYear] = [Number(day), Number(month)]
  if (!year || monthOfYear > 12 || dayOfMonth > 31 || monthOfYear < 1 || dayOfMonth < 1) return null
  if (sign === '/' && dayOfMonth <= 12) return null
  return `${year}-${String(monthOfYear).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`
}
