import { rule } from '@/lib/domain/families/rule'
import { isFilled } from '@/lib/domain/fields/condition'
import type { Rule } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'

/** Goods whose sale needs a licence are published with its number; the trade says which, and by which fields. */
export function authorisationRule(
  fields: readonly string[],
  says: string,
  message: string,
  isNeeded: (facts: Facts) => boolean,
): Rule {
  return rule({
    code: 'AUTHORISATION_REQUIRED',
    severity: 'error',
    fields: [...fields, 'authorisationNo'],
    says,
    judge: (facts) =>
      isNeeded(facts) && !isFilled(facts.values.authorisationNo) ? { field: 'authorisationNo', message } : null,
  })
}
