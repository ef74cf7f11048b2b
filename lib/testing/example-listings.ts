import { v5 as uuidOf } from 'uuid'
import type { FieldValues } from '@/lib/domain/fields/field'
import { NO_FILES } from '@/lib/domain/listing/attachments/attachments'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import type { Listing } from '@/lib/domain/listing/listing'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { moduleExamples } from '@/lib/domain/modules/registry/examples'

/** Any namespace: the same name gives the same id. */
const NAMESPACE = '0197aaaa-0000-7000-8000-000000000000'
const WRITTEN = new Date('2026-11-21T06:30:00Z')
/** The day on which examples are written. */
export const EXAMPLE_DAY = '2026-11-21'

/** An active listing with these values, as a mill in Surat has it. */
export function listingWith(moduleKey: ModuleKey, name: string, values: FieldValues): Listing {
  const sellerId = uuidOf('seller', NAMESPACE)
  return {
    listingId: uuidOf(`${moduleKey} ${name}`, NAMESPACE),
    moduleKey,
    seller: {
      sellerId,
      publicId: uuidOf('public', NAMESPACE),
      companyId: uuidOf('company', NAMESPACE),
      companyName: 'Tapi Mills',
      country: 'IN',
      city: 'Surat',
      state: 'Gujarat',
      isMicroOrSmall: false,
    },
    createdBy: sellerId,
    updatedBy: sellerId,
    version: 1,
    status: 'ACTIVE',
    isEdited: false,
    values,
    createdAt: WRITTEN,
    updatedAt: WRITTEN,
    newArrivals: { usageCount: 0, isUsedHere: false },
    files: NO_FILES,
  }
}

/** The examples of a module, and the active ones of these demo listings, as they would be stored. */
export function exampleListings(
  moduleKey: ModuleKey,
  demo: readonly { body: FieldValues }[] = [],
): { name: string; listing: Listing }[] {
  const definition = matrixDefinition(moduleKey)
  const active = demo.filter(({ body }) => body.status !== 'DRAFT')
  const named = [
    ...moduleExamples(moduleKey).whole,
    ...active.map(({ body }, at) => ({ name: `demo ${at}, ${String(body.title)}`, body })),
  ]
  return named.map(({ name, body }) => {
    const { values } = judgeListing({
      definition,
      body,
      stored: {},
      storedStatus: 'ACTIVE',
      isMicroOrSmall: false,
      day: EXAMPLE_DAY,
    })
    return { name, listing: listingWith(moduleKey, name, values) }
  })
}
