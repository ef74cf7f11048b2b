import 'server-only'
import { JsonText } from '@/lib/contract/json-text'
import type { Issue } from '@/lib/domain/errors'
import { type Completeness, completeness } from '@/lib/domain/listing/judging/completeness'
import type { Listing } from '@/lib/domain/listing/listing'
import type { ContextPurpose } from '@/lib/domain/listing/presenting/context'
import {
  type ListingRecord,
  ownerSeesMore,
  presentListing,
  spliceRecord,
} from '@/lib/domain/listing/presenting/present'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'

/** A listing after a write, as its owner sees it. */
export interface ListingAfterWrite {
  moduleKey: ModuleKey
  listing: JsonText<ListingRecord>
  /** The warnings. */
  issues: Issue[]
  completeness: Completeness
  /** The title that the module makes of the values; "" while they say too little. */
  suggestedTitle: string
}

/** @param recordText the stored text of this very listing, when it was just made: it is used unless the owner sees more than it shows */
export function listingAfterWrite(
  listing: Listing,
  { recordText, purpose, issues }: { recordText?: string; purpose: ContextPurpose; issues: Issue[] },
): ListingAfterWrite {
  const { moduleKey, values } = listing
  const definition = matrixDefinition(moduleKey)
  const text =
    recordText === undefined || ownerSeesMore(listing, definition)
      ? JSON.stringify(presentListing(listing, definition, { purpose, isOwner: true }))
      : spliceRecord(recordText, definition, purpose)
  return {
    moduleKey,
    listing: new JsonText(text),
    issues,
    completeness: completeness(definition, values),
    suggestedTitle: builtTitle(definition, values),
  }
}
