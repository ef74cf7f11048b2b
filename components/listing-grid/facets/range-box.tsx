import { Input } from '@/components/ui/input'
import { niceSteps, stepOf } from './nice-steps'

interface Bound {
  name: string
  value: string
  label: string
  /** The lowest or highest value listed, shown while empty. */
  hint: string
}

interface RangeBoxProps {
  legend: string
  unit: string
  from?: Bound
  to?: Bound
  /** The span of values listed, in the unit of the boxes; adds a slider above them. */
  span?: { min: number | null; max: number | null }
  /** Replaces the unit, such as a currency select. */
  unitControl?: React.ReactNode
}

/** One or two number boxes with their unit, as form controls that work without JavaScript. */
export function RangeBox({ legend, unit, from, to, span, unitControl }: RangeBoxProps) {
  return (
    <fieldset>
      <legend className="sr-only">
        {legend} in {unit}
      </legend>
      {span && <SliderPair legend={legend} unit={unit} from={from} to={to} span={span} />}
      <div className="flex items-center gap-2">
        {from && <BoundInput bound={from} />}
        {from && to && (
          <span aria-hidden="true" className="text-ink-3">
            –
          </span>
        )}
        {to && <BoundInput bound={to} />}
        {unitControl ?? (unit && <span className="unit shrink-0 text-sm">{unit}</span>)}
      </div>
    </fieldset>
  )
}

function BoundInput({ bound }: { bound: Bound }) {
  return (
    <Input
      name={bound.name}
      defaultValue={bound.value}
      aria-label={bound.label}
      placeholder={bound.hint}
      numeric
      inputMode="decimal"
      pattern="[0-9]{1,12}(\.[0-9]{1,6})?"
      title="Enter a number such as 285 or 28.5"
      className="flex-1"
    />
  )
}

/** Hidden without JavaScript, which moves the values into the boxes. */
function SliderPair({
  legend,
  unit,
  from,
  to,
  span,
}: Pick<RangeBoxProps, 'legend' | 'unit' | 'from' | 'to'> & { span: NonNullable<RangeBoxProps['span']> }) {
  const low = span.min ?? 0
  const high = span.max ?? 0
  const steps = niceSteps(low, high)
  const last = steps.length - 1
  if (steps.length < 4) return null
  const position = (bound: Bound, end: 'low' | 'high') =>
    stepOf(steps, bound.value.trim() === '' || Number.isNaN(Number(bound.value)) ? null : Number(bound.value), end)
  const ends = [
    ...(from ? [{ bound: from, end: 'low' as const, at: position(from, 'low') }] : []),
    ...(to ? [{ bound: to, end: 'high' as const, at: position(to, 'high') }] : []),
  ]
  const share = (end: 'low' | 'high', fallback: number) => {
    const match = ends.find((candidate) => candidate.end === end)
    return `${match ? (match.at / last) * 100 : fallback}%`
  }
  return (
    <div
      data-low={low}
      data-high={high}
      data-unit={unit}
      className="range-pair noscript:hidden"
      style={{ '--from': share('low', 0), '--to': share('high', 100) } as React.CSSProperties}
    >
      {ends.map(({ bound, end, at }) => (
        <input
          key={end}
          type="range"
          min={0}
          max={last}
          step={1}
          defaultValue={at}
          data-slides={bound.name}
          data-end={end}
          aria-label={`${legend}, ${end === 'low' ? 'from' : 'up to'}`}
          aria-valuetext={bound.value ? `${bound.value} ${unit}` : 'no limit'}
        />
      ))}
    </div>
  )
}
