import { hrefOf } from '@/components/listing-grid/grid-address'
import {
  countBounds,
  inSystem,
  isSpokenSystem,
  POPULAR_COUNTS,
  SPOKEN_SYSTEMS,
  spanIn,
  systemUnit,
  withCount,
} from '@/components/listing-grid/search/count-search'
import { formatNumber } from '@/components/ui/numbers'
import type { CountSystem } from '@/lib/domain/count/systems'
import { nameIn, type RangeFacet } from './facet-view'
import { RangeBox } from './range-box'
import { rangeEnds } from './range-parameters'

interface CountFacetProps {
  view: RangeFacet
  path: string
  address: URLSearchParams
  system: CountSystem
  /** All count facets of the module: they share one system. */
  names: readonly string[]
}

/** A count range in the buyer's system, and for the goods' own count the popular ones. */
export function CountFacet({ view, path, address, system, names }: CountFacetProps) {
  const { name } = view
  const { low = '', high = '' } = rangeEnds(name)
  const bounds = countBounds(address, name)
  const span = spanIn(system, view)
  const systems: { system: CountSystem; label: string; note: string }[] = SPOKEN_SYSTEMS.some(
    (spoken) => spoken.system === system,
  )
    ? [...SPOKEN_SYSTEMS]
    : [...SPOKEN_SYSTEMS, { system, label: system, note: 'As asked' }]
  const isMain = name === 'count'
  const noun = nameIn(view)
  return (
    <div className="space-y-3">
      <nav
        aria-label={isMain ? 'Count system' : `Count system of ${noun}`}
        className="flex rounded-md border border-line-strong text-sm"
      >
        {systems.map((spoken) => (
          <a
            key={spoken.system}
            href={hrefOf(path, inSystem(address, { names, from: system, to: spoken.system }))}
            data-stays
            aria-current={spoken.system === system ? 'true' : undefined}
            title={spoken.note}
            className="flex min-h-8 flex-1 items-center justify-center border-line-strong px-1 not-first:border-l first:rounded-l-md last:rounded-r-md hover:bg-sunk aria-[current]:bg-indigo-fill aria-[current]:font-medium aria-[current]:text-on-indigo max-lg:min-h-10"
          >
            {spoken.label}
          </a>
        ))}
      </nav>
      <RangeBox
        legend={view.label}
        unit={systemUnit(system)}
        from={{ name: low, value: textOf(bounds.min), label: `Lowest ${noun}`, hint: hintOf(span.min) }}
        to={{ name: high, value: textOf(bounds.max), label: `Highest ${noun}`, hint: hintOf(span.max) }}
        span={span}
      />
      {/* A range of `count` without a system is in Ne, one of another name in tex. */}
      <input type="hidden" name="countIn" value={isMain && system === 'Ne' ? '' : system} />
      {isMain && isSpokenSystem(system) && (
        <ul aria-label="Popular counts" className="flex flex-wrap gap-1.5">
          {POPULAR_COUNTS[system].map(({ label, value }) => {
            const isOn = bounds.min === value && bounds.max === value
            const chosen = isOn ? { min: null, max: null } : { min: value, max: value }
            return (
              <li key={label}>
                <a
                  href={hrefOf(path, withCount(address, { name, names, system }, chosen))}
                  data-stays
                  aria-current={isOn ? 'true' : undefined}
                  className="num inline-flex min-h-7 items-center rounded-full border border-line-strong px-2.5 text-xs hover:border-indigo aria-[current]:border-indigo aria-[current]:bg-indigo-fill aria-[current]:text-on-indigo max-lg:min-h-9"
                >
                  {label}
                </a>
              </li>
            )
          })}
        </ul>
      )}
      {RESULTANT[system] && <p className="text-ink-2 text-xs">{RESULTANT[system]}</p>}
    </div>
  )
}

/** An example per system of the resultant count that ranges compare. */
const RESULTANT: Partial<Readonly<Record<CountSystem, string>>> = {
  Ne: '2/40s counts as 20s',
  Nm: '2/28 counts as 14',
  Tex: 'two ends of 20 count as 40',
  Denier: 'two ends of 150 count as 300',
}

const textOf = (value: number | null) => (value === null ? '' : String(value))
const hintOf = (value: number | null) => (value === null ? '' : formatNumber(value, 1))
