import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import type { CountSystem } from '@/lib/domain/count/systems'
import { CountFacet } from './count-facet'
import type { FacetOption, RangeFacet, ValueFacet } from './facet-view'
import { currencySign, formatNumber } from './numbers'
import { RangeBox } from './range-box'

/** So many facets stand open at first; one that is on always does. */
const OPEN_FIRST = 5
/** So many options stand there at once; the others come on demand. */
const OPTIONS_FIRST = 6
/** A list longer than this can be searched. */
const SEARCHABLE_OVER = 12

interface FacetPanelProps {
  views: readonly (ValueFacet | RangeFacet)[]
  path: string
  address: URLSearchParams
  system: CountSystem
}

export function FacetPanel({ views, path, address, system }: FacetPanelProps) {
  return (
    <div className="divide-y divide-line">
      {views.map((view, position) => {
        const isOpen = position < OPEN_FIRST || isOn(view, address)
        return (
          <Group key={view.name} label={view.label} isOpen={isOpen} onCount={view.kind === 'values' ? view.onCount : 0}>
            {view.kind === 'values' ? (
              <Options facet={view} />
            ) : (
              <RangeGroup view={view} path={path} address={address} system={system} />
            )}
          </Group>
        )
      })}
    </div>
  )
}

function Group({
  label,
  isOpen,
  onCount,
  children,
}: {
  label: string
  isOpen: boolean
  onCount: number
  children: React.ReactNode
}) {
  return (
    <details open={isOpen} className="group/facet py-1">
      <summary className="flex min-h-10 items-center gap-2 text-sm font-semibold">
        <span className="grow">{label}</span>
        {onCount > 0 && (
          <span className="num text-xs font-medium text-indigo">
            {onCount}
            <span className="sr-only"> chosen</span>
          </span>
        )}
        <Icon name="chevron-down" className="text-ink-2 transition-transform group-open/facet:rotate-180" />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}

function Options({ facet }: { facet: ValueFacet }) {
  const listId = `facet-${facet.name}`
  const { options } = facet
  // What is on stands first, so that it is never hidden behind "more".
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

/**
 * Some 250 options stand in a panel, so they are the browser's own boxes, dressed once by their list: each of the design system's
 * would bring two drawings and thirty class names, which made the page twice as heavy.
 */
const OPTION_LIST = cx(
  '[&_label]:flex [&_label]:min-h-8 [&_label]:items-center [&_label]:gap-2.5 [&_label]:text-sm',
  '[&_input]:size-4.5 [&_input]:shrink-0 [&_b]:min-w-0 [&_b]:flex-1 [&_b]:font-normal [&_i]:text-ink-2 [&_i]:not-italic',
  'num pointer-coarse:[&_label]:min-h-10',
)

function OptionList({ name, options }: { name: string; options: readonly FacetOption[] }) {
  return (
    <ul className={OPTION_LIST}>
      {options.map((option) => (
        <li key={option.value}>
          <label>
            <input type="checkbox" name={name} value={option.value} defaultChecked={option.isOn} />
            <b>{option.text}</b>
            <i>{formatNumber(option.count)}</i>
          </label>
        </li>
      ))}
    </ul>
  )
}

function RangeGroup({ view, path, address, system }: { view: RangeFacet } & Omit<FacetPanelProps, 'views'>) {
  if (view.name === 'count') return <CountFacet view={view} path={path} address={address} system={system} />
  if (view.name === 'moq') {
    return (
      <RangeBox
        legend="Minimum order"
        unit="kg"
        to={{
          name: 'moqMax',
          value: address.get('moqMax') ?? '',
          label: 'Minimum order at most',
          hint: hintOf(view.max),
        }}
      />
    )
  }
  const currency = (address.get('priceCurrency') ?? 'INR').toUpperCase()
  return (
    <RangeBox
      legend="Price per kg"
      unit={`${currencySign(currency)}/kg`}
      from={{
        name: 'priceMin',
        value: address.get('priceMin') ?? '',
        label: 'Lowest price',
        hint: currency === 'INR' ? hintOf(view.min === null ? null : Math.floor(view.min)) : '',
      }}
      to={{
        name: 'priceMax',
        value: address.get('priceMax') ?? '',
        label: 'Highest price',
        hint: currency === 'INR' ? hintOf(view.max === null ? null : Math.ceil(view.max)) : '',
      }}
    />
  )
}

function hintOf(value: number | null): string {
  return value === null ? '' : formatNumber(value, 0)
}

const RANGE_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  count: ['countMin', 'countMax'],
  basePrice: ['priceMin', 'priceMax'],
  moq: ['moqMax'],
}

function isOn(view: ValueFacet | RangeFacet, address: URLSearchParams): boolean {
  if (view.kind === 'values') return view.onCount > 0
  return (RANGE_PARAMETERS[view.name] ?? []).some((name) => address.has(name))
}

/** The parameters that have a control of their own in the panel; the form carries the others along unseen. */
export function panelParameters(views: readonly (ValueFacet | RangeFacet)[]): string[] {
  return views.flatMap((view) => {
    if (view.kind === 'values') return [view.name]
    // The range's own system is sent by the count facet.
    return [...(RANGE_PARAMETERS[view.name] ?? []), ...(view.name === 'count' ? ['countSystem', 'countIn'] : [])]
  })
}
