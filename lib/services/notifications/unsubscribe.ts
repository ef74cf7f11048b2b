import 'server-only'
import { createHmac } from 'node:crypto'
import { type Transaction, withDeadline } from '@/db/client'
import { unwatchSearches } from '@/db/queries/accounts/searches'
import { findUserWithCompany } from '@/db/queries/accounts/users'
import { stopDigests } from '@/db/queries/rfq/pool'
import { serverSecrets } from '@/lib/config/server-secret'
import type { Outcome } from '@/lib/contract/outcome'
import { notFound } from '@/lib/domain/errors'
import type { MailKind } from '@/lib/domain/notification/notice'
import { isSameHash } from '../accounts/secret'
import type { ServiceContext } from '../shared/context'
import { writeOnce } from '../shared/idempotency'

/** What a mail's link carries. */
export interface MailLink {
  account: string
  secret: string
}

const STOP: Readonly<Record<MailKind, (tx: Transaction, userId: string, now: Date) => Promise<void>>> = {
  'pool digest': stopDigests,
  'saved searches': unwatchSearches,
}
const KINDS = Object.keys(STOP) as MailKind[]

/** The path that stops mails of this kind to an account, for those mails alone. */
export function unsubscribePath(kind: MailKind, userId: string): string {
  const [secret = ''] = secretsOf(kind, userId)
  return `/unsubscribe?${new URLSearchParams({ account: userId, secret })}`
}

/** What proves that a link came from such a mail to this account, by each secret of the server that counts. */
function secretsOf(kind: MailKind, userId: string): string[] {
  return serverSecrets().map((secret) => createHmac('sha256', secret).update(`${kind} ${userId}`).digest('base64url'))
}

/** The kind of mail that a link came with; null for a link that is not ours. */
export function mailKindOf({ account, secret }: MailLink): MailKind | null {
  return KINDS.find((kind) => secretsOf(kind, account).some((own) => isSameHash(own, secret))) ?? null
}

/**
 * Stops the mails of one kind to an account, for whoever has the link of one of them. Repeating it changes nothing.
 * @throws NOT_FOUND for another link
 */
export async function unsubscribe(ctx: ServiceContext, link: MailLink): Promise<Outcome<object>> {
  const { account } = link
  const kind = mailKindOf(link)
  const found = kind && (await withDeadline(() => findUserWithCompany(ctx.db, account)))
  if (!found) throw notFound()
  return writeOnce(ctx, { account }, async (tx) => {
    await STOP[kind](tx, account, ctx.now)
    return { record: {} }
  })
}
