import { Input } from '@/components/ui/input'

interface Bound {
  name: string
  value: string
  label: string
  /** The end of what is on offer, shown while nothing is typed. */
  hint: string
}

/** One or two number boxes with their unit; a form control each, so that they work by a plain submit. */
export function RangeBox({ legend, unit, from, to }: { legend: string; unit: string; from?: Bound; to: Bound }) {
  return (
    <fieldset>
      <legend className="sr-only">
        {legend} in {unit}
      </legend>
      <div className="flex items-center gap-2">
        {from && <BoundInput bound={from} />}
        {from && (
          <span aria-hidden="true" className="text-ink-3">
            –
          </span>
        )}
        <BoundInput bound={to} />
        <span className="unit shrink-0 text-sm">{unit}</span>
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
      title="A number such as 285 or 28.5"
      className="flex-1"
    />
  )
}
