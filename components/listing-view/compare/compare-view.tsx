import { askSellersHref, COMPARED_MAX } from '@/components/listing-grid/grid-address'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { ButtonLink } from '@/components/ui/link'
import { ratesNote } from '@/components/ui/numbers'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { textValue } from '@/lib/domain/listing/listing'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { readAsked } from '../prices/quantity-quote'
import { ShareRow } from '../share-row'
import { compareSections } from './compare-rows'
import { CompareTable } from './compare-table'
import { comparedBasis } from './compared-prices'

export interface CompareViewProps {
  moduleKey: ModuleKey
  listings: readonly { record: ListingRecord; place: string }[]
  rates: ExchangeRates
  typedQuantity: string
  /** Hides the rows in which all listings are the same. */
  isDifferencesOnly: boolean
}

/** Up to four listings side by side, priced for the same quantity, with differences highlighted. */
export function CompareView({ moduleKey, listings, rates, typedQuantity, isDifferencesOnly }: CompareViewProps) {
  const path = `/listings/${moduleKey}`
  const name = MODULE_NAMES[moduleKey]
  const records = listings.map(({ record }) => record)
  const crumbs = <Breadcrumbs crumbs={[{ label: name, href: path }, { label: 'Compare' }]} className="print:hidden" />
  if (records.length === 0) {
    return (
      <>
        {crumbs}
        <h1 className="mt-3 font-semibold text-xl">Compare listings</h1>
        <EmptyState
          title="Nothing selected yet"
          actions={<ButtonLink href={path}>Browse {name.toLowerCase()}</ButtonLink>}
        >
          Select up to four listings to compare them here.
        </EmptyState>
      </>
    )
  }
  const definition = matrixDefinition(moduleKey)
  const basis = comparedBasis(
    definition.sale.bases,
    records.map(({ fields }) => factsOf(definition, fields).words),
  )
  const quantity = readAsked(typedQuantity, basis.unit)
  const ids = records.map((record) => record.listingId)
  const address = (kept: readonly string[], isOnly = isDifferencesOnly) =>
    `${path}/compare?${new URLSearchParams([
      ...kept.map((id) => ['id', id]),
      ...(typedQuantity ? [['qty', typedQuantity]] : []),
      ...(isOnly ? [['only', 'differences']] : []),
    ])}`
  const sections = compareSections(definition, records)
    .map((section) => ({ ...section, rows: section.rows.filter(({ differs }) => differs || !isDifferencesOnly) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <>
      {crumbs}
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="font-semibold text-xl">
          {records.length === 1 ? 'One listing to compare' : `Compare ${records.length} listings`}
        </h1>
        <QuantityForm
          path={path}
          ids={ids}
          unit={basis.unit}
          typedQuantity={typedQuantity}
          isWrong={typedQuantity.trim() !== '' && quantity === null}
          isDifferencesOnly={isDifferencesOnly}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
        {records.length > 1 && (
          <ButtonLink href={address(ids, !isDifferencesOnly)} scroll={false} size="sm">
            {isDifferencesOnly ? 'Show all rows' : 'Show differences only'}
          </ButtonLink>
        )}
        <ButtonLink
          href={askSellersHref(moduleKey, ids, quantity === null ? null : { amount: quantity, unit: basis.unit })}
          size="sm"
          variant="primary"
        >
          {askLabel(new Set(records.map(({ sellerId }) => sellerId)).size)}
        </ButtonLink>
        {records.length < COMPARED_MAX && (
          <ButtonLink href={`${path}?${new URLSearchParams(ids.map((id) => ['compare', id]))}`} size="sm">
            <Icon name="plus" />
            Add another
          </ButtonLink>
        )}
        <ShareRow title="Listings side by side" />
      </div>

      <CompareTable
        moduleKey={moduleKey}
        listings={listings}
        sections={sections}
        basis={basis}
        quantity={quantity}
        rates={rates}
        hrefWithout={(listingId) => address(ids.filter((id) => id !== listingId))}
      />
      <p className="mt-4 max-w-prose text-ink-2 text-xs">
        Marked rows differ between listings. {ratesNote(records.map(currencyOf), rates)}
      </p>
    </>
  )
}

function askLabel(sellers: number): string {
  return sellers === 1 ? 'Ask this seller' : `Ask these ${sellers} sellers`
}

function currencyOf({ fields }: { fields: FieldValues }): string {
  return textValue(fields, 'currency') || 'INR'
}

function QuantityForm({
  path,
  ids,
  unit,
  typedQuantity,
  isWrong,
  isDifferencesOnly,
}: Pick<CompareViewProps, 'typedQuantity' | 'isDifferencesOnly'> & {
  path: string
  ids: readonly string[]
  unit: string
  /** Whether the typed quantity cannot be read. */
  isWrong: boolean
}) {
  return (
    <form method="get" action={`${path}/compare`} className="flex items-start gap-2 print:hidden">
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      {isDifferencesOnly && <input type="hidden" name="only" value="differences" />}
      <Field
        id="compare-quantity"
        label="Your quantity"
        error={isWrong ? `Enter a quantity in ${unit} such as 1,200.` : undefined}
      >
        {(control) => (
          <Input
            {...control}
            name="qty"
            defaultValue={typedQuantity}
            numeric
            inputMode="decimal"
            suffix={unit}
            maxLength={24}
          />
        )}
      </Field>
      {/* Level with the box, below the height of its label. */}
      <Button type="submit" className="mt-[1.625rem]">
        Show prices
      </Button>
    </form>
  )
}
