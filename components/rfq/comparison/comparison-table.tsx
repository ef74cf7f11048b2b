import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { formatDay, formatNumber } from '@/components/ui/numbers'
import { Price } from '@/components/ui/price'
import { Table, TableBody, TableHead, TableHeader } from '@/components/ui/table'
import { isFreightLeg } from '@/lib/domain/rfq/comparison/landed'
import type { Verdict } from '@/lib/domain/rfq/comparison/number-verdict'
import type {
  Comparison,
  ComparisonCell,
  ComparisonRow,
  ComparisonTotal,
  RankingMetric,
} from '@/lib/domain/rfq/comparison/record'
import { leadsRanking } from '@/lib/domain/rfq/comparison/summary'
import type { ResponseTimes } from '@/lib/domain/rfq/quotations/response-time'
import { moneyWords } from '@/lib/domain/units/figure-text'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { ColumnHead } from './column-head'
import { TargetGap } from './comparison-summary'
import { missedRequirements } from './missed-requirements'
import { Misses } from './misses'
import { Cell, Row, STICKY } from './table-row'

const VERDICTS: Record<Verdict, { label: string; icon: 'meet' | 'block' | 'minus'; tone: string }> = {
  meets: { label: 'Meets', icon: 'meet', tone: 'text-neem' },
  deviates: { label: 'Deviates', icon: 'block', tone: 'text-madder' },
  not_stated: { label: 'Not given', icon: 'minus', tone: 'text-turmeric' },
}

const GROUP_TITLES: Record<ComparisonRow['group'], string> = {
  terms: 'Terms',
  requirements: 'Your requirements',
  stated: 'Also given',
}

/** The width of the table by its columns, which share it equally; wider than a phone, it can be swiped. */
const WIDTHS = [
  'min-w-[20rem]',
  'min-w-[32rem]',
  'min-w-[46rem]',
  'min-w-[58rem]',
  'min-w-[70rem]',
  'min-w-[82rem]',
  'min-w-[94rem]',
  'min-w-[106rem]',
] as const

