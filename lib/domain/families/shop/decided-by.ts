import type { Condition, FieldSpec, Vocabulary } from '@/lib/domain/fields/field'

const GOODS = 'productGroup'

/** The same condition where another field says what the goods are. */
export function conditionBy(field: string, condition: Condition): Condition {
  if ('all' in condition) return { all: condition.all.map((one) => conditionBy(field, one)) }
  if ('any' in condition) return { any: condition.any.map((one) => conditionBy(field, one)) }
  if ('not' in condition) return { not: conditionBy(field, condition.not) }
  return condition.field === GOODS ? { ...condition, field } : condition
}

/** The same list where another field says what the goods are. */
export function wordsBy(field: string, vocabulary: Vocabulary): Vocabulary {
  const options = vocabulary.options.map(({ offeredWhen, ...option }) =>
    offeredWhen === undefined ? option : { ...option, offeredWhen: conditionBy(field, offeredWhen) },
  )
  return { ...vocabulary, options }
}

/** The same field where another field says what the goods are. */
export function fieldBy<S extends Partial<FieldSpec>>(field: string, spec: S): S {
  const { visibleWhen, neededWhen } = spec
  return {
    ...spec,
    ...(visibleWhen === undefined ? {} : { visibleWhen: conditionBy(field, visibleWhen) }),
    ...(neededWhen === undefined ? {} : { neededWhen: conditionBy(field, neededWhen) }),
  }
}
