import { isFilled } from '@/lib/domain/fields/condition'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { canonicalValues, fieldSpec } from '@/lib/domain/modules/resolve'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { type BlendRow, mainFirst } from '../blend'
import { builtTitle } from '../titles/built-title'
import { readLine } from './read-line'

/** Columns of a price list that say in words what the goods are. */
const WORDED = ['title', 'count', 'productName'] as const
const TITLE_LENGTH_MIN = 3

type Body = Readonly<Record<string, unknown>>

/**
 * The body of a new listing from a seller's own list, with the title and facts that its words give: "30s CCH" under
 * "Count" and "Combed" under "Quality" are a combed cotton yarn, and "Cotton 100%" under "Blend" is of cotton. What a column says itself
 * stays; without a title column all of them make the title.
 */
export function withReadWords(definition: ModuleDefinition, body: Body): Record<string, unknown> {
  const text = WORDED.map((name) => body[name])
    .filter((words) => typeof words === 'string')
    .join(' ')
  const { title, ...values } = readLine(definition, text).values
  const facts = new Set<string>([...definition.groups.identity, ...definition.groups.specifications])
  const read = Object.fromEntries(Object.entries(values).filter(([name]) => facts.has(name)))
  const whole = { ...read, ...body, ...fibresOfBlend(definition, body) }
  const built = builtTitle(definition, canonicalValues(definition, whole))
  const worded = typeof title === 'string' && title.length >= TITLE_LENGTH_MIN ? title : ''
  const named = built.length > worded.length ? built : worded
  return { ...(named === '' ? {} : { title: named }), ...whole }
}

/** The fibres of a blend that names each in a word of the list. */
function fibresOfBlend(definition: ModuleDefinition, { fiberType, blendPercentages }: Body): Body {
  if (fieldSpec(definition, 'fiberType') === null || isFilled(fiberType) || !Array.isArray(blendPercentages)) return {}
  const rows = (blendPercentages as BlendRow[]).map((row) => ({
    ...row,
    fibre: canonicalValue(fibres, row.fibre) ?? '',
  }))
  if (rows.length === 0 || rows.some(({ fibre }) => fibre === '')) return {}
  return { fiberType: [...new Set(mainFirst(rows).map(({ fibre }) => fibre))], blendPercentages: rows }
}
