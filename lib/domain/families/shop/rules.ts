import { warningIssue } from '@/lib/domain/errors'
import { isFilled } from '@/lib/domain/fields/condition'
import type { Rule } from '@/lib/domain/modules/define-module'

/** The width of the cloth belongs in a field of its own. */
export const widthIsPackageRule: Rule = {
  code: 'WIDTH_IS_PACKAGE',
  severity: 'warning',
  fields: ['width', 'clothWidth'],
  says: 'The width of the cloth is not that of its package.',
  judge: ({ applicable, values }) =>
    applicable.has('clothWidth') && isFilled(values.width) && !isFilled(values.clothWidth)
      ? [
          warningIssue(
            'WIDTH_IS_PACKAGE',
            'width',
            'This is the width of the package. Enter the width of the cloth as clothWidth.',
          ),
        ]
      : [],
}
