import type { OpenedListing } from '@/components/listing-form/state/form-subject'
import type { FieldValues } from '@/lib/domain/fields/field'
import { withoutEchoedTexts } from '@/lib/domain/listing/presenting/derived'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { writableFields } from '@/lib/domain/modules/resolve'

/** The listing as it is now, for a form that opens on it. */
export function openedFrom(record: ListingRecord, definition: ModuleDefinition): OpenedListing {
  const fields: FieldValues = record.fields
  const names = writableFields(definition)
  const shown = Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
  // The record fills in material and composition where the seller left them empty; those are not the seller's words.
  const values = withoutEchoedTexts(shown, {})
  const { listingId, version, status } = record
  return { listingId, version, status, values, attachments: record.attachmentExperience.attachments }
}
