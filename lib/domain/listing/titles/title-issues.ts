import { type Issue, IssueList } from '@/lib/domain/errors'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import { spoken } from '@/lib/domain/spoken'
import { TITLE_LENGTH_MAX } from '@/lib/domain/text-limits'
import { titleCase } from './assemble'

const PRICE_IN_TITLE = /(?:₹|\$|€|£|\brs\.?|\binr|\busd)\s*\d|\d\s*(?:\/-|₹|€|£|rs\b|per kg\b|\/\s?kg\b)/i
const PHONE_IN_TITLE = /\+?\d(?:[\s-]?\d){9,}/
const CLAIM_IN_TITLE = /\b(organic|recycled|regenerated|bci|gots|ocs|grs|rcs|rws)\b/i
const TRADEMARK_IN_TITLE = /\b(supima|lycra|tencel|lenzing)\b/i

/** A certificate as a file, or at least one with its number. */
function isCertified({ certificate, certifications }: FieldValues): boolean {
  return (
    isFilled(certificate) ||
    (Array.isArray(certifications) &&
      certifications.some((row: unknown) =>
        isFilled(typeof row === 'object' && row ? Reflect.get(row, 'number') : null),
      ))
  )
}

/** What a title should not contain, or needs to prove (reference 4.21). All are warnings. */
export function titleIssues(values: FieldValues): Issue[] {
  const title = textValue(values, 'title')
  const claim = CLAIM_IN_TITLE.exec(title)?.[1]
  const trademark = TRADEMARK_IN_TITLE.exec(title)?.[1]
  const issues = new IssueList()
  if (PRICE_IN_TITLE.test(title)) {
    issues.warning('TITLE_PRICE', 'title', 'Remove the price from the title. It has its own field and will change.')
  }
  if (PHONE_IN_TITLE.test(title)) {
    issues.warning(
      'TITLE_PHONE',
      'title',
      'Remove phone numbers from the title. Buyers contact you with a request for quotation.',
    )
  }
  if (claim && !isCertified(values)) {
    issues.warning('CLAIM_CERTIFICATE', 'certificate', `Add the certificate. Buyers of "${claim}" ask for it.`)
  }
  if (trademark) {
    issues.warning(
      'TRADEMARK',
      'title',
      `${titleCase(trademark)} is a trademark. Use it only with its owner's licence.`,
    )
  }
  if (title.length > TITLE_LENGTH_MAX) {
    issues.warning(
      'TITLE_LONG',
      'title',
      `The title has ${spoken(title.length)} characters. Buyers see only ${TITLE_LENGTH_MAX}.`,
    )
  }
  return issues.all
}
