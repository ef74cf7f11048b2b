import type { FormValues } from '@/components/listing-form/state/form-values'

/** What a line filled into the form, so that the next line can replace it, also after the form was left and restored. */
export interface LineFill {
  /** The values before. */
  before: FormValues
  /** The values that were filled in. */
  values: FormValues
}

const isValues = (kept: unknown): kept is FormValues => typeof kept === 'object' && kept !== null

/** Whether this is what a browser kept of a fill. */
export const isLineFill = (kept: unknown): kept is LineFill =>
  isValues(kept) && isValues(kept.before) && isValues(kept.values)
