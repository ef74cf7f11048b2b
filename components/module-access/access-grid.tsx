import Link from 'next/link'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { TONE_TEXT, type Tone } from '@/components/ui/tone'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { SellerAccessRecord } from '@/lib/domain/entitlement/seller-access'
import { MODULE_KEYS, MODULE_NAMES } from '@/lib/domain/modules/keys'
import { ENTITLEMENT_STATES, entitlementState } from './entitlement-state'
import { PaymentWord } from './payment-word'

/** From here on the names of the modules stay in sight while the rows pass beneath. */
const TALL_FROM = 16

/**
 * Every seller against every module, dense: one row and 22 signs each, and a way to the sentences behind them. On a phone the plan moves
 * under the seller's name, so that the signs begin on the first screen.
 */
export function AccessGrid({ records }: { records: readonly SellerAccessRecord[] }) {
  return (
    <section
      aria-label="Sellers and modules"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse.
      tabIndex={0}
      className={cx('relative overflow-auto border-line border-y', records.length >= TALL_FROM && 'max-h-[85dvh]')}
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">What each seller may list: one column for each of the 22 modules.</caption>
        <thead>
          <tr>
            <HeadCell className="left-0 z-20 pr-3 sm:min-w-56 sm:pr-4">Seller</HeadCell>
            <HeadCell className="z-10 hidden min-w-36 pr-4 sm:table-cell">Plan</HeadCell>
            <HeadCell className="z-10 hidden pr-4 text-right sm:table-cell">Open</HeadCell>
            {MODULE_KEYS.map((moduleKey) => (
              <HeadCell key={moduleKey} className="z-10 font-normal">
                <span className="mx-auto block rotate-180 text-left text-ink-2 text-xs [writing-mode:vertical-rl]">
                  {MODULE_NAMES[moduleKey]}
                </span>
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <AccessRow key={record.sellerId} record={record} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function HeadCell({ className, children }: { className: string; children: ReactNode }) {
  return (
    <th
      scope="col"
      className={cx(
        'sticky top-0 border-line border-b bg-cloth pt-3 pb-2 text-left align-bottom font-medium',
        className,
      )}
    >
      {children}
    </th>
  )
}

const CELL = 'border-line border-b py-1.5 group-last:border-b-0'

function AccessRow({ record }: { record: SellerAccessRecord }) {
  const { sellerId, companyName, sellerEmail, selectedPlanLabel, moduleEntitlements, allowedModuleKeys } = record
  const planLabel = selectedPlanLabel || 'No plan'
  return (
    <tr className="group hover:bg-sunk">
      <th
        scope="row"
        className={cx(CELL, 'sticky left-0 z-10 bg-cloth pr-3 text-left font-normal group-hover:bg-sunk sm:pr-4')}
      >
        <Link
          href={`/module-access/${sellerId}`}
          className="link block w-32 truncate font-medium sm:w-auto sm:max-w-64"
        >
          {companyName}
        </Link>
        <span className="block w-32 truncate text-ink-2 text-xs sm:w-auto sm:max-w-64">{sellerEmail}</span>
        <span className="block w-32 truncate text-xs sm:hidden">{planLabel}</span>
        <PaymentWord record={record} className="block w-32 truncate text-xs sm:hidden" />
      </th>
      <td className={cx(CELL, 'hidden pr-4 sm:table-cell')}>
        <span className="block whitespace-nowrap">{planLabel}</span>
        <PaymentWord record={record} className="text-xs" />
      </td>
      <td className={cx(CELL, 'num hidden whitespace-nowrap pr-4 text-right sm:table-cell')}>
        {allowedModuleKeys.length}
        <span className="unit"> / {moduleEntitlements.length}</span>
      </td>
      {moduleEntitlements.map((entitlement) => {
        const { word, tone, icon } = entitlementState(entitlement)
        return (
          <td
            key={entitlement.moduleKey}
            className={cx(CELL, 'min-w-7 text-center')}
            title={`${entitlement.displayName}: ${word}`}
          >
            <Icon name={icon} className={cx('mx-auto', signColour(tone))} />
            <VisuallyHidden>{word}</VisuallyHidden>
          </td>
        )
      })}
    </tr>
  )
}

/** Closed cells stay quiet, so that the open ones are seen at a glance. */
function signColour(tone: Tone): string {
  return tone === 'neutral' ? 'text-line-strong' : TONE_TEXT[tone]
}

/** What the signs of the grid mean. */
export function AccessLegend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-sm">
      {Object.values(ENTITLEMENT_STATES).map(({ word, tone, icon }) => (
        <li key={word} className="flex items-center gap-1.5">
          <Icon name={icon} className={signColour(tone)} />
          {word}
        </li>
      ))}
    </ul>
  )
}
