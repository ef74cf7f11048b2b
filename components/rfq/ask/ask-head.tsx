import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { EmptyState } from '@/components/ui/empty-state'
import { ButtonLink, TextLink } from '@/components/ui/link'
import type { AskTarget } from '@/lib/domain/rfq/requests/ask-target'

/** For an account without the buyer role. */
export function NotABuyer() {
  return (
    <EmptyState title="This is not a buyer account" actions={<ButtonLink href="/account">Your account</ButtonLink>}>
      Open a buyer account to ask for quotations.
    </EmptyState>
  )
}

/** The heading of the request form. */
export function AskHead({ target }: { target: AskTarget }) {
  return (
    <header>
      <Breadcrumbs crumbs={[{ label: 'Requests', href: '/rfq' }, { label: 'New request' }]} />
      <h1 className="mt-2 font-semibold text-xl">
        {target.kind !== 'listing'
          ? 'Ask for quotations'
          : target.asksSample
            ? 'Ask for a sample and a quotation'
            : 'Ask for a quotation'}
      </h1>
      <p className="mt-1 text-ink-2">{about(target)}</p>
      {target.asksSample ? (
        <p className="mt-1 text-ink-2 text-sm">
          The seller sees that you want a sample first. The quantity is what you would order after it.
        </p>
      ) : null}
      {target.copyOf && !target.orderId ? (
        <p className="mt-1 text-ink-2 text-sm">
          Copied from <TextLink href={`/rfq/${target.copyOf}`}>an earlier request</TextLink>. Sellers see it only after
          you send it.
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
