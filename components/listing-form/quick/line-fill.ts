import type { FormValues } from '@/components/listing-form/state/form-values'

/** What a line filled into the form, so that the next line can replace it, also after the form was left and restored. */
export interface LineFill {
  /** The values before. */
  before: FormValues
  /** The values that were filled in. */
  values: FormValues
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

const isValues = (kept: unknown): kept is FormValues => typeof kept === 'object' && kept !== null

/** Whether this is what a browser kept of a fill. */
export const isLineFill = (kept: unknown): kept is LineFill =>
  isValues(kept) && isValues(kept.before) && isValues(kept.values)