/** Sellers as columns, points as rows. The first column stays visible while scrolling. */
export function ComparisonTable({
  comparison,
  rows,
  responseTimes,
  actions,
}: {
  comparison: Comparison
  /** The points that differ. */
  rows: Comparison['rows']
  responseTimes: ResponseTimes
  actions: Readonly<Record<string, ReactNode>>
}) {
  const { basis, columns, totals, ranking } = comparison
  const warningsOf = (quoteId: string) => comparison.warnings.filter((warning) => warning.quoteId === quoteId)
  const totalOf = (quoteId: string) => totals.find((total) => total.quoteId === quoteId)
  const prices = totals.flatMap((total) => (total.offered ?? total).unitPriceNormalized ?? [])
  const highest = Math.max(...prices)
  const rankingBy = (metric: RankingMetric) => ranking.find((entry) => entry.metric === metric)
  const isFirst = (metric: RankingMetric, quoteId: string) => leadsRanking(comparison, metric, quoteId)
  const bestOf = (metric: RankingMetric, quoteId: string) =>
    isFirst(metric, quoteId) ? <Best comparison={comparison} quoteId={quoteId} /> : null
  const reasonOf = (quoteId: string) =>
    rankingBy('unitPrice')?.excluded.find((entry) => entry.quoteId === quoteId)?.reason ?? ''
  const quoted = comparison.rows.find((row) => row.field === 'unitPrice')?.cells ?? []
  const cells = (render: (quoteId: string) => ReactNode) =>
    columns.map(({ quoteId }) => <Cell key={quoteId}>{render(quoteId)}</Cell>)
  const hasActions = columns.some(({ quoteId }) => actions[quoteId])

  return (
    <Table
      label="Quotations side by side"
      className={cx('table-fixed', WIDTHS[Math.min(columns.length, WIDTHS.length) - 1])}
    >
      <TableHead>
        <tr>
          <TableHeader className={STICKY}>
            <span className="sr-only">Detail</span>
          </TableHeader>
          {columns.map((column) => (
            <TableHeader key={column.quoteId} className="border-line border-l text-left align-top">
              <ColumnHead
                column={column}
                answerTime={responseTimes[column.sellerId]}
                isLowest={isFirst('unitPrice', column.quoteId)}
                misses={missedRequirements(comparison, column.quoteId)}
              />
            </TableHeader>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        <Row label={`Price per ${basis.uom}`}>
          {cells((quoteId) => (
            <UnitPrice
              total={totalOf(quoteId)}
              basis={basis}
              highest={highest}
              reason={reasonOf(quoteId)}
              asQuoted={quoted.find((cell) => cell.quoteId === quoteId)}
              warnings={warningsOf(quoteId).filter(({ code }) => code !== 'CREDIT_NOT_COUNTED')}
            />
          ))}
        </Row>
        <Row label={`For ${quantityWords(basis.quantity, basis.uom)}`}>
          {cells((quoteId) => (
            <LotPrice total={totalOf(quoteId)} basis={basis} />
          ))}
        </Row>
        <Row label="Cash equivalent" hint={`credit at ${formatNumber(basis.creditRate)} % a year`}>
          {cells((quoteId) => (
            <Credit
              total={totalOf(quoteId)}
              basis={basis}
              best={bestOf('cashEquivalent', quoteId)}
              uncounted={warningsOf(quoteId).find(({ code }) => code === 'CREDIT_NOT_COUNTED')?.message}
            />
          ))}
        </Row>
        <Row label="Delivered cost">
          {cells((quoteId) => (
            <Landed
              total={totalOf(quoteId)}
              basis={basis}
              best={bestOf('landed', quoteId)}
              hasOtherFreight={warningsOf(quoteId).some(({ code }) => code === 'FREIGHT_NOT_COMPARABLE')}
            />
          ))}
        </Row>
        <Points rows={rows} columnCount={columns.length} />
        {hasActions ? (
          <Row label="Decide" isForScreen>
            {cells((quoteId) => actions[quoteId])}
          </Row>
        ) : null}
      </TableBody>
    </Table>
  )
}

/** First in a ranking, with what the offer misses in the same line. */
function Best({ comparison, quoteId }: { comparison: Comparison; quoteId: string }) {
  return (
    <>
      <Badge tone="meet">Best</Badge>
      <span className="text-xs">
        <Misses comparison={comparison} quoteId={quoteId} />
      </span>
    </>
  )
}

function Points({ rows, columnCount }: { rows: Comparison['rows']; columnCount: number }) {
  const groups = (['terms', 'requirements', 'stated'] as const)
    .map((group) => ({ group, rows: rows.filter((row) => row.group === group && row.field !== 'unitPrice') }))
    .filter(({ rows: shown }) => shown.length > 0)
  return groups.map(({ group, rows: shown }) => [
    <tr key={group}>
      <th scope="colgroup" colSpan={columnCount + 1} className="!pt-6 text-left font-semibold text-base text-ink">
        {GROUP_TITLES[group]}
      </th>
    </tr>,
    ...shown.map((row) => (
      <Row key={`${group}-${row.field}`} label={row.label} hint={row.requested}>
        {row.cells.map((cell) => (
          <Cell key={cell.quoteId} isQuiet={row.allEqual && columnCount > 1}>
            <Stated cell={cell} row={row} />
          </Cell>
        ))}
      </Row>
    )),
  ])
}

interface TotalProps {
  total: ComparisonTotal | undefined
  basis: Comparison['basis']
}

/** The price that counts is that of the slab, not the one price of the quotation. */
const slabAsQuoted = ({ price, currency, priceUom, minQty }: NonNullable<ComparisonTotal['slabUsed']>): string =>
  `${moneyWords(price, currency)} per ${priceUom} as quoted, slab from ${formatNumber(minQty)}`

function UnitPrice({
  total,
  basis,
  highest,
  reason,
  asQuoted,
  warnings,
}: TotalProps & {
  highest: number
  reason: string
  asQuoted: ComparisonCell | undefined
  warnings: Comparison['warnings']
}) {
  const { unitPriceNormalized: price = null, slabUsed = null } = total?.offered ?? total ?? {}
  if (price === null) return <p className="text-ink-2 text-sm">{reason || 'No price'}</p>
  return (
    <div className="flex flex-col gap-1">
      <Price amount={paise(price)} currency={basis.currency} unit={basis.uom} className="font-semibold text-lg" />
      {/* The price relative to the highest, which the figures also show. */}
      <span aria-hidden="true" className="block h-1 max-w-40 rounded-full bg-sunk">
        <span
          className="block h-1 rounded-full bg-indigo-fill"
          style={{ width: `${Math.max(4, (price / highest) * 100)}%` }}
        />
      </span>
      <span className="text-ink-2 text-xs">
        {slabUsed ? slabAsQuoted(slabUsed) : asQuoted?.display ? `${asQuoted.display} as quoted` : ''}
      </span>
      {total?.taxTaken ? (
        <span className="text-ink-2 text-xs">{formatNumber(total.taxTaken)} % GST taken out</span>
      ) : null}
      {reason ? <span className="text-turmeric text-xs">Not ranked: {reason}</span> : null}
      {basis.targetPrice === null ? null : (
        <span className={cx('text-xs', price > basis.targetPrice ? 'text-turmeric' : 'text-neem')}>
          <TargetGap gap={paise(price - basis.targetPrice)} basis={basis} />
        </span>
      )}
      {warnings.map(({ code, message }) => (
        <span key={`${code} ${message}`} className="text-turmeric text-xs">
          {message}
        </span>
      ))}
    </div>
  )
}

function LotPrice({ total: found, basis }: TotalProps) {
  const { total = null } = found?.offered ?? found ?? {}
  if (total === null) return <Dash />
  return (
    <span>
      <PartOffered total={found} basis={basis} />
      <Price amount={total} currency={basis.currency} />
    </span>
  )
}

/** How the price of the cash equivalent is paid. */
function paidWords(days: number, creditDays: number | undefined): string {
  if (days === 0) return 'paying cash'
  return days === creditDays ? `paying in ${quantityWords(days, 'days')}, as quoted` : `by ${days}-day cheque`
}

interface CreditProps extends TotalProps {
  best: ReactNode
  /** Why the credit of the price as quoted does not count. */
  uncounted: string | undefined
}

function Credit({ total, basis, best, uncounted }: CreditProps) {
  if (!total?.cashEquivalent) return <Dash />
  const { unitPrice, days } = total.cashEquivalent
  return (
    <div className="flex flex-col gap-1">
      <span>
        <Price amount={paise(unitPrice)} currency={basis.currency} unit={basis.uom} className="font-medium" /> {best}
      </span>
      {days === 0 && uncounted ? (
        <span className="text-turmeric text-xs">{uncounted}</span>
      ) : (
        <span className="text-ink-2 text-xs">{paidWords(days, total.creditDays)}</span>
      )}
      {total.credit
        // The first is the price as quoted.
        .slice(1)
        .map((term) => (
          <span key={term.days} className="num text-ink-2 text-xs">
            {term.days} days {formatNumber(term.unitPrice, 2, 2)}
            {term.breakEvenPercent === null ? '' : ` = ${formatNumber(term.breakEvenPercent, 1)} % a year`}
          </span>
        ))}
    </div>
  )
}

function Landed({
  total,
  basis,
  best,
  hasOtherFreight,
}: TotalProps & {
  best: ReactNode
  /** Whether a freight is quoted that does not hold for this basis. */
  hasOtherFreight: boolean
}) {
  const { amount = null, known = null, missing = [] } = (total?.offered ?? total)?.landed ?? {}
  if (known === null) return <Dash />
  const part = <PartOffered total={total} basis={basis} />
  if (amount !== null) {
    return (
      <span>
        {part}
        <Price amount={amount} currency={basis.currency} className="font-medium" /> {best}
        {amount === (total?.offered ?? total)?.total ? (
          <span className="block text-ink-2 text-xs">Delivered price</span>
        ) : null}
      </span>
    )
  }
  const isQuoted = (leg: string) => hasOtherFreight && isFreightLeg(leg)
  const labels = (legs: typeof missing) => legs.map(({ label }) => label).join(', ')
  const quoted = missing.filter(({ leg }) => isQuoted(leg))
  const unquoted = missing.filter(({ leg }) => !isQuoted(leg))
  return (
    <div className="flex flex-col gap-1 text-sm">
      <span className="text-ink-2">
        {part}
        <Price amount={known} currency={basis.currency} /> plus:
      </span>
      {unquoted.length > 0 ? <span className="text-turmeric text-xs">{labels(unquoted)} (not quoted)</span> : null}
      {quoted.length > 0 ? (
        <span className="text-turmeric text-xs">{labels(quoted)} (quoted for another quantity, unit or currency)</span>
      ) : null}
    </div>
  )
}

/** Names the quantity of a figure that is for less than the basis: what a seller does not offer has no total. */
function PartOffered({ total, basis }: TotalProps) {
  if (!total?.offered) return null
  return (
    <span className="block text-turmeric text-xs">
      For the {quantityWords(total.offered.quantity, basis.uom)} offered:
    </span>
  )
}

function Stated({ cell, row }: { cell: ComparisonCell; row: ComparisonRow }) {
  const text = statedText(cell, row)
  return (
    <div className="flex flex-col gap-0.5">
      {text ? <span className="num">{text}</span> : cell.verdict === null ? <Dash /> : null}
      <VerdictMark verdict={cell.verdict} />
    </div>
  )
}

/** What a cell says, with what a part is a part of, and what the days count to. */
function statedText({ display, verdict }: ComparisonCell, { field, requested }: ComparisonRow): string {
  if (display === '') return ''
  if (field === 'validUntil') return formatDay(display)
  if (field === 'leadTimeDays') return `${display} until dispatch`
  return field === 'offeredQuantity' && verdict === 'deviates' ? `${display} of ${requested}` : display
}

/** The word carries the verdict; icon and colour support it. */
function VerdictMark({ verdict }: { verdict: Verdict | null }) {
  if (verdict === null) return null
  const { label, icon, tone } = VERDICTS[verdict]
  return (
    <span className={cx('flex items-center gap-1 font-medium text-xs', tone)}>
      <Icon name={icon} />
      {label}
    </span>
  )
}

/** Rounds for display; calculations use four decimals. */
function paise(price: number): number {
  return Math.round(price * 100) / 100
}

function Dash() {
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">not known</span>
    </span>
  )
}
