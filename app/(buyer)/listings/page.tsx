import { redirect } from 'next/navigation'
import { listingsPath } from '@/components/site/listings-path'

/** Without a module in the address, shows yarn. */
export default function Page() {
  redirect(listingsPath())
}
