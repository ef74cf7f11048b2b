import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { optionLabel } from '@/lib/domain/vocabulary/vocabulary'

/** A field's value in one line for people. */
export function valueText(spec: FieldSpec, value: unknown): string {
  if (!isFilled(value)) return 'empty'
  switch (spec.kind) {
    case 'choice':
      return optionLabel(spec.vocabulary, String(value))
    case 'choices':
      return listOf(value)
        .map((item) => optionLabel(spec.vocabulary, String(item)))
        .join(', ')
    case 'number':
    case 'money':
      return [numberText(value), spec.unit].filter(Boolean).join(' ')
    case 'boolean':
      return value === true ? 'yes' : 'no'
    case 'blend':
      return rows(value)
        .map(({ fibre, percent }) => `${numberText(percent)} % ${String(fibre ?? '')}`)
        .join(', ')
    case 'quantitySlabs':
      return rows(value)
        .map(({ minQty, maxQty, price }) =>
          isFilled(maxQty)
            ? `${numberText(minQty)}–${numberText(maxQty)} at ${numberText(price)}`
            : `from ${numberText(minQty)} at ${numberText(price)}`,
        )
        .join('; ')
    case 'pdcSlabs':
      return rows(value)
        .map(
          ({ days, price, enabled }) =>
            `${numberText(days)} days ${numberText(price)}${enabled === false ? ' (off)' : ''}`,
        )
        .join('; ')
    case 'settlement':
      return rows([value])
        .map(({ slabDays }) => `${numberText(slabDays)} days`)
        .join('')
    case 'parts':
      return typeof value === 'string'
        ? value
        : spec.parts
            .flatMap((part) => {
              const piece = rows([value])[0]?.[part.name]
              if (!isFilled(piece)) return []
              const text = Array.isArray(piece) ? piece.join(', ') : typeof piece === 'boolean' ? '' : numberText(piece)
              return [[part.label, text, part.unit].filter(Boolean).join(' ')]
            })
            .join(', ')
    case 'text':
    case 'longText':
    case 'url':
    case 'count':
      return String(value)
    case 'file':
    case 'files':
      return listOf(value).length === 1 ? '1 file' : `${listOf(value).length} files`
  }
}

/** A number, or a text of one, with Indian grouping. */
export function numberText(value: unknown): string {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number)
    ? number.toLocaleString('en-IN', { maximumFractionDigits: 4 })
    : String(value ?? '')
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

function rows(value: unknown): Readonly<Record<string, unknown>>[] {
  return listOf(value).filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null)
}
