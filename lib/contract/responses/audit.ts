import { z } from 'zod'
import { described, id, idOrEmpty, moment, record, text } from '@/lib/domain/record-schema'
import { openPage, response } from '../schema'

const hash = (description: string) => text(description, 'c0ffee'.padEnd(64, '0'))

const auditRecord = record('AuditEntry', 'A row of the audit log: ids and hashes as stored, with the current names.', {
  entryId: id('The row.'),
  at: moment(''),
  sentence: text('Who did what, in a sentence.', 'Meena, Noyyal Yarns published the listing “30s combed”.'),
  changes: described(
    z.array(z.string()),
    'The first changes in words, as far as the record keeps them; at most three.',
    ['Base price 285 → 290 INR/kg'],
  ),
  moreChanges: described(z.int(), 'How many more there were.', 0),
  action: text('', 'LISTING_PUBLISHED'),
  actorKind: z.enum(['buyer', 'seller', 'admin', 'system', 'anonymous']),
  actor: described(
    z.object({
      userId: idOrEmpty('The account.'),
      name: text(),
      email: text(),
      companyName: text(),
    }),
    'Who did it.',
  ),
  objectType: text('', 'listing'),
  objectId: text('The id of the record.', '019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10'),
  objectName: text('The name of the record, or "".'),
  objectPath: text('The admin’s page of the record, or "".'),
  via: z.enum(['session', 'token', 'job', 'operator', 'none']),
  viaId: idOrEmpty('The session, token or import job.'),
  requestId: text('The X-Request-Id of the response; "" when the service acted by itself.'),
  beforeHash: hash('sha256 of the state before, in canonical JSON, or "".'),
  afterHash: hash('The same for the state after, or for what happened.'),
  keyId: text('Which key signed it.', '5f1c0a9b7d3e'),
  signature: text('HMAC-SHA-256 of the row.'),
  link: described(
    z
      .object({ position: described(z.int(), 'Gapless from 1.', 1), day: text('UTC.', '2026-11-21'), hash: hash('') })
      .nullable(),
    'Its place in the hash chain; null for about a second until it is linked.',
    null,
  ),
})

export type AuditRecord = z.infer<typeof auditRecord>

export const auditPageSchema = response('AuditLog', 'The newest first.', {
  entries: z.array(auditRecord),
  page: openPage(),
})

export const auditChainSchema = response('AuditChain', 'The result of verifying a part of the chain.', {
  chain: z.object({
    rows: described(z.int(), 'Verified rows of this part.', 2500),
    upTo: described(z.int(), 'The place of the last verified row.', 2500),
    total: described(z.int(), 'All links.', 2500),
    otherKey: described(
      z.int(),
      'Rows signed with an earlier secret of the server: their place is verified, their signature is not.',
      0,
    ),
    waiting: described(z.int(), 'At the end: rows of about the last second, which are not linked yet.', 0),
    head: text('Place and hash of the last verified link. Keep it elsewhere to detect a log that was cut off.'),
    broken: described(
      z
        .object({
          position: described(z.int().nullable(), 'null: the row has no link.', 7),
          entryId: text('The row.'),
          problem: text('What is wrong.'),
        })
        .nullable(),
      'The first row that was changed; null if no row was.',
      null,
    ),
  }),
  page: z.object({
    nextCursor: described(z.string().nullable(), 'Send it as `cursor` for the next part. null at the end.', null),
  }),
})
