import { useId } from 'react'
import { Input } from '@/components/ui/input'
import { dayText } from '@/lib/domain/calendar-day'
import type { DayFacet } from './facet-view'
import { rangeEnds } from './range-parameters'

/** The first and the last day of a range, each with the word that says which it is, as form controls that work without JavaScript. */
export function DayBox({ facet, address }: { facet: DayFacet; address: URLSearchParams }) {
  const id = useId()
  const { low, high, highLabel } = rangeEnds(facet.name)
  const ends = [
    { name: low, label: 'From' },
    { name: high, label: highLabel ?? 'By' },
  ]
  return (
    <fieldset>
      <legend className="sr-only">{facet.label}</legend>
      <div className="flex flex-wrap gap-2">
        {ends.map(
          ({ name, label }) =>
            name !== undefined && (
              <div key={name} className="flex flex-1 items-center gap-2 text-sm">
                <label htmlFor={`${id}-${name}`} className="shrink-0">
                  {label}
                </label>
                <Input
                  id={`${id}-${name}`}
                  type="date"
                  name={name}
                  defaultValue={address.get(name) ?? ''}
                  className="flex-1"
                />
              </div>
            ),
        )}
      </div>
      {facet.first && (
        <p className="mt-1.5 text-ink-2 text-xs">
          Listed: {dayText(facet.first)} to {dayText(facet.last)}
        </p>
      )}
    </fieldset>
  )
}
