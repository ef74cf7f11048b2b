import 'server-only'
import { type Database, withDeadline } from '@/db/client'
import { listSecondFactors, replaceSealed } from '@/db/queries/accounts/second-factors'
import { isSealedNow, sealAgain } from '@/lib/config/server-secret'

const AT_ONCE = 500

/**
 * Encrypts with the server's own secret what was encrypted with the one before it; run at each start.
 * @returns how many secrets were encrypted again
 */
export async function sealSecretsAgain(db: Database): Promise<number> {
  let again = 0
  for await (const { id, userId, sealedSecret: from } of allSecondFactors(db)) {
    const to = sealAgain(from, userId)
    // Whoever turns two-step sign-in off or on at this moment wins.
    if (to !== null && (await withDeadline(() => replaceSealed(db, id, { from, to })))) again += 1
  }
  return again
}

/** How many secrets only an earlier secret of the server opens. */
export async function countSealedBefore(db: Database): Promise<number> {
  let count = 0
  for await (const { userId, sealedSecret } of allSecondFactors(db)) {
    if (!isSealedNow(sealedSecret, userId)) count += 1
  }
  return count
}

async function* allSecondFactors(db: Database) {
  let after: string | null = null
  for (;;) {
    const rows: Awaited<ReturnType<typeof listSecondFactors>> = await withDeadline(() =>
      listSecondFactors(db, after, AT_ONCE),
    )
    yield* rows
    after = rows.at(-1)?.id ?? null
    if (rows.length < AT_ONCE) return
  }
}
