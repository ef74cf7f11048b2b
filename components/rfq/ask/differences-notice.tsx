import { Notice } from '@/components/ui/notice'

/** For a request that begins with several listings: what it does not say of them. */
export function DifferencesNotice({ differences }: { differences: { in: readonly string[]; areAllSeen: boolean } }) {
  if (differences.in.length === 0) return null
  return (
    <Notice tone="warn" title={`These listings differ in: ${differences.in.join('; ')}.`}>
      That is not part of the request; each seller sees their own listing.
      {differences.areAllSeen ? '' : ' A seller with several of these listings sees the first of them.'}
    </Notice>
  )
}
