import { dayText } from '@/lib/domain/calendar-day'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldRule, FieldSpec, PartSpec } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'
import { unitWord } from '@/lib/domain/units/unit-words'
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
      return [numberText(value, spec.rule), spec.unit && unitWord(spec.unit, Number(value))].filter(Boolean).join(' ')
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
      return typeof value === 'string' ? value : partsText(spec.parts, rows([value])[0] ?? {})
    case 'rows':
      return rows(value)
        .map((row) => partsText(spec.parts, row))
        .join('; ')
    case 'range':
      return [rangeText(value, (end) => numberText(end, spec.rule)), spec.unit].filter(Boolean).join(' ')
    case 'measure':
      return rows([value])
        .map(({ value: figure, unit }) => [numberText(figure), unit ?? spec.unit].filter(Boolean).join(' '))
        .join('')
    case 'date':
      return typeof value === 'string' ? dayText(value) : String(value)
    case 'text':
    case 'longText':
    case 'url':
    case 'construction':
    case 'reference':
    case 'count':
      return String(value)
    case 'file':
    case 'files':
      return listOf(value).length === 1 ? '1 file' : `${listOf(value).length} files`
  }
}

/**
 * Whether a yes or no may be one that no seller chose: a write without it stores the default of the module, and a switch of the form that was
 * left alone is stored as no. The record does not tell these from a choice, so that pages show the other word only.
 */
export function isUnsaid({ defaults }: Pick<ModuleDefinition, 'defaults'>, name: string, value: unknown): boolean {
  return value === (defaults[name] ?? false)
}

function partsText(parts: readonly PartSpec[], value: Readonly<Record<string, unknown>>): string {
  return parts
    .flatMap((part) => {
      const piece = value[part.name]
      if (!isFilled(piece)) return []
      return [[part.label, pieceText(part, piece), part.unit].filter(Boolean).join(' ')]
    })
    .join(', ')
}

/** In words, whatever the kind of the part; a yes is said by the label alone. */
function pieceText(part: PartSpec, piece: unknown): string {
  if (Array.isArray(piece)) return piece.join(', ')
  if (typeof piece === 'boolean') return ''
  return part.kind === 'date' ? dayText(String(piece)) : numberText(piece, part.rule)
}

/** "30–60", "from 30", "up to 60". */
export function rangeText(value: unknown, textOf: (end: unknown) => string): string {
  const { from, to } = rows([value])[0] ?? {}
  const [low, high] = [isFilled(from) ? textOf(from) : '', isFilled(to) ? textOf(to) : '']
  if (low === '' || high === '') return low ? `from ${low}` : high ? `up to ${high}` : ''
  return low === high ? low : `${low}–${high}`
}

/** A number, or a text of one, with Indian grouping. */
export function numberText(value: unknown, rule?: FieldRule): string {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? spoken(number, rule) : String(value ?? '')
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

function rows(value: unknown): Readonly<Record<string, unknown>>[] {
  return listOf(value).filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null)
}
