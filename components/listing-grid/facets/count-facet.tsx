import { changedAddress, hrefOf } from '@/components/listing-grid/grid-address'
import {
  type CountBounds,
  convertBounds,
  isSpokenSystem,
  POPULAR_COUNTS,
  SPOKEN_SYSTEMS,
  spanIn,
} from '@/components/listing-grid/search/count-search'
import { formatNumber } from '@/components/ui/numbers'
import { type CountSystem, parseCountSystem } from '@/lib/domain/count/systems'
import type { RangeFacet } from './facet-view'
import { RangeBox } from './range-box'

interface CountFacetProps {
  view: RangeFacet
  path: string
  address: URLSearchParams
  system: CountSystem
}

/** The count system of this page: that of the range, else the chosen one, else English cotton count. */
export function spokenSystem(address: URLSearchParams): CountSystem {
  const hasRange = address.has('countMin') || address.has('countMax')
  return parseCountSystem((hasRange ? address.get('countSystem') : address.get('countIn')) ?? '') ?? 'Ne'
}

/** A count range in the buyer's system, and popular counts. */
export function CountFacet({ view, path, address, system }: CountFacetProps) {
  const bounds: CountBounds = { min: numberOf(address.get('countMin')), max: numberOf(address.get('countMax')) }
  const span = spanIn(system, view)
  const systems: { system: CountSystem; label: string; note: string }[] = SPOKEN_SYSTEMS.some(
    (spoken) => spoken.system === system,
  )
    ? [...SPOKEN_SYSTEMS]
    : [...SPOKEN_SYSTEMS, { system, label: system, note: 'As asked' }]
  return (
    <div className="space-y-3">
      <nav aria-label="Count system" className="flex rounded-md border border-line-strong text-sm">
        {systems.map((spoken) => (
          <a
            key={spoken.system}
            href={hrefOf(path, inSystem(address, bounds, system, spoken.system))}
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
        legend="Count"
        unit={system === 'Denier' ? 'den' : system === 'Tex' ? 'tex' : system}
        from={{ name: 'countMin', value: textOf(bounds.min), label: 'Lowest count', hint: hintOf(span.min) }}
        to={{ name: 'countMax', value: textOf(bounds.max), label: 'Highest count', hint: hintOf(span.max) }}
        span={span}
      />
      <input type="hidden" name="countIn" value={system === 'Ne' ? '' : system} />
      {isSpokenSystem(system) && (
        <ul aria-label="Popular counts" className="flex flex-wrap gap-1.5">
          {POPULAR_COUNTS[system].map(({ label, value }) => {
            const isOn = bounds.min === value && bounds.max === value
            const range = { countMin: String(value), countMax: String(value), countSystem: system, countIn: null }
            const off = { countMin: null, countMax: null, countSystem: null, countIn: system === 'Ne' ? null : system }
            return (
              <li key={label}>
                <a
                  href={hrefOf(path, changedAddress(address, isOn ? off : range))}
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

/** The same range in another system; without a range, only the system. */
function inSystem(address: URLSearchParams, bounds: CountBounds, from: CountSystem, to: CountSystem): URLSearchParams {
  if (bounds.min === null && bounds.max === null) return changedAddress(address, { countIn: to === 'Ne' ? null : to })
  const { min, max } = convertBounds(bounds, from, to)
  return changedAddress(address, {
    countMin: min === null ? null : String(min),
    countMax: max === null ? null : String(max),
    countSystem: to,
    countIn: null,
  })
}

function numberOf(text: string | null): number | null {
  const value = text === null ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : null
}

const textOf = (value: number | null) => (value === null ? '' : String(value))
const hintOf = (value: number | null) => (value === null ? '' : formatNumber(value, 1))
