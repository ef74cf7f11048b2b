import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { type Executor, withDeadline } from '@/db/client'
import { listForExport } from '@/db/queries/listings/imports'
import { displayTitle } from '@/lib/domain/listing/listing'
import {
  isDouble,
  type OwnDouble,
  type PastedRow,
  pastedRow,
  type StatedGoods,
  statedGoods,
} from '@/lib/domain/listing/reading/pasted-row'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { foldWord } from '@/lib/domain/vocabulary/vocabulary'
import { readLines } from '../listings/read-lines'
import type { ActorContext } from '../shared/context'

/** Own listings that a list is compared with, oldest first. */
const COMPARED_MAX = 5000
const ROWS_PER_QUERY = 500

/**
 * Reads a pasted price list as rows of an import, each with the caller's own listing of the same goods. It writes nothing.
 * @throws VALIDATION_FAILED
 */
export async function readPastedList(
  ctx: ActorContext,
  moduleKey: ModuleKey,
  body: unknown,
): Promise<{ rows: PastedRow[] }> {
  const definition = matrixDefinition(moduleKey)
  const { lines } = await readLines(moduleKey, body)
  const stated = lines.map(({ values }) => statedGoods(definition, values))
  const doubles = await ownDoubles(ctx, definition, stated)
  const places = new Map<string, number>()
  return {
    rows: lines.map((line, at) => {
      const key = foldWord(line.text)
      const repeats = places.get(key) ?? 0
      if (repeats === 0) places.set(key, at + 1)
      return { ...pastedRow(definition, line), double: doubles[at] ?? null, repeats }
    }),
  }
}

/** For each line the first of the caller's active listings and drafts that it describes. */
async function ownDoubles(
  ctx: ActorContext,
  definition: ModuleDefinition,
  lines: readonly StatedGoods[],
): Promise<(OwnDouble | null)[]> {
  const doubles: (OwnDouble | null)[] = lines.map(() => null)
  if (lines.length === 0) return doubles
  for await (const page of ownGoods(ctx.db, definition, ctx.actor.userId)) {
    for (const { goods, ...own } of page) {
      for (const [at, line] of lines.entries()) if (doubles[at] === null && isDouble(line, goods)) doubles[at] = own
    }
    // Other requests go on between the pages.
    await setImmediate()
  }
  return doubles
}

/** The goods of a seller's active listings and drafts, page by page, the oldest first. */
export async function* ownGoods(
  db: Executor,
  definition: ModuleDefinition,
  sellerId: string,
): AsyncGenerator<(OwnDouble & { goods: StatedGoods })[]> {
  const { moduleKey } = definition
  const filter = { sellerId, moduleKey, statuses: ['ACTIVE', 'DRAFT'] as const, limit: ROWS_PER_QUERY }
  let after: string | null = null
  for (let seen = 0; seen < COMPARED_MAX; seen += ROWS_PER_QUERY) {
    const position: { after: string | null } = { after }
    const rows = await withDeadline(() => listForExport(db, { ...filter, ...position }))
    yield rows.map(({ id, fields }) => ({
      listingId: id,
      title: displayTitle(fields),
      goods: statedGoods(definition, fields),
    }))
    if (rows.length < ROWS_PER_QUERY) return
    after = rows.at(-1)?.id ?? null
  }
}
