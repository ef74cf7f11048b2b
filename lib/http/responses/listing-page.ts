import { createHash } from 'node:crypto'
import type { CataloguePage, OpenedCatalogue } from '@/lib/contract/queries/listing-page'
import type { Actor } from '@/lib/domain/actor'
import type { Listing } from '@/lib/domain/listing/listing'
import { matrixTexts, presentListing, recordParts, spliceRecord } from '@/lib/domain/listing/presenting/present'
import { memoize } from '@/lib/domain/memoize'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { describeModule } from '@/lib/domain/modules/describe'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { RouteResponse } from '../message'

/** A page of listings. It is read and written only for a reader who does not have it yet. */
export function listingPageResponse(
  { version, query, page }: OpenedCatalogue,
  { params: { moduleKey }, search }: { params: { moduleKey: ModuleKey }; search: URLSearchParams },
): RouteResponse {
  const lazyText = async () => envelope(moduleKey, await page(), query.limit)
  if (query.scope === 'mine') return { lazyText }
  // A release may change the words of a response without changing the data version.
  const { wording } = constants(matrixDefinition(moduleKey))
  return { etag: `"${version}-${textHash(`${wording} ${search}`)}"`, isPublic: true, lazyText }
}

/** One listing in the same envelope; its owner sees more of it. */
export function oneListingResponse(
  { listing, isOwner, recordText }: { listing: Listing; isOwner: boolean; recordText: string },
  { ctx: { actor } }: { ctx: { actor: Actor | null } },
): RouteResponse {
  const { moduleKey, version } = listing
  const definition = matrixDefinition(moduleKey)
  const text = isOwner
    ? JSON.stringify(presentListing(listing, definition, { purpose: 'LISTING_READ', isOwner }))
    : spliceRecord(recordText, definition, 'LISTING_READ')
  const page = { texts: [text], hasOpenSlots: false, total: 1, nextCursor: null, facets: null, search: null }
  return {
    // Not the version alone: the text also shows its company, which has changes of its own, and its owner sees more of it.
    etag: `"${version}-${textHash(text)}"`,
    isPublic: actor === null,
    lazyText: async () => envelope(moduleKey, page, 1),
  }
}

function textHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** What all responses of a module have in common, encoded once. */
const constants = memoize((definition: ModuleDefinition) => {
  const { fieldMatrix, dependencyMatrix } = matrixTexts(definition)
  const { moduleKey, rendererFamily } = definition
  return {
    /** A hash of the module's words, filters and units as this release has them. */
    wording: textHash(JSON.stringify(describeModule(definition))),
    head: Buffer.from(
      `{"ok":true,"success":true,"moduleKey":"${moduleKey}","rendererFamily":"${rendererFamily}","fieldMatrix":${fieldMatrix},"dependencyMatrix":${dependencyMatrix},"listings":[`,
    ),
    filling: {
      fieldMatrix: Buffer.from(fieldMatrix),
      dependencyMatrix: Buffer.from(dependencyMatrix),
      purpose: '"LISTING_READ"',
    },
  }
})

/** The spec's envelope as UTF-8. Half of a page of records is their matrices: those bytes are copied, neither joined nor encoded again. */
function envelope(
  moduleKey: ModuleKey,
  { texts, facets, search, nextCursor, total, hasOpenSlots }: CataloguePage,
  limit: number,
): Uint8Array<ArrayBuffer> {
  const { head, filling } = constants(matrixDefinition(moduleKey))
  const parts: Uint8Array[] = [head]
  let run = ''
  for (const [index, text] of texts.entries()) {
    if (index > 0) run += ','
    for (const part of hasOpenSlots ? recordParts<string | Uint8Array>(text, filling) : [text]) {
      if (typeof part === 'string') run += part
      else {
        parts.push(Buffer.from(run), part)
        run = ''
      }
    }
  }
  run += ']'
  if (facets !== null) run += `,"facets":${JSON.stringify(facets)}`
  if (search !== null) run += `,"search":${JSON.stringify(search)}`
  parts.push(Buffer.from(`${run},"page":${JSON.stringify({ limit, nextCursor, total })}}`))
  return Buffer.concat(parts)
}
