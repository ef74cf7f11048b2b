import { type Collectable, collectable } from '@/components/basket/add-button'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'
import { type SampleTerms, sampleTerms } from '@/lib/domain/listing/sample'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'

/** The listing to ask about, its sample if it has one, and whether the reader must sign in first. */
export interface AskLink {
  listing: Collectable
  sample: SampleTerms | null
  isSignedIn: boolean
  /** Not while the seller is suspended. */
  takesRequests: boolean
}

export function askLink(
  record: ListingRecord,
  moduleKey: ModuleKey,
  reader: Pick<AskLink, 'isSignedIn' | 'takesRequests'>,
): AskLink {
  return { listing: collectable(record), sample: sampleTerms(matrixDefinition(moduleKey), record.fields), ...reader }
}
