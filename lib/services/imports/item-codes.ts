import type { ImportedRowRow } from '@/db/queries/listings/imports'
import { itemCodeOf } from '@/lib/domain/bulk/cell-guard'

/** The item code by which a row may mean a listing; null where it gives the listing's id, or no code. */
export function itemCodeOfRow({ cells }: ImportedRowRow): string | null {
  const code = itemCodeOf(cells.sellerSku ?? '')
  return cells.listingId || code === '' ? null : code
}
