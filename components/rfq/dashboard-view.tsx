import { relativeTime } from '@/components/seller-listings/relative-time'
import { listingsPath } from '@/components/site/listings-path'
import { Badge } from '@/components/ui/badge'
import { TextLink } from '@/components/ui/link'
import { formatNumber } from '@/components/ui/numbers'
import { TabLinks } from '@/components/ui/tab-links'
import type { dashboardStages } from '@/lib/contract/readback/dashboard'

type DashboardStage = ReturnType<typeof dashboardStages>[number]

export interface DashboardViewProps {
  role: string
  roles: readonly string[]
  stages: readonly DashboardStage[]
  now: Date
}

const ROLE_WORDS: Record<string, string> = { buyer: 'As a buyer', seller: 'As a seller', admin: 'Whole market' }

const STAGE_WORDS: Record<string, { title: string; href?: string }> = {
  buyer_browse: { title: 'Browse', href: listingsPath() },
  seller_paid_listing_gate: { title: 'Listings', href: '/sell/listings' },
  rfq_or_order_intent: { title: 'Requests', href: '/rfq' },
  seller_quotation_lifecycle: { title: 'Quotations', href: '/rfq' },
  negotiation: { title: 'Negotiation', href: '/rfq' },
  commercial_approval: { title: 'Acceptance', href: '/rfq' },
  order_readback: { title: 'Orders', href: '/orders' },
  provider_checkout_pending: { title: 'Checkout' },
  delivery_readback: { title: 'Delivery', href: '/orders' },
  wallet_payout_receipt_readback: { title: 'Wallet, payout, receipt' },
}

/** The ten stages of a sale with their figures. Stages outside this marketplace are marked. */
export function DashboardView({ role, roles, stages, now }: DashboardViewProps) {
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="font-semibold text-xl">Dashboard</h1>
        <p className="mt-1 max-w-prose text-ink-2">
          Your activity by stage, from browsing to receipt. Buyers and sellers arrange payment and delivery directly.
        </p>
      </header>
      {roles.length > 1 ? (
        <TabLinks
          label="View"
          links={roles.map((option) => ({
            href: `/dashboard?as=${option}`,
            label: ROLE_WORDS[option] ?? option,
            current: option === role,
          }))}
        />
      ) : null}
      <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-5">
        {stages.map((stage, index) => (
          <li key={stage.stage} className="flex min-w-0 flex-col gap-2 border-line border-t-2 pt-3">
            <Stage stage={stage} number={index + 1} now={now} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Stage({ stage, number, now }: { stage: DashboardStage; number: number; now: Date }) {
  const { title, href } = STAGE_WORDS[stage.stage] ?? { title: stage.stage }
  const figures = Object.entries(stage.counts)
  return (
    <>
      <h2 className="flex items-baseline gap-2 font-semibold">
        <span className="num text-ink-2 text-sm">{number}</span>
        {href ? <TextLink href={href}>{title}</TextLink> : title}
      </h2>
      <p className="text-ink-2 text-sm">{stage.statement}</p>
      {stage.executed ? null : <Badge className="self-start">Outside this site</Badge>}
      <dl className="text-sm">
        {figures.map(([name, count]) => (
          <div key={name} className="flex justify-between gap-3 py-0.5">
            <dt className="text-ink-2">{statusWords(name)}</dt>
            <dd className="num">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {stage.recent.length > 0 ? (
        <ul className="text-sm">
          {stage.recent.map((record) => (
            <li key={record.id} className="border-line border-t py-1.5">
              <TextLink href={record.link} className="line-clamp-2">
                {record.title || record.id}
              </TextLink>
              <span className="block text-ink-2 text-xs">
                {statusWords(record.status)} · {relativeTime(new Date(record.at), now)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

function statusWords(status: string): string {
  return status.toLowerCase().replaceAll('_', ' ')
}
