import type { FieldSpec } from '@/lib/domain/fields/field'

const SHRINKAGE_RULE = { min: -20, max: 5 }

/** Signed: minus is shrinking. */
export const SHRINKAGE_LENGTH = {
  kind: 'parts',
  label: 'Shrinkage',
  help: 'In boiling water, minus for shrinking',
  parts: [{ name: 'length', label: 'Length', kind: 'number', unit: '%', rule: SHRINKAGE_RULE }],
} as const satisfies FieldSpec

/** Of cloth and what is sewn of it, in both directions. */
export const SHRINKAGE = {
  ...SHRINKAGE_LENGTH,
  help: 'After washing, minus for shrinking',
  parts: [
    ...SHRINKAGE_LENGTH.parts,
    { name: 'width', label: 'Width', kind: 'number', unit: '%', rule: SHRINKAGE_RULE },
  ],
} as const satisfies FieldSpec

const grade = (name: string, label: string, max: number) =>
  ({ name, label, kind: 'number', rule: { min: 1, max, step: 0.5 } }) as const

/** Grades of ISO 105: 1 to 5 by halves, light (blue wool scale) 1 to 8. */
export const FASTNESS = {
  kind: 'parts',
  label: 'Colour fastness',
  help: 'Grades 1 to 5 by halves; light 1 to 8',
  parts: [
    grade('wash', 'Washing', 5),
    grade('rubDry', 'Rubbing, dry', 5),
    grade('rubWet', 'Rubbing, wet', 5),
    grade('perspiration', 'Perspiration', 5),
    grade('light', 'Light (1 to 8)', 8),
  ],
  facet: 'range',
} as const satisfies FieldSpec
