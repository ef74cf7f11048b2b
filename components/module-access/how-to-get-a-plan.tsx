import { ButtonLink } from '@/components/ui/link'
import type { OperatorContact } from '@/lib/domain/entitlement/operator-contact'
import { OperatorContactNote } from './plan-request/operator-contact-note'

/** For readers who do not sell yet. The operator activates plans; this site takes no payments. */
export function HowToGetAPlan({ isSignedIn, contact }: { isSignedIn: boolean; contact: OperatorContact }) {
  return (
    <section aria-labelledby="how" className="max-w-prose">
      <h2 id="how" className="font-semibold text-lg">
        How to get a plan
      </h2>
      <ol className="mt-3 flex list-decimal flex-col gap-2 pl-5 marker:text-ink-3">
        <li>Open a seller account and confirm your e-mail address.</li>
        <li>On this page, ask for the smallest plan that includes all your modules.</li>
        <li>We activate the plan, and its modules open. You do not need to sign in again.</li>
      </ol>
      <div className="mt-4 empty:hidden">
        <OperatorContactNote contact={contact} />
      </div>
      {isSignedIn ? null : (
        <p className="mt-4 flex flex-wrap gap-2">
          <ButtonLink href="/sign-up" variant="primary">
            Open an account
          </ButtonLink>
          <ButtonLink href="/sign-in?callbackUrl=/plans">Sign in</ButtonLink>
        </p>
      )}
      <p className="mt-5 text-ink-2 text-sm">
        You cannot pay on this site. We never ask for card or bank details here.
      </p>
    </section>
  )
}
