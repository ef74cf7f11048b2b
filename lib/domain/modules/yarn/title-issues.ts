import { type Issue, warningIssue } from '@/lib/domain/errors'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import { spoken } from '@/lib/domain/spoken'
import { TITLE_LENGTH_MAX, titleCase } from './title'

const PRICE_IN_TITLE = /(?:₹|\$|€|£|\brs\.?|\binr|\busd)\s*\d|\d\s*(?:\/-|₹|€|£|rs\b|per kg\b|\/\s?kg\b)/i
const PHONE_IN_TITLE = /\+?\d(?:[\s-]?\d){9,}/
const CLAIM_IN_TITLE = /\b(organic|recycled|regenerated|bci|gots|ocs|grs|rcs|rws)\b/i
const TRADEMARK_IN_TITLE = /\b(supima|lycra|tencel|lenzing)\b/i

/** What a title should not contain, or needs to prove (reference 4.21). All are warnings. */
export function titleIssues(values: FieldValues): Issue[] {
  const title = textValue(values, 'title')
  const claim = CLAIM_IN_TITLE.exec(title)?.[1]
  const trademark = TRADEMARK_IN_TITLE.exec(title)?.[1]
  const issues: Issue[] = []
  const warn = (code: string, message: string, field = 'title') => issues.push(warningIssue(code, field, message))
  if (PRICE_IN_TITLE.test(title)) {
    warn('TITLE_PRICE', 'Remove the price from the title. It has its own field and will change.')
  }
  if (PHONE_IN_TITLE.test(title)) {
    warn('TITLE_PHONE', 'Remove phone numbers from the title. Buyers contact you with a request for quotation.')
  }
  if (claim && !isFilled(values.certificate)) {
    warn('CLAIM_CERTIFICATE', `Add the certificate. Buyers of "${claim}" ask for it.`, 'certificate')
  }
  if (trademark) {
    warn('TRADEMARK', `${titleCase(trademark)} is a trademark. Use it only with its owner's licence.`)
  }
  if (title.length > TITLE_LENGTH_MAX) {
    warn('TITLE_LONG', `The title has ${spoken(title.length)} characters. Buyers see only ${TITLE_LENGTH_MAX}.`)
  }
  return issues
}
