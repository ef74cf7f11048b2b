import { z } from 'zod'
import { envelope, id, idOrEmpty, moment, named, openPage, said, text } from '../schema'

const hash = (description: string) => text(description, 'c0ffee'.padEnd(64, '0'))

const auditRecord = named(
  'AuditEntry',
  'A row of the audit log: ids and hashes as stored, with the current names.',
  z.object({
    entryId: id('The row.'),
    at: moment(''),
    sentence: text('Who did what, in a sentence.', 'Meena, Noyyal Yarns published the listing “30s combed”.'),
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
    link: said(
      z
        .object({ position: said(z.int(), 'Gapless from 1.', 1), day: text('UTC.', '2026-11-21'), hash: hash('') })
        .nullable(),
      'Its place in the hash chain; null for about a second until it is linked.',
      null,
    ),
  }),
)

export type AuditRecord = z.infer<typeof auditRecord>

export const auditPageSchema = named(
  'AuditLog',
  'The newest first.',
  envelope({ entries: z.array(auditRecord), page: openPage() }),
)

export const auditChainSchema = named(
  'AuditChain',
  'The result of verifying a part of the chain.',
  envelope({
    chain: z.object({
      rows: said(z.int(), 'Verified rows of this part.', 2500),
      upTo: said(z.int(), 'The place of the last verified row.', 2500),
      total: said(z.int(), 'All links.', 2500),
      otherKey: said(
        z.int(),
        'Rows signed with an earlier secret of the server: their place is verified, their signature is not.',
        0,
      ),
      waiting: said(z.int(), 'At the end: rows of about the last second, which are not linked yet.', 0),
      head: text('Place and hash of the last verified link. Keep it elsewhere to detect a log that was cut off.'),
      broken: said(
        z
          .object({
            position: said(z.int().nullable(), 'null: the row has no link.', 7),
            entryId: text('The row.'),
            problem: text('What is wrong.'),
          })
          .nullable(),
        'The first row that was changed; null if there is none.',
        null,
      ),
    }),
    page: z.object({
      nextCursor: said(z.string().nullable(), 'Send it as `cursor` for the next part. null at the end.', null),
    }),
  }),
)
