import type { FieldRule, FieldSpec, PartSpec, Vocabulary } from '@/lib/domain/fields/field'
import { decimalPlaces, roundTo } from '@/lib/domain/units/rounding'
import { fieldValue } from './field-values'

/** A value that breaks one bound of a field. */
export interface BrokenValue {
  code: string
  path: string
  value: unknown
  /** It cannot be stored, in a draft neither. */
  isUnstorable?: true
}

const NOT_A_WORD = 'Zzyzx none of these'

/** What breaks each bound of this field, one at a time. */
export function brokenValues(name: string, spec: FieldSpec): BrokenValue[] {
  switch (spec.kind) {
    case 'number':
    case 'money':
      return numbers(spec.rule, name)
    case 'text':
    case 'longText':
    case 'construction':
      return patterns(spec.rule, name)
    case 'choice':
      return closed(spec.vocabulary, name)
    case 'choices':
      return [
        ...closed(spec.vocabulary, `${name}[0]`).map((broken) => ({ ...broken, value: [broken.value] })),
        ...tooMany(spec.rule, name),
      ]
    case 'date':
      return days(spec.rule, name)
    case 'parts':
      return ofParts(spec.parts, name).map(({ part, ...broken }) => ({ ...broken, value: { [part]: broken.value } }))
    case 'measure':
      return numbers(boundsOf(spec.rule), name).map(({ value, ...broken }) => ({
        ...broken,
        value: { value, unit: spec.unit },
      }))
    case 'range':
      return spec.of === 'count' ? [reversed(name, '60s', '30s')] : rangeEnds(spec.rule, name)
    case 'rows':
      return ofRows(spec, name)
    case 'url':
      return [{ code: 'NOT_HTTPS', path: name, value: 'http://example.com/card' }]
    // Judged by rules that know more than the field.
    case 'boolean':
    case 'count':
    case 'blend':
    case 'quantitySlabs':
    case 'pdcSlabs':
    case 'settlement':
    case 'file':
    case 'files':
    case 'reference':
      return []
  }
}

function boundsOf({ min, max, isMinExclusive }: FieldRule = {}): FieldRule {
  return {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(isMinExclusive ? { isMinExclusive } : {}),
  }
}

function numbers(rule: FieldRule = {}, path: string): BrokenValue[] {
  const { min, max, isMinExclusive, isInteger, decimalsMax } = rule
  const step = isInteger ? 1 : 10 ** -(decimalsMax ?? 3)
  const fine = (decimals: number) => roundTo((isMinExclusive ? (min ?? 0) + 1 : (min ?? 0)) + 10 ** -decimals, decimals)
  const isWithin = (value: number) => max === undefined || value <= max
  return [
    ...(min === undefined ? [] : [{ code: 'TOO_SMALL', path, value: isMinExclusive ? min : roundTo(min - step, 6) }]),
    ...(max === undefined ? [] : [{ code: 'TOO_LARGE', path, value: roundTo(max + Math.max(step, max * 1e-6), 6) }]),
    ...(isInteger && isWithin(fine(1)) ? [{ code: 'NOT_WHOLE', path, value: fine(1) }] : []),
    ...(decimalsMax !== undefined && !isInteger && isWithin(fine(decimalsMax + 1))
      ? [{ code: 'TOO_MANY_DECIMALS', path, value: fine(Math.max(decimalsMax, decimalPlaces(min ?? 0)) + 1) }]
      : []),
  ]
}

/** A text that fits no anchored pattern of ours. */
const NO_FORMAT = '¿?'

function patterns(rule: FieldRule | undefined, path: string): BrokenValue[] {
  const { pattern } = rule ?? {}
  return pattern && !pattern.test(NO_FORMAT) ? [{ code: 'BAD_FORMAT', path, value: NO_FORMAT }] : []
}

function closed({ isClosed }: Vocabulary, path: string): BrokenValue[] {
  return isClosed ? [{ code: 'NOT_IN_LIST', path, value: NOT_A_WORD }] : []
}

function tooMany(rule: FieldRule | undefined, path: string): BrokenValue[] {
  const { itemsMax } = rule ?? {}
  if (itemsMax === undefined) return []
  const value = Array.from({ length: itemsMax + 1 }, (_, at) => `Own word ${at}`)
  return [{ code: 'TOO_MANY', path, value, isUnstorable: true }]
}

function days({ earliest, latest }: FieldRule = {}, path: string): BrokenValue[] {
  return [
    ...(earliest === undefined ? [] : [{ code: 'TOO_EARLY', path, value: '1800-01-01' }]),
    ...(latest === undefined ? [] : [{ code: 'TOO_LATE', path, value: '2999-12-31' }]),
    { code: 'BAD_DATE', path, value: '2026-02-30', isUnstorable: true },
  ]
}

function rangeEnds(rule: FieldRule | undefined, name: string): BrokenValue[] {
  const { from, to } = fieldValue({ kind: 'range', label: '', ...(rule ? { rule } : {}) }) as {
    from: number
    to: number
  }
  const ends = (['from', 'to'] as const).flatMap((end) =>
    numbers(rule, `${name}.${end}`).map(({ value, ...broken }) => ({ ...broken, value: { [end]: value } })),
  )
  return from < to ? [...ends, reversed(name, to, from)] : ends
}

function reversed(name: string, from: unknown, to: unknown): BrokenValue {
  return { code: 'RANGE_REVERSED', path: `${name}.to`, value: { from, to } }
}

function ofParts(parts: readonly PartSpec[], path: string): (BrokenValue & { part: string })[] {
  return parts.flatMap((part) => ofPart(part, `${path}.${part.name}`).map((broken) => ({ ...broken, part: part.name })))
}

function ofPart({ kind, rule, vocabulary }: PartSpec, path: string): BrokenValue[] {
  switch (kind) {
    case 'number':
      return numbers(rule, path)
    case 'text':
      return patterns(rule, path)
    case 'date':
      return days(rule, path)
    case 'choice':
      return vocabulary ? closed(vocabulary, path) : []
    case 'choices':
      return vocabulary ? closed(vocabulary, `${path}[0]`).map((one) => ({ ...one, value: [one.value] })) : []
    case 'boolean':
      return []
  }
}

function ofRows(spec: Extract<FieldSpec, { kind: 'rows' }>, name: string): BrokenValue[] {
  const [row = {}] = fieldValue(spec) as Record<string, unknown>[]
  const cells = ofParts(spec.parts, `${name}[0]`).map(({ part, ...broken }) => ({
    ...broken,
    value: [{ ...row, [part]: broken.value }],
  }))
  if (spec.key === undefined) return cells
  // A row is named by its key, or else by its first column.
  const names = [spec.key, spec.parts[0]?.name]
  const rest = Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
  const other = spec.parts.find((part) => !names.includes(part.name) && part.kind !== 'boolean')
  return [
    ...cells,
    { code: 'ROW_REPEATED', path: `${name}[1].${spec.key}`, value: [row, row] },
    ...(other && other.name in rest ? [{ code: 'REQUIRED', path: `${name}[0].${spec.key}`, value: [rest] }] : []),
  ]
}
