import Link from 'next/link'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { AskTarget } from '@/lib/domain/rfq/requests/ask-target'

/** Whom the request goes to; or why there is no form. */
export function AskHead({ target, problem }: { target?: AskTarget; problem?: 'not-a-buyer' }) {
  if (problem || !target) {
    return (
      <EmptyState
        title="This account does not buy"
        actions={
          <Link href="/account" className={buttonClass()}>
            Your account
          </Link>
        }
      >
        Requests for quotation are made by buyers. Open an account that buys, or both buys and sells.
      </EmptyState>
    )
  }
  return (
    <header>
      <Breadcrumbs crumbs={[{ label: 'Quotations', href: '/rfq' }, { label: 'Ask' }]} />
      <h1 className="mt-2 font-semibold text-xl">
        {target.kind === 'listing' ? 'Ask for a quotation' : 'Ask for quotations'}
      </h1>
      <p className="mt-1 text-ink-2">{about(target)}</p>
      {target.copyOf && !target.orderId ? (
        <p className="mt-1 text-ink-2 text-sm">
          A new request with what{' '}
          <Link href={`/rfq/${target.copyOf}`} prefetch={false} className="link">
            the ended one
          </Link>{' '}
          asked. Change what you like; nobody is asked before you send it.
        </p>
      ) : null}
    </header>
  )
}

function about(target: AskTarget): string {
  switch (target.kind) {
    case 'listing':
      return `${target.title}, ${target.companyName}`
    case 'sellers':
      return target.sellers.map(({ companyName }) => companyName).join(', ')
    case 'pool':
      return `Every seller of ${target.moduleName.toLowerCase()} may answer.`
  }
}
