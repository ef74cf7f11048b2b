import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'

/** For readers who do not sell yet: plans are activated by the operator; nothing is paid in this product. */
export function HowToGetAPlan({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section aria-labelledby="how" className="max-w-prose">
      <h2 id="how" className="font-semibold text-lg">
        How to get one
      </h2>
      <ol className="mt-3 flex list-decimal flex-col gap-2 pl-5 marker:text-ink-3">
        <li>Open an account that sells, and confirm its e-mail address.</li>
        <li>Ask for the smallest plan that has all of your modules, on this page.</li>
        <li>Once the operator has activated it, the modules open by themselves; there is no need to sign in again.</li>
      </ol>
      {isSignedIn ? null : (
        <p className="mt-4 flex flex-wrap gap-2">
          <Link href="/sign-up" className={buttonClass({ variant: 'primary' })}>
            Open an account
          </Link>
          <Link href="/sign-in?callbackUrl=/plans" className={buttonClass()}>
            Sign in
          </Link>
        </p>
      )}
      <p className="mt-5 text-ink-2 text-sm">
        No payment is taken on this site: it asks for no card and calls no bank.
      </p>
    </section>
  )
}
