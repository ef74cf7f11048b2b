import type { ListingFormContext } from '@/components/listing-form/state/form-context'
import type { FormValues } from '@/components/listing-form/state/form-values'
import type { LineFill } from './line-fill'

type Form = Pick<ListingFormContext, 'model' | 'setField'>

/** Fills in the form what a line says. */
export function fillForm(
  { model, setField }: Form,
  values: readonly (readonly [name: string, value: unknown])[],
): void {
  const before = Object.fromEntries(values.map(([name]) => [name, model.form.getValues(name)]))
  model.lineFill = joinedFills(model.lineFill, { before, values: Object.fromEntries(values) })
  for (const [name, value] of values) setField(name, value)
}

/** Another line is of other goods: what only the earlier one said goes, here or before the form was restored. */
export function takeBackLine({ model, setField }: Form): void {
  const { lineFill } = model
  model.lineFill = null
  const back = lineFill === null ? {} : takenBack(lineFill, (name) => model.form.getValues(name))
  for (const [name, value] of Object.entries(back)) setField(name, value)
}

/** The form as it was before its lines, whatever was changed since. */
export function undoLine({ model, setField }: Form): void {
  const { before = {} } = model.lineFill ?? {}
  model.lineFill = null
  for (const [name, value] of Object.entries(before)) setField(name, value)
}

/** Both together: the values before the first, and what was filled in last. */
export function joinedFills(first: LineFill | null, next: LineFill): LineFill {
  return { before: { ...next.before, ...first?.before }, values: { ...first?.values, ...next.values } }
}

/** The values that go back when another line comes: what the seller changed since stays. */
export function takenBack({ before, values }: LineFill, current: (name: string) => unknown): FormValues {
  return Object.fromEntries(
    Object.entries(before).filter(([name]) => JSON.stringify(current(name)) === JSON.stringify(values[name])),
  )
}
