import { Input } from '@/components/ui/input'
import { dayText } from '@/lib/domain/calendar-day'
import type { DayFacet } from './facet-view'
import { rangeEnds } from './range-parameters'

/** The first and the last day of a range, as form controls that work without JavaScript. */
export function DayBox({ facet, address }: { facet: DayFacet; address: URLSearchParams }) {
  const { low, high } = rangeEnds(facet.name)
  const ends = [
    { name: low, label: `${facet.label}, first day` },
    { name: high, label: `${facet.label}, last day` },
  ]
  return (
    <>
      <div className="flex items-center gap-2">
        {ends.map(
          ({ name, label }) =>
            name !== undefined && (
              <Input
                key={name}
                type="date"
                name={name}
                defaultValue={address.get(name) ?? ''}
                aria-label={label}
                className="flex-1"
              />
            ),
        )}
      </div>
      {facet.first && (
        <p className="mt-1.5 text-ink-2 text-xs">
          Listed: {dayText(facet.first)} to {dayText(facet.last)}
        </p>
      )}
    </>
  )
}
