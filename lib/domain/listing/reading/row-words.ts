import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { readLine } from './read-line'

/** Columns of a price list that say in words what the goods are. */
const WORDED = ['title', 'count', 'productName'] as const
const TITLE_LENGTH_MIN = 3

/**
 * The body of a new listing from a seller's own list, with the title and facts that its words give: "30s CCH" under
 * "Count" and "Combed" under "Quality" are a combed cotton yarn. What a column says itself stays.
 */
export function withReadWords(
  definition: ModuleDefinition,
  body: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const text = WORDED.map((name) => body[name])
    .filter((words) => typeof words === 'string')
    .join(' ')
  const { title, ...values } = readLine(definition, text).values
  const facts = new Set<string>([...definition.groups.identity, ...definition.groups.specifications])
  const read = Object.entries(values).filter(([name]) => facts.has(name))
  const hasTitle = typeof title === 'string' && title.length >= TITLE_LENGTH_MIN
  return { ...(hasTitle ? { title } : {}), ...Object.fromEntries(read), ...body }
}
