import Link from 'next/link'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { TONE_TEXT, type Tone } from '@/components/ui/tone'
import { STANDING_WORDS, STANDINGS, type Standing, standingOf } from '@/lib/domain/entitlement/explain'
import { planLabel } from '@/lib/domain/entitlement/plans'
import { openCount, type SellerOverview } from '@/lib/domain/entitlement/seller-overview'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import { inStageOrder } from '@/lib/domain/modules/stages'
import { ENTITLEMENT_STATES } from './entitlement-state'
import { PaymentWord } from './payment-word'

interface AccessGridProps {
  sellers: readonly SellerOverview[]
  /** For each module, how many of all matching sellers can list in it. */
  openByModule: readonly { moduleKey: ModuleKey; count: number }[]
}

const COUNT = new Intl.NumberFormat('en-IN')

/**
 * Sellers by modules: one row of 22 icons per seller, with a link to the reasons. Module and seller names stay visible while scrolling. On a
 * phone each seller is a card with the open modules.
 */
export function AccessGrid({ sellers, openByModule }: AccessGridProps) {
  return (
    <>
      <section
        aria-label="Sellers and modules"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
        tabIndex={0}
        className="relative hidden max-h-dvh overflow-auto border-line border-y sm:block"
      >
        <Signs />
        <table className="w-full border-separate border-spacing-0 text-sm [&_tbody_:is(td,th)]:border-line [&_tbody_:is(td,th)]:border-b [&_tbody_:is(td,th)]:py-1.5 [&_tbody_tr:last-child_:is(td,th)]:border-b-0 [&_td>svg]:mx-auto [&_td>svg]:size-4">
          <caption className="sr-only">Which modules each seller can list in, one column per module.</caption>
          <thead>
            <tr>
              <HeadCell className="left-0 z-20 min-w-56 pr-4">Seller</HeadCell>
              <HeadCell className="z-10 min-w-36 pr-4">Plan</HeadCell>
              <HeadCell className="z-10 pr-4 text-right">Open</HeadCell>
              {inStageOrder(openByModule).map(({ moduleKey, count }) => (
                <HeadCell key={moduleKey} className="z-10 min-w-8 font-normal">
                  <span className="mx-auto block max-h-44 rotate-180 text-left text-ink-2 text-xs leading-tight [writing-mode:vertical-rl]">
                    {MODULE_NAMES[moduleKey]}
                  </span>
                  <span className="num mt-1.5 block text-center text-xs">
                    {COUNT.format(count)}
                    <span className="sr-only"> open</span>
                  </span>
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {sellers.map((seller) => (
              <AccessRow key={seller.sellerId} seller={seller} />
            ))}
          </tbody>
        </table>
      </section>
      <ul className="divide-y divide-line border-line border-y sm:hidden">
        {sellers.map((seller) => (
          <AccessCard key={seller.sellerId} seller={seller} />
        ))}
      </ul>
    </>
  )
}

function HeadCell({ className, children }: { className: string; children: ReactNode }) {
  return (
    <th
      scope="col"
      className={cx(
        'sticky top-0 border-line-strong border-b bg-cloth pt-3 pb-2 text-left align-bottom font-medium',
        className,
      )}
    >
      {children}
    </th>
  )
}

function AccessRow({ seller }: { seller: SellerOverview }) {
  const { companyName, sellerEmail, selectedPlanLabel, entitlements } = seller
  return (
    <tr className="group hover:bg-sunk">
      <th scope="row" className="sticky left-0 z-10 bg-cloth pr-4 text-left font-normal group-hover:bg-sunk">
        <SellerLink seller={seller} className="block max-w-64 truncate">
          {companyName}
        </SellerLink>
        <span className="block max-w-64 truncate text-ink-2 text-xs">{sellerEmail}</span>
        <Flags seller={seller} />
      </th>
      <td className="pr-4">
        <span className="block whitespace-nowrap">{selectedPlanLabel || 'No plan'}</span>
        <PaymentWord record={seller} className="text-xs" />
      </td>
      <td className="num whitespace-nowrap pr-4 text-right">
        {openCount(seller)}
        <span className="unit"> / {entitlements.length}</span>
      </td>
      {inStageOrder(entitlements).map((entitlement) => (
        <td key={entitlement.moduleKey}>
          <Sign standing={standingOf(entitlement)} />
        </td>
      ))}
    </tr>
  )
}

function AccessCard({ seller }: { seller: SellerOverview }) {
  const { companyName, sellerEmail, selectedPlanLabel, entitlements } = seller
  const open = entitlements.filter(({ allowed }) => allowed).map(({ displayName }) => displayName)
  return (
    <li className="relative py-3 text-sm">
      <div className="flex items-baseline justify-between gap-4">
        <SellerLink seller={seller} className="min-w-0 break-words after:absolute after:inset-0">
          {companyName}
        </SellerLink>
        <span className="num shrink-0">
          {open.length} <span className="unit">of {entitlements.length}</span>
        </span>
      </div>
      <p className="break-all text-ink-2 text-xs">{sellerEmail}</p>
      <p className="mt-1">
        {selectedPlanLabel || 'No plan'} · <PaymentWord record={seller} />
      </p>
      <p className="text-ink-2">{openWords(open, entitlements.length)}</p>
      <Flags seller={seller} />
    </li>
  )
}

/** How many names a card shows; the seller's page has all. */
const NAMED_MAX = 4

function openWords(open: readonly string[], total: number): string {
  if (open.length === 0) return 'No open modules.'
  if (open.length === total) return 'All modules are open.'
  const others = open.length - NAMED_MAX
  const named = open.slice(0, NAMED_MAX).join(', ')
  return others > 0 ? `Open: ${named} and ${others} more.` : `Open: ${named}.`
}

function SellerLink({
  seller,
  className,
  children,
}: {
  seller: SellerOverview
  className: string
  children: ReactNode
}) {
  return (
    <Link href={`/module-access/${seller.sellerId}`} prefetch={false} className={cx('link font-medium', className)}>
      {children}
    </Link>
  )
}

/** What may need an administrator's attention. */
function Flags({ seller: { isSuspended, requestedPlanKey } }: { seller: SellerOverview }) {
  if (!isSuspended && requestedPlanKey === '') return null
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      {isSuspended ? <Badge tone="block">Suspended</Badge> : null}
      {requestedPlanKey ? <Badge tone="warn">Asks for {planLabel(requestedPlanKey)}</Badge> : null}
    </span>
  )
}

const signId = (standing: Standing) => `sign-${standing}`

/** Each icon is defined once, because a page has more than a thousand cells that use it. */
function Signs() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {STANDINGS.map((standing) => {
        const { icon, tone } = ENTITLEMENT_STATES[standing]
        return (
          <symbol key={standing} id={signId(standing)} viewBox="0 0 16 16">
            <Icon name={icon} className={cx('size-full', signColour(tone))} />
          </symbol>
        )
      })}
    </svg>
  )
}

function Sign({ standing }: { standing: Standing }) {
  return (
    <svg role="img" aria-label={STANDING_WORDS[standing]}>
      <use href={`#${signId(standing)}`} />
    </svg>
  )
}

/** Closed cells are pale, so that open ones are easy to see. */
function signColour(tone: Tone): string {
  return tone === 'neutral' ? 'text-line-strong' : TONE_TEXT[tone]
}

/** The legend of the grid. */
export function AccessLegend() {
  return (
    <ul className="hidden flex-wrap gap-x-5 gap-y-1 text-ink-2 text-sm sm:flex">
      {Object.values(ENTITLEMENT_STATES).map(({ word, tone, icon }) => (
        <li key={word} className="flex items-center gap-1.5">
          <Icon name={icon} className={signColour(tone)} />
          {word}
        </li>
      ))}
    </ul>
  )
}
