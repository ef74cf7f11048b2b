import { EmailToConfirm } from '@/components/module-access/email-to-confirm'
import { relativeTime } from '@/components/seller-listings/relative-time'
import { listingsPath } from '@/components/site/listings-path'
import { TextLink } from '@/components/ui/link'
import { formatNumber } from '@/components/ui/numbers'
import { TabLinks } from '@/components/ui/tab-links'
import type { dashboardStages } from '@/lib/contract/readback/dashboard'
import type { Role } from '@/lib/domain/actor'
import type { Task } from '@/lib/domain/rfq/requests/today'
import { PlanToChoose, type PlanToChooseProps } from './plan-to-choose'
import { statusWords } from './rfq-words'
import { TodayList } from './today-list'

type DashboardStage = ReturnType<typeof dashboardStages>[number]

export interface DashboardViewProps {
  role: Role
  roles: readonly Role[]
  tasks: readonly Task[]
  stages: readonly DashboardStage[]
  /** For a seller without a plan. */
  planToChoose: PlanToChooseProps | null
  /** The address of a seller who has to confirm it. */
  emailToConfirm: string | null
  now: Date
}

const RECENT_SHOWN = 8

const ROLE_WORDS: Record<string, string> = { buyer: 'As a buyer', seller: 'As a seller', admin: 'Whole market' }

const OWN_LISTINGS = '/sell/listings'

/** Each leads to the records that its figure counts. */
const STAGE_WORDS: Record<string, { title: string; href?: string }> = {
  buyer_browse: { title: 'Browse', href: listingsPath() },
  seller_paid_listing_gate: { title: 'Listings', href: OWN_LISTINGS },
  rfq_or_order_intent: { title: 'Requests', href: '/rfq' },
  seller_quotation_lifecycle: { title: 'Quotations', href: '/quotations' },
  negotiation: { title: 'Negotiation', href: '/quotations?status=COUNTERED' },
  commercial_approval: { title: 'Acceptance', href: '/quotations?status=ACCEPTED' },
  order_readback: { title: 'Orders', href: '/orders' },
  provider_checkout_pending: { title: 'Checkout' },
  delivery_readback: { title: 'Delivery', href: '/orders' },
  wallet_payout_receipt_readback: { title: 'Wallet, payout, receipt' },
}

/** What to do today, and the ten stages of a sale as a strip below. Stages outside this marketplace have no figure. */
export function DashboardView(props: DashboardViewProps) {
  const { role, roles, tasks, stages, planToChoose, emailToConfirm, now } = props
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col gap-3">
        <h1 className="font-semibold text-xl">
          {tasks.length === 0 ? 'Today' : `${formatNumber(tasks.length)} to do`}
        </h1>
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
      </header>
      {emailToConfirm === null ? null : <EmailToConfirm email={emailToConfirm} />}
      {planToChoose === null ? null : <PlanToChoose {...planToChoose} />}
      {planToChoose !== null && tasks.length === 0 ? null : <TodayList tasks={tasks} role={role} now={now} />}
      <section aria-labelledby="stages" className="flex flex-col gap-3">
        <h2 id="stages" className="font-semibold text-lg">
          Overview
        </h2>
        <ol className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-5 xl:grid-cols-10">
          {stages.map((stage, index) => (
            <li key={stage.stage} className="flex min-w-0 flex-col gap-0.5 bg-raised px-3 py-2.5 text-sm">
              <StageCell stage={stage} number={index + 1} role={role} isOneOfSeveral={roles.length > 1} />
            </li>
          ))}
        </ol>
      </section>
      <RecentRecords stages={stages} role={role} now={now} />
    </div>
  )
}

interface StageCellProps {
  stage: DashboardStage
  number: number
  role: Role
  /** The account has several roles, so that a list must be of this one. */
  isOneOfSeveral: boolean
}

function StageCell({ stage, number, role, isOneOfSeveral }: StageCellProps) {
  const { title, href: path } = STAGE_WORDS[stage.stage] ?? { title: stage.stage }
  const href = hrefOf(path, { role, isOneOfSeveral })
  const [figure] = Object.values(stage.counts)
  return (
    <>
      <span className="num text-ink-3 text-xs">{number}</span>
      <span className="font-medium">{href ? <TextLink href={href}>{title}</TextLink> : title}</span>
      <span className={stage.executed ? 'num text-lg' : 'text-ink-2 text-xs'}>
        {stage.executed ? formatNumber(figure ?? 0) : 'outside this site'}
      </span>
    </>
  )
}

/** Where a stage leads this role. An admin has no listings of their own: theirs are those of the market. */
function hrefOf(
  path: string | undefined,
  { role, isOneOfSeveral }: Pick<StageCellProps, 'role' | 'isOneOfSeveral'>,
): string | undefined {
  if (path === OWN_LISTINGS && role !== 'seller') return listingsPath()
  if (!isOneOfSeveral || !path || !/^\/(rfq|quotations|orders)\b/.test(path)) return path
  return `${path}${path.includes('?') ? '&' : '?'}as=${role}`
}

/** The records of the trade that changed last, each once. */
function RecentRecords({ stages, role, now }: Pick<DashboardViewProps, 'stages' | 'role' | 'now'>) {
  const own = stages.filter(({ stage }) => stage !== 'buyer_browse')
  const records = new Map(
    own.flatMap(({ stage, recent }) =>
      recent.map((record) => [record.link, { ...record, kind: kindOf(stage) }] as const),
    ),
  )
  const newest = [...records.values()].sort((a, b) => (a.at > b.at ? -1 : 1)).slice(0, RECENT_SHOWN)
  if (newest.length === 0) return null
  return (
    <section aria-labelledby="recent" className="flex flex-col gap-2">
      <h2 id="recent" className="font-semibold text-lg">
        Last changed
      </h2>
      <ul className="divide-y divide-line border-line border-y text-sm">
        {newest.map((record) => (
          <li key={record.link} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2">
            <TextLink href={record.link} className="min-w-0">
              {record.title || record.id}
            </TextLink>
            <span className="text-ink-2">
              {statusWords(record.status, record.kind, role)} · {relativeTime(new Date(record.at), now)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the records of a stage are. */
function kindOf(stage: string) {
  if (stage === 'seller_paid_listing_gate') return 'listing'
  if (stage === 'rfq_or_order_intent') return 'request'
  return stage === 'order_readback' || stage === 'provider_checkout_pending' || stage === 'delivery_readback'
    ? 'order'
    : 'quotation'
}
