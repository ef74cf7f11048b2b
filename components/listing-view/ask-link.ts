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
}

export function askLink(record: ListingRecord, moduleKey: ModuleKey, isSignedIn: boolean): AskLink {
  return { listing: collectable(record), sample: sampleTerms(matrixDefinition(moduleKey), record.fields), isSignedIn }
}
