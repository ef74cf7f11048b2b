import { listingsPath } from '@/components/listing-form/saving/listing-requests'
import { WriteAttempts } from '@/components/request/request'

/** Archives or unarchives a listing. @returns why it failed, or null */
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
