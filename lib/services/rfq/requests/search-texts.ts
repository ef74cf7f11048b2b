import 'server-only'
import { type Database, withDeadline } from '@/db/client'
import { listWithoutSearchText, fillSearchTexts as writeSearchTexts } from '@/db/queries/rfq/search'
import { requestSearchText } from '@/lib/domain/rfq/lists/list-search'

const FILLED_AT_ONCE = 200

/** Gives requests from before lists could be searched the text by which they are found; run at each start. */
export async function fillSearchTexts(db: Database): Promise<void> {
  let after: string | null = null
  for (;;) {
    const rows: Awaited<ReturnType<typeof listWithoutSearchText>> = await withDeadline(() =>
      listWithoutSearchText(db, after, FILLED_AT_ONCE),
    )
    const texts = rows.map(({ id, ...request }) => ({ id, text: requestSearchText(request) }))
    await withDeadline(() => writeSearchTexts(db, texts))
    after = rows.at(-1)?.id ?? null
    if (rows.length < FILLED_AT_ONCE) return
  }
}
