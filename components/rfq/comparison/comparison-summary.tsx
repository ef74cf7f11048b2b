import type { ReactNode } from 'react'
import { formatNumber } from '@/components/ui/numbers'
import { Price } from '@/components/ui/price'
import type { Comparison, Together } from '@/lib/domain/rfq/comparison/record'
import { comparisonSummary, type SummaryMetric } from '@/lib/domain/rfq/comparison/summary'
import { quantityWords } from '@/lib/domain/units/unit-words'

const BASES: Record<SummaryMetric, (basis: Comparison['basis']) => string> = {
  landed: () => 'delivered',
  cashEquivalent: ({ creditRate }) => `in cash, with credit counted at ${formatNumber(creditRate)} % a year,`,
  unitPrice: () => 'as quoted',
}

/** The whole comparison in a line: the best offer, by how much, on what basis, and what is missing. */
export function SummaryLine({ comparison }: { comparison: Comparison }) {
  const summary = comparisonSummary(comparison)
  if (comparison.columns.length < 2) return null
  if (summary === null)
    return comparison.together ? <TogetherLine {...comparison} together={comparison.together} /> : null
  const { basis, columns } = comparison
  const { metric, best, figure, next, misses, lower, notGiven, unknownCosts, taxUnknown, overTarget } = summary
  const { fastest, complete } = summary
  const nameOf = (quoteId: string) => columns.find((column) => column.quoteId === quoteId)?.companyName ?? ''
  const unit = metric === 'landed' ? {} : { unit: basis.uom }
  const money = (amount: number) => <Price amount={amount} currency={basis.currency} {...unit} />
  const notes: ReactNode[] = []
  if (misses.length > 0) notes.push(`No offer meets every requirement: this one misses ${misses.join(', ')}.`)
  if (lower)
    notes.push(
      <>
        {nameOf(lower.quoteId)} is {money(lower.less)} lower, but misses {lower.misses.join(', ')}.
      </>,
    )
  if (overTarget !== null) notes.push(<TargetGap gap={overTarget} basis={basis} />)
  if (fastest)
    notes.push(
      `${names(fastest.quoteIds.map(nameOf))} ${fastest.quoteIds.length === 1 ? 'is' : 'are'} fastest: ${formatNumber(fastest.days)} ${fastest.days === 1 ? 'day' : 'days'}.`,
    )
  if (taxUnknown.length > 0)
    notes.push(`Without ${names(taxUnknown.map(nameOf))}: the price includes tax at an unknown rate.`)
  if (notGiven.length > 0) notes.push(`Not given: ${notGiven.join(', ')}.`)
  if (complete)
    notes.push(
      <>
        {nameOf(complete.quoteId)} meets every requirement, for {money(complete.more)} more.
      </>,
    )
  if (unknownCosts.length > 0)
    notes.push(`Without ${unknownCosts.join(', ').toLowerCase()}: not every seller quoted it.`)
  return (
    <section aria-label="Best offer" className="flex flex-col gap-1.5 border-indigo-fill border-l-4 pl-4">
      <p className="text-lg">
        <strong className="font-semibold">{names(best.map(nameOf))}</strong>{' '}
        {best.length > 1
          ? 'have the same best offer'
          : lower
            ? `has the best offer that ${notGiven.length > 0 ? 'misses none' : 'meets all'} of the requirements`
            : 'has the best offer'}
        : <strong className="font-semibold">{money(figure)}</strong> {BASES[metric](basis)} for{' '}
        {quantityWords(basis.quantity, basis.uom)}
        {next ? (
          <>
            , {money(next.more)} less than {nameOf(next.quoteId)}
          </>
        ) : null}
        .
      </p>
      {notes.length > 0 ? (
        <ul className="flex flex-col gap-0.5 text-ink-2 text-sm">
          {notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the notes of one comparison never change their order.
            <li key={index}>{note}</li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

/** Who covers the quantity together, where no one does alone. */
function TogetherLine({ basis, columns, together }: Comparison & { together: Together }) {
  const { parts, total } = together
  const nameOf = (quoteId: string) => columns.find((column) => column.quoteId === quoteId)?.companyName ?? ''
  const sellers = names(
    parts.map(({ quoteId, quantity }) => `${nameOf(quoteId)} (${quantityWords(quantity, basis.uom)})`),
  )
  return (
    <section aria-label="Best offer" className="flex flex-col gap-1.5 border-indigo-fill border-l-4 pl-4">
      <p className="text-lg">
        No seller offers all {quantityWords(basis.quantity, basis.uom)}.{' '}
        <strong className="font-semibold">{sellers}</strong> together do:{' '}
        <strong className="font-semibold">
          <Price amount={total} currency={basis.currency} />
        </strong>{' '}
        in all, as quoted.
      </p>
    </section>
  )
}

/** A price against the buyer's target. */
export function TargetGap({ gap, basis }: { gap: number; basis: Comparison['basis'] }) {
  if (gap === 0) return 'At your target.'
  return (
    <>
      <Price amount={Math.abs(gap)} currency={basis.currency} unit={basis.uom} /> {gap > 0 ? 'above' : 'below'} your
      target.
    </>
  )
}

function names(all: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(all)
}
