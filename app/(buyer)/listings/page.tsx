import { redirect } from 'next/navigation'
import { listingsPath } from '@/components/site/listings-path'

/** Without a module in the address, shows the default one. */
export default function Page() {
  redirect(listingsPath())
}
