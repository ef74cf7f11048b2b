import { hrefOf, wholePanelAddress } from '@/components/listing-grid/grid-address'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { currencySign, formatNumber, ratesNote } from '@/components/ui/numbers'
import type { CountSystem } from '@/lib/domain/count/systems'
import { convertMoney, type ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { measureIn } from '@/lib/domain/units/measure'
import { CountFacet } from './count-facet'
import { DayBox } from './day-box'
import { type FacetOption, type FacetView, nameIn, type RangeFacet, type ValueFacet } from './facet-view'
import { RangeBox } from './range-box'
import { rangeEnds, rangeParameters } from './range-parameters'

/** How many facets are open at first; an active facet always is. */
const OPEN_FIRST = 5
/** How many options are shown at first; the others on demand. */
const OPTIONS_FIRST = 6
/** Longer lists can be searched. */
const SEARCHABLE_OVER = 12

interface FacetPanelProps {
  views: readonly FacetView[]
  path: string
  address: URLSearchParams
  system: CountSystem
  /** The module's facets of counts. */
  counts: readonly string[]
  rates: ExchangeRates
  /** Whether closed facets have their content too. */
  isWhole: boolean
}

/**
 * The facets as disclosures. Closed ones are half of a page and few are ever opened, so their content comes when the first of them is
 * opened (later-groups.ts); without a script, a link leads to the page with all of them.
 */
export function FacetPanel({ views, path, address, isWhole, ...ranges }: FacetPanelProps) {
  const open = new Set(openViews(views, address))
  return (
    <div className="divide-y divide-line">
      {views.map((view) => (
        <Group key={view.name} view={view} isOpen={open.has(view)} isLater={!isWhole && !open.has(view)}>
          {view.kind === 'values' ? (
            <Options facet={view} />
          ) : view.kind === 'days' ? (
            <DayBox facet={view} address={address} />
          ) : (
            <RangeGroup view={view} path={path} address={address} {...ranges} />
          )}
        </Group>
      ))}
      {!isWhole && open.size < views.length && (
        <a
          data-whole-panel
          href={hrefOf(path, wholePanelAddress(address))}
          rel="nofollow"
          className="flex min-h-10 items-center text-indigo text-sm hover:underline not-noscript:hidden"
        >
          Show all {views.length} filters
        </a>
      )}
    </div>
  )
}

/** The first facets, and those with a filter that is on. */
function openViews(views: readonly FacetView[], address: URLSearchParams): FacetView[] {
  return views.filter((view, position) => position < OPEN_FIRST || isOn(view, address))
}

function Group({
  view,
  isOpen,
  isLater,
  children,
}: {
  view: FacetView
  isOpen: boolean
  isLater: boolean
  children: React.ReactNode
}) {
  const { name, label } = view
  const onCount = view.kind === 'values' ? view.onCount : 0
  return (
    <details
      id={`group-${name}`}
      open={isOpen}
      data-open={isOpen || undefined}
      data-later={isLater || undefined}
      className="group/facet py-1 noscript:data-later:hidden"
    >
      <summary className="flex min-h-10 items-center gap-2 text-sm font-semibold">
        <span className="grow">{label}</span>
        {onCount > 0 && (
          <span className="num text-xs font-medium text-indigo">
            {onCount}
            <span className="sr-only"> selected</span>
          </span>
        )}
        <Icon name="chevron-down" className="text-ink-2 transition-transform group-open/facet:rotate-180" />
      </summary>
      {isLater ? <p className="pb-3 text-ink-2 text-sm">Loading …</p> : <div className="pb-3">{children}</div>}
    </details>
  )
}

function Options({ facet }: { facet: ValueFacet }) {
  const listId = `facet-${facet.name}`
  const { options } = facet
  // Selected options come first, so that "more" never hides them.
  const ordered = [...options.filter((option) => option.isOn), ...options.filter((option) => !option.isOn)]
  const isLong = options.length > OPTIONS_FIRST + 1
  const first = isLong ? ordered.slice(0, Math.max(OPTIONS_FIRST, facet.onCount)) : ordered
  const rest = ordered.slice(first.length)
  return (
    <fieldset id={listId}>
      <legend className="sr-only">{facet.label}</legend>
      {options.length > SEARCHABLE_OVER && (
        <Input
          type="search"
          aria-label={`Find in ${facet.label}`}
          placeholder={`Find in ${facet.label}`}
          prefix={<Icon name="search" />}
          data-narrows={listId}
          className="mb-1 noscript:hidden"
        />
      )}
      <OptionList name={facet.name} options={first} />
      {rest.length > 0 && (
        <details className="group/more">
          <summary className="flex min-h-8 items-center text-sm text-indigo hover:underline">
            <span className="group-open/more:hidden">{formatNumber(rest.length)} more</span>
            <span className="hidden group-open/more:inline">Fewer</span>
          </summary>
          <OptionList name={facet.name} options={rest} />
        </details>
      )}
    </fieldset>
  )
}

/** A panel has about 250 options, so each is a native checkbox styled by its list. */
function OptionList({ name, options }: { name: string; options: readonly FacetOption[] }) {
  return (
    <ul className="option-list">
      {options.map((option) => (
        <li key={option.value}>
          <label>
            <input
              // By its id it keeps the focus when the options change places.
              id={`${name}-${option.value.replaceAll(' ', '_')}`}
              type="checkbox"
              name={name}
              value={option.value}
              defaultChecked={option.isOn}
            />
            <b>{option.text}</b>
            <i>{formatNumber(option.count)}</i>
          </label>
        </li>
      ))}
    </ul>
  )
}

function RangeGroup({
  view,
  path,
  address,
  system,
  counts,
  rates,
}: { view: RangeFacet } & Omit<FacetPanelProps, 'views' | 'isWhole'>) {
  if (view.isCount) return <CountFacet view={view} path={path} address={address} system={system} names={counts} />
  if (view.name === 'basePrice') return <PriceRange view={view} address={address} rates={rates} />
  const range = <Range view={view} address={address} unit={view.unit} min={view.min} max={view.max} />
  if (view.unit !== 'cm' || view.min === null || view.max === null) return range
  return (
    <>
      {range}
      <p className="num mt-1.5 text-ink-2 text-xs">
        Listed: {inches(view.min)} to {inches(view.max)} inches (1 inch is 2.54 cm).
      </p>
    </>
  )
}

const inches = (cm: number) => formatNumber(measureIn({ value: cm, unit: 'cm' }, 'in', 'length') ?? 0, 1)

/** A range of numbers. */
function Range({
  view,
  address,
  unit,
  min,
  max,
  unitControl,
}: {
  view: RangeFacet
  address: URLSearchParams
  unit: string
  min: number | null
  max: number | null
  unitControl?: React.ReactNode
}) {
  const { low, high } = rangeEnds(view.name)
  const bound = (name: string, label: string, end: number | null) => ({
    name,
    value: address.get(name) ?? '',
    label,
    hint: end === null ? '' : view.isYear ? String(end) : formatNumber(end, 2),
  })
  const isOneEnded = low === undefined || high === undefined
  return (
    <RangeBox
      legend={view.label}
      unit={unit}
      from={
        low === undefined
          ? undefined
          : bound(low, isOneEnded ? `${view.label} at least` : `Lowest ${nameIn(view)}`, min)
      }
      to={
        high === undefined
          ? undefined
          : bound(high, isOneEnded ? `${view.label} at most` : `Highest ${nameIn(view)}`, max)
      }
      span={{ min, max }}
      unitControl={unitControl}
    />
  )
}

/** The currencies offered; another one in the address is kept. */
const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP', 'CNY', 'BDT', 'AED'] as const

/** Price per kg in the buyer's currency, at the configured exchange rates. */
function PriceRange({ view, address, rates }: { view: RangeFacet } & Pick<FacetPanelProps, 'address' | 'rates'>) {
  const currency = (address.get('priceCurrency') ?? 'INR').toUpperCase()
  const inCurrency = (amount: number | null, round: (value: number) => number) => {
    const converted = amount === null ? null : convertMoney(amount, 'INR', currency, rates)
    if (converted === null) return null
    return converted >= 20 ? round(converted) : round(converted * 100) / 100
  }
  const offered = CURRENCIES.some((code) => code === currency) ? CURRENCIES : [...CURRENCIES, currency]
  return (
    <>
      <Range
        view={view}
        address={address}
        unit={`${currencySign(currency)}/${perUnit(view.unit)}`}
        min={inCurrency(view.min, Math.floor)}
        max={inCurrency(view.max, Math.ceil)}
        unitControl={
          <NativeSelect
            name="priceCurrency"
            aria-label="Currency of the price"
            defaultValue={currency === 'INR' ? '' : currency}
            data-value={currency === 'INR' ? '' : currency}
            data-converts="priceMin priceMax"
            className="w-20 shrink-0"
          >
            {offered.map((code) => (
              <option
                key={code}
                value={code === 'INR' ? '' : code}
                data-inr={convertMoney(1, code, 'INR', rates) ?? ''}
              >
                {code}
              </option>
            ))}
          </NativeSelect>
        }
      />
      <p className="mt-1.5 text-ink-2 text-xs">
        Per {perUnit(view.unit)}, first slab. {ratesNote([currency], rates)}
      </p>
    </>
  )
}

/** The unit of a price in "INR/kg". */
function perUnit(unit: string): string {
  return unit.replace(/^[^/]*\//, '')
}

function isOn(view: FacetView, address: URLSearchParams): boolean {
  if (view.kind === 'values') return view.onCount > 0
  if (view.name === 'basePrice' && address.has('priceCurrency')) return true
  return rangeParameters(view.name).some((name) => address.has(name))
}

/** The parameters with a control in the panel of a page; the form sends the others as hidden inputs. */
export function panelParameters({ views, address, isWhole }: FacetPanelProps): string[] {
  return (isWhole ? views : openViews(views, address)).flatMap((view) => {
    if (view.kind === 'values') return [view.name]
    const own = rangeParameters(view.name)
    // A count facet sends the system of its range.
    if (view.kind === 'range' && view.isCount) return [...own, 'countSystem', 'countIn']
    return view.name === 'basePrice' ? [...own, 'priceCurrency'] : own
  })
}
