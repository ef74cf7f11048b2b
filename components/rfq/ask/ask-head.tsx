import Link from 'next/link'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { AskTarget } from '@/lib/domain/rfq/requests/ask-target'

/** The heading of the request form, or why there is no form. */
export function AskHead({ target, problem }: { target?: AskTarget; problem?: 'not-a-buyer' }) {
  if (problem || !target) {
    return (
      <EmptyState
        title="This is not a buyer account"
        actions={
          <Link href="/account" className={buttonClass()}>
            Your account
          </Link>
        }
      >
        Open a buyer account to ask for quotations.
      </EmptyState>
    )
  }
  return (
    <header>
      <Breadcrumbs crumbs={[{ label: 'Requests', href: '/rfq' }, { label: 'New request' }]} />
      <h1 className="mt-2 font-semibold text-xl">
        {target.kind === 'listing' ? 'Ask for a quotation' : 'Ask for quotations'}
      </h1>
      <p className="mt-1 text-ink-2">{about(target)}</p>
      {target.copyOf && !target.orderId ? (
        <p className="mt-1 text-ink-2 text-sm">
          Copied from{' '}
          <Link href={`/rfq/${target.copyOf}`} prefetch={false} className="link">
            an earlier request
          </Link>
          . Sellers see it only after you send it.
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
      return `Any seller of ${target.moduleName.toLowerCase()} can send a quotation.`
  }
}
