import { listingsPath } from '@/components/listing-form/state/listing-requests'
import { WriteAttempts } from '@/components/request/request'

/** Archives a listing or takes it out. @returns why it did not work, in words; null when it did */
export async function moveListing(
  moduleKey: string,
  listingId: string,
  to: 'archive' | 'unarchive',
): Promise<string | null> {
  const { refusal } = await new WriteAttempts().send(listingsPath(moduleKey, listingId, to), {})
  if (!refusal) return null
  const first = refusal.issues.find(({ severity }) => severity === 'error')?.message
  return [refusal.message, first].filter(Boolean).join(' ')
}
