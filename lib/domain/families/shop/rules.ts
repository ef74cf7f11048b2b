import { rule } from '@/lib/domain/families/rule'
import { isFilled } from '@/lib/domain/fields/condition'

/** The width of the cloth belongs in a field of its own. */
export const widthIsPackageRule = rule({
  code: 'WIDTH_IS_PACKAGE',
  severity: 'warning',
  fields: ['width', 'clothWidth'],
  says: 'The width of the cloth is not that of its package.',
  judge: ({ applicable, values }) =>
    applicable.has('clothWidth') && isFilled(values.width) && !isFilled(values.clothWidth)
      ? 'This is the width of the package. Enter the width of the cloth as clothWidth.'
      : null,
})
