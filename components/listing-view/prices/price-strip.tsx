import { formatNumber } from '@/components/ui/numbers'
import { PhoneFold } from '@/components/ui/phone-fold'
import type { FieldValues } from '@/lib/domain/fields/field'
import { facetSpec } from '@/lib/domain/listing/finding/facets'
import { comparedNames } from '@/lib/domain/listing/pricing/comparable'
import type { PricePosition } from '@/lib/domain/listing/pricing/price-position'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'

const WIDTH = 352
const HEIGHT = 44
const EDGE = 6
const LINE = 26

interface PriceStripProps {
  position: PricePosition
  definition: ModuleDefinition
  /** Of this listing. */
  fields: FieldValues
  /** What the listing is one of: its family. */
  comparedWith: string
}

/** This price among similar listings: a dot for each, a line at their middle, and this one marked. The text names each mark. */
export function PriceStrip({ position, definition, fields, comparedWith }: PriceStripProps) {
  const { own, lowest, median, highest, others, cheaper, dots } = position
  const xOf = (price: number) =>
    highest === lowest
      ? WIDTH / 2
      : Math.round((EDGE + ((price - lowest) / (highest - lowest)) * (WIDTH - 2 * EDGE)) * 10) / 10
  return (
    <PhoneFold title="Price compared with similar listings" headClass="text-sm" className="print:hidden sm:mt-6">
      <p className="num mt-1 text-sm">{comparison(cheaper, others)}</p>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mt-1 w-full">
        <path d={`M${EDGE} ${LINE}H${WIDTH - EDGE}`} className="stroke-line-strong" />
        <path d={`M${xOf(median)} ${LINE - 9}V${LINE + 9}`} className="stroke-ink-2" strokeWidth="1.5" />
        {dots.map((price, index) => (
          // Prices may be equal; their order is fixed.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
          <circle key={index} cx={xOf(price)} cy={LINE} r="3.5" className="fill-ink-3 opacity-60" />
        ))}
        <circle cx={xOf(own)} cy={LINE} r="5" className="fill-indigo-fill stroke-raised" strokeWidth="1.5" />
      </svg>
      <dl className="num grid grid-cols-2 gap-x-4 text-xs [&>:nth-child(even)]:justify-end">
        <Mark label="Lowest" price={lowest} />
        <Mark label="Highest" price={highest} />
        <Mark label="This listing" price={own} sign="size-2.5 rounded-full bg-indigo-fill" />
        <Mark label="Middle of the others" price={median} sign="h-3 w-0.5 bg-ink-2" />
      </dl>
      <p className="mt-1.5 text-ink-2 text-xs">
        Prices for the smallest order per {definition.sale.bases[0].label} in ₹, {comparedWith}{' '}
        {likeness(definition, fields)}.
      </p>
    </PhoneFold>
  )
}

/** How alike the others are: "within 5 % of this count, alike in condition and finish". */
function likeness(definition: ModuleDefinition, fields: FieldValues): string {
  const { keyNumber } = definition
  const nameOf = (name: string) => (facetSpec(definition, name)?.label ?? name).toLowerCase()
  const near = keyNumber ? `within ${formatNumber(keyNumber.near * 100)} % of this ${nameOf(keyNumber.name)}` : ''
  const alike = comparedNames(definition, fields).map(nameOf)
  const last = alike.slice(-1)
  const listed = [alike.slice(0, -1).join(', '), ...last].filter(Boolean).join(' and ')
  return [near, listed ? `alike in ${listed}` : ''].filter(Boolean).join(', ')
}

/** @param sign how the drawing shows it; the ends need none */
function Mark({ label, price, sign }: { label: string; price: number; sign?: string }) {
  return (
    <div className="flex items-center gap-1">
      <dt className="flex items-center gap-1 text-ink-2">
        {sign ? <span className={sign} /> : null}
        {label}{' '}
      </dt>
      <dd>₹{formatNumber(price)}</dd>
    </div>
  )
}

function comparison(cheaper: number, others: number): string {
  if (cheaper === 0) return `None of ${formatNumber(others)} similar listings costs less.`
  if (cheaper === others) return `All ${formatNumber(others)} similar listings cost less.`
  return `${formatNumber(cheaper)} of ${formatNumber(others)} similar listings ${cheaper === 1 ? 'costs' : 'cost'} less.`
}
