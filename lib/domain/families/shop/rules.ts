import { warningIssue } from '@/lib/domain/errors'
import { rowsTotal } from '@/lib/domain/families/colour'
import { isFilled } from '@/lib/domain/fields/condition'
import { numberValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'

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

export const stockByColourRule: Rule = {
  code: 'STOCK_BY_COLOUR',
  severity: 'warning',
  fields: ['stockByColour', 'availableQuantity'],
  says: 'The colours together are not more than the stock.',
  judge: ({ words }) => {
    const total = rowsTotal(words.stockByColour, 'quantity')
    const stock = numberValue(words, 'availableQuantity')
    if (stock === null || total <= stock) return []
    const message = `The colours add up to ${spoken(total)}, but the stock is ${spoken(stock)}.`
    return [warningIssue('STOCK_BY_COLOUR', 'stockByColour', message)]
  },
}
