import { rule } from '@/lib/domain/families/rule'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { fullSetsOf, isOfWholeSets } from '@/lib/domain/listing/pricing/full-sets'
import type { Rule } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'

/** What a set says of itself agrees. */
export const setRules: readonly Rule[] = [
  rule({
    code: 'SET_TOO_SMALL',
    severity: 'error',
    fields: ['designsPerSet', 'coloursPerSet', 'piecesPerSet'],
    says: 'A set has at least one piece of each of its designs, and of each of its colours.',
    judge: ({ words }) => {
      const pieces = numberValue(words, 'piecesPerSet')
      const parts = [
        ['designsPerSet', 'designs'],
        ['coloursPerSet', 'colours'],
      ] as const
      return parts.flatMap(([field, label]) => {
        const number = numberValue(words, field)
        if (pieces === null || number === null || number <= pieces) return []
        const message = `${spoken(number)} ${label} do not fit into a set of ${spoken(pieces)} pieces. Correct one of them.`
        return [{ field, message }]
      })
    },
  }),
  rule({
    code: 'FULL_SET_MINIMUM',
    severity: 'warning',
    fields: ['fullSetOnly', 'moq', 'moqUom', 'piecesPerSet'],
    says: 'The minimum order of goods in full sets is a number of whole sets.',
    judge: ({ words }) => {
      const moq = numberValue(words, 'moq')
      const sets = fullSetsOf(words, textValue(words, 'moqUom') || textValue(words, 'uom'))
      if (sets === null || moq === null || isOfWholeSets(sets, moq)) return null
      const message = `Full sets have ${spoken(sets.pieces)} pieces, but the minimum is ${spoken(sets.least)} pieces. Use whole sets.`
      return { field: 'moq', message }
    },
  }),
]
