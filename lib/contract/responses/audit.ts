import { z } from 'zod'
import type { AuditRecord } from '@/lib/domain/audit/record'
import { envelope, id, idOrEmpty, moment, named, openPage, recordOf, said, text } from '../schema'

const hash = (description: string) => text(description, 'c0ffee'.padEnd(64, '0'))

const auditRecordSchema = recordOf<AuditRecord>()(
  'AuditEntry',
  'One row of the audit log: ids and hashes as they are stored, with the names that they have today.',
  z.object({
    entryId: id('The row.'),
    at: moment(''),
    sentence: text('Who did what, for people.', 'Meena, Noyyal Yarns published the listing “30s combed”.'),
    action: text('', 'LISTING_PUBLISHED'),
    actorKind: z.enum(['buyer', 'seller', 'admin', 'system', 'anonymous']),
    actor: said(
      z.object({
        userId: idOrEmpty('The account.'),
        name: text(),
        email: text(),
        companyName: text(),
      }),
      'Who did it.',
    ),
    objectType: text('', 'listing'),
    objectId: text('The record it was done to.', '019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10'),
    objectName: text('What the record is called; "" where it has no name.'),
    objectPath: text('The page on which an admin sees it; "" where there is none.'),
    via: z.enum(['session', 'token', 'none']),
    viaId: idOrEmpty('The session or token.'),
    requestId: text('The X-Request-Id of the answer; "" where the service did it by itself.'),
    beforeHash: hash('sha256 of the state before, in canonical JSON; "" where there is none.'),
    afterHash: hash('The same of the state after, or of what happened.'),
    keyId: text('Which key signed it.', '5f1c0a9b7d3e'),
    signature: text('HMAC-SHA-256 of the row.'),
    link: said(
      z
        .object({ position: said(z.int(), 'Gapless from 1.', 1), day: text('UTC.', '2026-11-21'), hash: hash('') })
        .nullable(),
      'Its place in the hash chain; null in the second before it is linked.',
      null,
    ),
  }),
)

export const auditPageSchema = named(
  'AuditLog',
  'The newest first.',
  envelope({ entries: z.array(auditRecordSchema), page: openPage() }),
)

export const auditChainSchema = named(
  'AuditChain',
  'One stretch of the chain, read again.',
  envelope({
    chain: z.object({
      rows: said(z.int(), 'Rows of this stretch that are whole.', 2500),
      upTo: said(z.int(), 'The place of the last whole one.', 2500),
      total: said(z.int(), 'Links in all.', 2500),
      otherKey: said(
        z.int(),
        'Signed before the secret of the server was set: their place is proved, their author is not.',
        0,
      ),
      waiting: said(z.int(), 'At the end: rows that are not linked yet, those of the last second.', 0),
      head: text('Place and hash of the last whole link. Kept elsewhere, it shows a log that was cut off.'),
      broken: said(
        z
          .object({
            position: said(z.int().nullable(), 'null: the row has no link.', 7),
            entryId: text('The row.'),
            problem: text('What is wrong with it.'),
          })
          .nullable(),
        'The first row that is not as it was written; null: all of the stretch are.',
        null,
      ),
    }),
    page: z.object({
      nextCursor: said(
        z.string().nullable(),
        'Send it as `cursor` for the next stretch; null: this was the last.',
        null,
      ),
    }),
  }),
)
