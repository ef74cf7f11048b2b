import 'server-only'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { ServiceContext } from '../shared/context'
import { rankModules } from './search-market'

/** So many of the likeliest modules read the line. */
const READ_MAX = 6
/** So many letters that a module cannot read count as much as one place in the ranking by words. */
const LETTERS_PER_PLACE = 4

/** The modules that a line of a price list may be of, the likeliest first: by the words of its goods, and by what is left of it unread. */
export async function modulesOfLine(ctx: ServiceContext, line: string): Promise<ModuleKey[]> {
  const [first] = await rankModules(ctx, line)
  if (first === undefined) return []
  const ranked = (await rankModules(ctx, goodsOf(first, line))).slice(0, READ_MAX)
  const cost = new Map(
    ranked.map((moduleKey, place) => {
      const { rest } = readLine(matrixDefinition(moduleKey), line)
      return [moduleKey, place + rest.length / LETTERS_PER_PLACE]
    }),
  )
  return ranked.sort((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0))
}

/** A line without its terms of sale: "ready" and "per piece" say nothing of the goods. */
function goodsOf(moduleKey: ModuleKey, line: string): string {
  const definition = matrixDefinition(moduleKey)
  const ofGoods: ReadonlySet<string> = new Set([...definition.groups.specifications, ...definition.groups.identity])
  const terms = readLine(definition, line).understood.filter(({ name }) => !ofGoods.has(name.split('.', 1)[0] ?? ''))
  const goods = terms.reduce((text, part) => text.replace(part.text, ' '), line)
  return goods.trim() || line
}
