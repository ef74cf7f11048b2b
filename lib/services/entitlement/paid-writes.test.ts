import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROUTES } from '@/lib/contract/routes'
import type { Actor } from '@/lib/domain/actor'
import { changeAttachment, deleteAttachment } from '../attachments/change'
import type { SentBody } from '../attachments/reception'
import { uploadAttachment } from '../attachments/upload'
import { cancelImport, importDryRun, startImport } from '../imports/start-import'
import { moveListing } from '../listings/archive'
import { storeListingWrite, writeListing } from '../listings/write'
import type { ServiceContext } from '../shared/context'
import type { EntitledSeller, Seller } from './seller-access'

const ROOT = join(import.meta.dirname, '../../..')

/** Never called: tsc checks it. A paid write that takes any seller makes its line an error. */
function callsThatDoNotCompile(
  ctx: ServiceContext<Actor>,
  seller: Seller,
  { listingId, attachmentId, sent, body }: { listingId: string; attachmentId: string; sent: SentBody; body: unknown },
): void {
  // @ts-expect-error not an EntitledSeller
  void writeListing(ctx, seller, { body })
  // @ts-expect-error not an EntitledSeller
  void storeListingWrite(ctx, seller, { body }, Object)
  // @ts-expect-error not an EntitledSeller
  void moveListing(ctx, seller, { listingId, to: 'archive' })
  // @ts-expect-error not an EntitledSeller
  void uploadAttachment(ctx, seller, { listingId, sent })
  // @ts-expect-error not an EntitledSeller
  void changeAttachment(ctx, seller, { listingId, attachmentId, body })
  // @ts-expect-error not an EntitledSeller
  void deleteAttachment(ctx, seller, { listingId, attachmentId })
  // @ts-expect-error not an EntitledSeller
  void startImport(ctx, seller, sent)
  // @ts-expect-error not an EntitledSeller
  void importDryRun(ctx, seller, body)
  // @ts-expect-error not an EntitledSeller
  void cancelImport(ctx, seller, { importId: listingId })
  // @ts-expect-error made by hand, with every property that can be seen
  const madeByHand: EntitledSeller = { ...seller, moduleKey: 'yarn' }
  void madeByHand
}

/** The same calls behind the gate: what stops the calls above is the gate alone. Never called. */
function callsThatCompile(
  ctx: ServiceContext<Actor>,
  seller: EntitledSeller,
  { listingId, attachmentId, sent, body }: { listingId: string; attachmentId: string; sent: SentBody; body: unknown },
): void {
  void writeListing(ctx, seller, { body })
  void storeListingWrite(ctx, seller, { body }, Object)
  void moveListing(ctx, seller, { listingId, to: 'archive' })
  void uploadAttachment(ctx, seller, { listingId, sent })
  void changeAttachment(ctx, seller, { listingId, attachmentId, body })
  void deleteAttachment(ctx, seller, { listingId, attachmentId })
  void startImport(ctx, seller, sent)
  void importDryRun(ctx, seller, body)
  void cancelImport(ctx, seller, { importId: listingId })
}

void [callsThatDoNotCompile, callsThatCompile]

/** The sources of the product, by path. */
function sources(): [path: string, text: string][] {
  return ['app', 'components', 'db', 'lib', 'server'].flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name): [string, string] => [join(room, name), readFileSync(join(ROOT, room, name), 'utf8')]),
  )
}

const pathsWith = (pattern: RegExp) => sources().flatMap(([path, text]) => (pattern.test(text) ? [path] : []))

describe('an entitled seller', () => {
  test('is made by the gate alone', () => {
    expect(pathsWith(/\b(?:as|is)\b[^\n;]*\bEntitled(?:Seller)?\b|(?<!\w)<Entitled(?:Seller)?>/)).toEqual([
      'lib/services/entitlement/seller-access.ts',
    ])
    const gate = readFileSync(join(ROOT, 'lib/services/entitlement/seller-access.ts'), 'utf8')
    expect(gate.match(/\bas\b[^\n;]*\bEntitled\b/g)).toEqual(['as S & Entitled'])
  })

  test('is asked for by the route of every paid write', () => {
    const paid = ROUTES.filter(({ access }) => access === 'paid')
    expect(paid.length).toBeGreaterThan(7)
    for (const { path, method } of paid) {
      const file = join(ROOT, 'app', path.replaceAll(/:(\w+)/g, '[$1]'), 'route.ts')
      const [, handler = ''] = readFileSync(file, 'utf8').split(`export const ${method} = `)
      const [gate = ''] = handler.split('run:')
      expect(gate, `${method} ${path}`).toMatch(/ gate: [\s\S]* entitled(?:Seller|Owner)\((?:request\.)?ctx, /)
    }
  })
})

describe('an actor', () => {
  test('with a session comes from the sessions alone, and none is made up', () => {
    expect(pathsWith(/kind: 'session',/)).toEqual(['lib/services/accounts/sessions.ts'])
    expect(pathsWith(/sessionId: ''/)).toEqual([])
  })
})
