import { redirect } from 'next/navigation'

/** The market without a module: yarn is where there are listings. */
export default function Page() {
  redirect('/listings/yarn')
}
