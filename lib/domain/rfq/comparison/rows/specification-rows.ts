import { textValue } from '@/lib/domain/listing/listing'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { type SpecificationPoint, specificationPoint } from '@/lib/domain/rfq/requests/specification-point'
import { spoken } from '@/lib/domain/spoken'
import { roundTo } from '@/lib/domain/units/rounding'
import { countHint } from '../count-hint'
import { askedUnit, measureAt } from '../kind-verdicts'
import type { ComparisonCell, ComparisonRow } from '../record'
import type { AskedTerms, OfferedTerms, Requirement } from '../terms'
import { judgeRequirement, normalizedCount, requirementText } from '../verdict'
import { areEqual } from './equal-cells'

const FIGURE_PLACES = 4

/** What a seller states on the points of a specification. */
type StatedOffer = Pick<OfferedTerms, 'quoteId' | 'lineType' | 'specResponses'>

/** A requirement that one quotation misses or says nothing about. */
export interface RequirementGap {
  field: string
  label: string
  asked: string
  /** "" where it says nothing. */
  offered: string
  verdict: 'deviates' | 'not_stated'
}

/** What a quotation leaves open of the requirements: what it states differently, and what it says nothing about. */
export function requirementGaps(
  definition: ModuleDefinition,
  asked: Pick<AskedTerms, 'facts' | 'requirements'>,
  offer: StatedOffer,
): RequirementGap[] {
  return requirementRows(definition, asked, [offer]).flatMap(({ field, label, requested, cells: [cell] }) =>
    cell?.verdict === 'deviates' || cell?.verdict === 'not_stated'
      ? [{ field, label, asked: requested, offered: cell.display, verdict: cell.verdict }]
      : [],
  )
}

/** Each requirement with what the sellers state about it. */
export function requirementRows(
  definition: ModuleDefinition,
  asked: Pick<AskedTerms, 'facts' | 'requirements'>,
  offers: readonly StatedOffer[],
): ComparisonRow[] {
  const hint = countHint(definition, asked.facts, asked.requirements)
  return asked.requirements.map((requirement) => {
    const point = specificationPoint(definition, requirement.field)
    const cells = offers.map((offer): ComparisonCell => {
      const cell = statedCell({ definition, offer, point, hint }, requirement.field, requirement)
      const isOut = offer.lineType === 'NOT_AVAILABLE'
      return { ...cell, verdict: isOut ? null : judgeRequirement(requirement, cell.raw, point, hint) }
    })
    return {
      group: 'requirements',
      field: requirement.field,
      label: point?.label ?? requirement.field,
      requested: requirementText(requirement, point),
      allEqual: areEqual(cells),
      cells,
    }
  })
}

/** What sellers state beyond the requirements. */
export function statedRows(
  definition: ModuleDefinition,
  asked: AskedTerms,
  offers: readonly OfferedTerms[],
): ComparisonRow[] {
  const required = new Set(asked.requirements.map(({ field }) => field))
  const fields = new Set(offers.flatMap(({ specResponses }) => specResponses.map(({ field }) => field)))
  const hint = countHint(definition, asked.facts, asked.requirements)
  return [...fields]
    .filter((field) => !required.has(field))
    .map((field) => {
      const point = specificationPoint(definition, field)
      const cells = offers.map((offer) => ({
        ...statedCell({ definition, offer, point, hint }, field),
        verdict: null,
      }))
      return { group: 'stated', field, label: point?.label ?? field, requested: '', allEqual: areEqual(cells), cells }
    })
}

interface Stated {
  definition: ModuleDefinition
  offer: StatedOffer
  point: SpecificationPoint | null
  hint: string | null
}

function statedCell(
  { definition, offer, point, hint }: Stated,
  field: string,
  requirement?: Requirement,
): Omit<ComparisonCell, 'verdict'> {
  const response = offer.specResponses.find((one) => one.field === field)
  const raw = response?.offered ?? null
  const text = Array.isArray(raw) ? raw.join(', ') : raw === null ? '' : String(raw)
  const count = point?.compares !== 'count' || text === '' ? null : normalizedCount(text, hint)
  const measure =
    point?.compares === 'measure' ? measureAt(raw, point, requirement && askedUnit(requirement, point)) : null
  const figure = typeof raw === 'number' ? spoken(raw, point) : text
  const unit = /^[\d.,]+$/.test(figure) ? unitStated(definition, offer, field, point) : ''
  const display = unit === '' ? figure : `${figure} ${unit}`
  return {
    quoteId: offer.quoteId,
    raw,
    display: response?.note ? `${display} (${response.note})` : display,
    normalized: count ? roundTo(count.tex, FIGURE_PLACES) : (measure ?? (typeof raw === 'number' ? raw : null)),
  }
}

/** The unit of a bare figure: the point's own, or the one that the seller or the module gives for it. */
function unitStated(
  definition: ModuleDefinition,
  { specResponses }: StatedOffer,
  field: string,
  point: SpecificationPoint | null,
): string {
  const from = fieldSpec(definition, field.split('.')[0] ?? '')?.unitFrom
  if (point?.unit || from === undefined) return point?.unit ?? ''
  const offered = specResponses.find((one) => one.field === from)?.offered
  return typeof offered === 'string' ? offered : textValue(definition.defaults, from)
}
