import { ATTACHMENT_FIELDS } from '@/lib/domain/fields/catalogue/attachments'
import { COMMERCIAL_FIELDS } from '@/lib/domain/fields/catalogue/commercial'
import { IDENTITY_FIELDS } from '@/lib/domain/fields/catalogue/identity'
import { PACKAGING_FIELDS } from '@/lib/domain/fields/catalogue/packaging'
import { SPECIFICATION_FIELDS } from '@/lib/domain/fields/catalogue/specifications'
import { TRADE_FIELDS } from '@/lib/domain/fields/catalogue/trade'
import type { FieldSpec } from '@/lib/domain/fields/field'

/** What each field is, in all modules; a module overrides what differs. */
export const CATALOGUE = {
  ...IDENTITY_FIELDS,
  ...SPECIFICATION_FIELDS,
  ...COMMERCIAL_FIELDS,
  ...TRADE_FIELDS,
  ...PACKAGING_FIELDS,
  ...ATTACHMENT_FIELDS,
} as const satisfies Record<string, FieldSpec>

/** Every field name. */
export type FieldName = keyof typeof CATALOGUE

/** The spec's alternative names of a value (reference 4): one is stored, both are returned. */
export const FIELD_SPELLINGS = { price: 'basePrice', stockQty: 'availableQuantity' } as const satisfies Record<
  string,
  FieldName
>

export function isCatalogued(name: string): name is FieldName {
  return Object.hasOwn(CATALOGUE, name)
}
