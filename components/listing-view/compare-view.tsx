import Link from 'next/link'
import { leadTime, type Measure, stockMeasure } from '@/components/listing-grid/cards/card-facts'
import { ConditionMark } from '@/components/listing-grid/cards/listing-card'
import { MeasureText } from '@/components/listing-grid/cards/measure'
import { askSellersHref, COMPARED_MAX } from '@/components/listing-grid/grid-address'
import { Swatch } from '@/components/swatch/swatch'
import { Badge } from '@/components/ui/badge'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Button, buttonClass } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { EmptyState } from '@/components/ui/empty-state'
import { quantityText } from '@/components/ui/figure-text'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { ratesNote } from '@/components/ui/numbers'
import { Price, Quantity } from '@/components/ui/price'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { FieldValues } from '@/lib/domain/fields/field'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { listingSwatch } from '@/lib/domain/listing/presenting/listing-swatch'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'
import { priceLadder } from '@/lib/domain/listing/pricing/price'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import { convertMoney, type ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { convertQuantity, pricePerKg } from '@/lib/domain/units/units'
import { compareSections } from './compare-rows'
import { picturesOf } from './listing-files'
import { SpecValue } from './listing-view'
import { priceTerms } from './prices/price-terms'
import { quoteQuantity, readQuantity } from './prices/quantity-quote'
import { ShareRow } from './share-row'

export interface CompareViewProps {
  moduleKey: ModuleKey
  listings: readonly { record: ListingRecord; place: string }[]
  rates: ExchangeRates
  typedQuantity: string
  /** Leave out the rows in which all say the same. */
  isDifferencesOnly: boolean
}

/** Up to four listings side by side, priced for one quantity on one basis; what differs stands out. */
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
          title="Nothing is laid aside"
          actions={
            <Link href={path} prefetch={false} className={buttonClass()}>
              Browse {name.toLowerCase()}
            </Link>
          }
        >
          Choose Compare on up to four listings; they then stand here side by side.
        </EmptyState>
      </>
    )
  }
  const quantity = readQuantity(typedQuantity)
  const ids = records.map((record) => record.listingId)
  const columns = records.map((record): FieldValues => record.fields)
  const address = (kept: readonly string[], isOnly = isDifferencesOnly) =>
    `${path}/compare?${new URLSearchParams([
      ...kept.map((id) => ['id', id]),
      ...(typedQuantity ? [['qty', typedQuantity]] : []),
      ...(isOnly ? [['only', 'differences']] : []),
    ])}`
  const bases = columns.map((fields) => basisPrice(fields, quantity, rates))
  const cheapest = lowestOf(bases)
  const sections = compareSections(matrixDefinition(moduleKey), records)
    .map((section) => ({ ...section, rows: section.rows.filter(({ differs }) => differs || !isDifferencesOnly) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <>
      {crumbs}
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="font-semibold text-xl">
          {records.length === 1 ? 'One listing to compare' : `Compare ${records.length} listings`}
        </h1>
        <form method="get" action={`${path}/compare`} className="flex items-end gap-2 print:hidden">
          {ids.map((id) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          {isDifferencesOnly && <input type="hidden" name="only" value="differences" />}
          <div className="text-sm">
            <label htmlFor="compare-quantity" className="mb-1 block font-medium">
              Your quantity
            </label>
            <Input
              id="compare-quantity"
              name="qty"
              defaultValue={typedQuantity}
              numeric
              inputMode="decimal"
              suffix="kg"
              maxLength={24}
            />
          </div>
          <Button type="submit">Show prices</Button>
        </form>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
        {records.length > 1 && (
          <Link
            href={address(ids, !isDifferencesOnly)}
            prefetch={false}
            scroll={false}
            className={buttonClass({ size: 'sm' })}
          >
            {isDifferencesOnly ? 'Show every row' : 'Show only differences'}
          </Link>
        )}
        <Link
          href={askSellersHref(moduleKey, ids, quantity === null ? '' : String(quantity))}
          prefetch={false}
          className={buttonClass({ size: 'sm', variant: 'primary' })}
        >
          {askWords(new Set(records.map(({ sellerId }) => sellerId)).size)}
        </Link>
        {records.length < COMPARED_MAX && (
          <Link
            href={`${path}?${new URLSearchParams(ids.map((id) => ['compare', id]))}`}
            prefetch={false}
            className={buttonClass({ size: 'sm' })}
          >
            <Icon name="plus" />
            Add another
          </Link>
        )}
        <ShareRow title="Listings side by side" />
      </div>

      <Table
        label={`${records.length} listings side by side`}
        frameClassName="mt-4 max-h-[calc(100dvh-1rem)] snap-x snap-proximity scroll-pl-28 overflow-auto sm:scroll-pl-40 print:max-h-none print:overflow-visible"
        className={cx('table-fixed', WIDTHS[records.length - 1])}
      >
        <TableHead className="sticky top-0 z-20 bg-cloth shadow-[0_1px_0_var(--color-line-strong)] print:static">
          <tr>
            <TableHeader className="sticky left-0 z-10 w-28 bg-cloth sm:w-40">
              <span className="sr-only">What is compared</span>
            </TableHeader>
            {records.map((record) => (
              <TableHeader key={record.listingId} className="snap-start text-left align-top">
                <RecordPicture record={record} moduleKey={moduleKey} />
                <Link
                  href={`${path}/${record.listingId}`}
                  prefetch={false}
                  className="line-clamp-3 text-indigo text-sm hover:underline"
                >
                  {record.title || record.productName}
                </Link>
                <Link
                  href={address(ids.filter((id) => id !== record.listingId))}
                  prefetch={false}
                  className="mt-1 flex min-h-6 w-fit items-center font-normal text-ink-2 hover:text-indigo pointer-coarse:min-h-10 print:hidden"
                >
                  Take out<span className="sr-only"> {record.title}</span>
                </Link>
              </TableHeader>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          <Row label={quantity === null ? 'First price' : `Price for ${quantityText(quantity)} kg`}>
            {columns.map((fields, index) => (
              <TableCell key={ids[index]} className="font-semibold text-base">
                <PriceAt fields={fields} quantityKg={quantity} />
              </TableCell>
            ))}
          </Row>
          <Row label="On one basis, ₹/kg">
            {bases.map((basis, index) => (
              <TableCell key={ids[index]} className="num">
                {basis === null ? (
                  <MeasureText value={null} />
                ) : (
                  <span className="flex flex-wrap items-center gap-x-2">
                    <Price amount={Math.round(basis * 100) / 100} currency="INR" className="font-medium" />
                    {records.length > 1 && basis === cheapest && <Badge tone="meet">Lowest</Badge>}
                  </span>
                )}
              </TableCell>
            ))}
          </Row>
          <Measures label="Minimum order" ids={ids} values={columns.map(moqOf)} />
          <Measures
            label="Ready stock"
            ids={ids}
            values={columns.map((fields) =>
              stockMeasure(numberValue(fields, 'availableQuantity'), textValue(fields, 'uom')),
            )}
          />
          <Measures
            label="Dispatch in"
            ids={ids}
            values={columns.map((fields) => leadTime(numberValue(fields, 'dispatchLeadTime')))}
          />
          <Row label="Condition">
            {records.map((record) => (
              <TableCell key={record.listingId}>
                <ConditionMark condition={record.condition} />
              </TableCell>
            ))}
          </Row>
          <Row label="Seller">
            {listings.map(({ record, place }, index) => (
              <TableCell key={record.listingId}>
                <Link
                  href={`/sellers/${record.sellerId}`}
                  prefetch={false}
                  className="hover:text-indigo hover:underline"
                >
                  {textValue(columns[index] ?? {}, 'sellerCompany')}
                </Link>
                <span className="block text-ink-2">{place}</span>
              </TableCell>
            ))}
          </Row>
        </TableBody>
        {sections.map((section) => (
          <TableBody key={section.title}>
            <tr>
              <TableHeader
                scope="rowgroup"
                colSpan={records.length + 1}
                className="pt-6 text-left font-semibold text-base text-ink"
              >
                <span className="sticky left-0">{section.title}</span>
              </TableHeader>
            </tr>
            {section.rows.map((row) => (
              <Row key={row.name} label={row.label} isMarked={row.differs && records.length > 1}>
                {row.cells.map((cell, index) => (
                  <TableCell key={ids[index]} className={row.differs ? 'num font-medium' : 'num text-ink-2'}>
                    {cell ? <SpecValue row={cell} /> : <MeasureText value={null} />}
                  </TableCell>
                ))}
              </Row>
            ))}
          </TableBody>
        ))}
      </Table>
      <p className="mt-4 max-w-prose text-ink-2 text-xs">
        A marked row differs between the listings. {ratesNote(columns.map(currencyOf), rates)}
      </p>
    </>
  )
}

function askWords(sellers: number): string {
  return sellers === 1 ? 'Ask this seller' : `Ask these ${sellers} sellers`
}

/** As wide as its columns need to be read: on a phone one column and a half, to be swiped. */
const WIDTHS = ['min-w-[20rem]', 'min-w-[26rem]', 'min-w-[38rem]', 'min-w-[50rem]'] as const

function RecordPicture({ record, moduleKey }: { record: ListingRecord; moduleKey: ModuleKey }) {
  const picture = picturesOf(record)[0]
  const className = 'mb-2 size-14 sm:size-20'
  if (!picture)
    return (
      <Swatch {...listingSwatch(record.listingId, record.fields, matrixDefinition(moduleKey))} className={className} />
    )
  return (
    // biome-ignore lint/performance/noImgElement: the server keeps it in the right sizes.
    <img
      src={`${picture.url}?size=320`}
      alt=""
      width={320}
      height={320}
      className={cx(className, 'rounded-sm bg-ground object-cover')}
    />
  )
}

function Row({ label, isMarked = false, children }: { label: string; isMarked?: boolean; children: React.ReactNode }) {
  return (
    <TableRow>
      <TableHeader
        scope="row"
        className={cx('sticky left-0 z-10 bg-cloth font-normal', isMarked ? 'text-ink' : 'text-ink-2')}
      >
        <span className={cx('block border-l-2 pl-2', isMarked ? 'border-indigo' : 'border-transparent')}>
          {label}
          {isMarked && <span className="sr-only">, differs</span>}
        </span>
      </TableHeader>
      {children}
    </TableRow>
  )
}

function Measures({
  label,
  ids,
  values,
}: {
  label: string
  ids: readonly string[]
  values: readonly (Measure | null)[]
}) {
  const isMarked = new Set(values.map((value) => JSON.stringify(value))).size > 1
  return (
    <Row label={label} isMarked={isMarked}>
      {values.map((value, index) => (
        <TableCell key={ids[index]}>
          <MeasureText value={value} />
        </TableCell>
      ))}
    </Row>
  )
}

function currencyOf(fields: FieldValues): string {
  return textValue(fields, 'currency') || 'INR'
}

/** The price of the asked quantity (else the first price) in rupees per kg; null where it cannot be converted without guessing. */
function basisPrice(fields: FieldValues, quantityKg: number | null, rates: ExchangeRates): number | null {
  const terms = priceTerms(fields)
  const quantity = quantityKg === null ? null : convertQuantity(quantityKg, 'kg', terms.uom, fields)
  const quote = quantity === null ? null : quoteQuantity(terms, quantity)
  const price = quantityKg === null ? priceLadder(fields).first : quote?.ok ? quote.price : null
  const perKg = price === null ? null : pricePerKg(price, terms.priceUom, fields)
  return perKg === null ? null : convertMoney(perKg, terms.currency, 'INR', rates)
}

function lowestOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  // What all ask alike tells nothing apart.
  return new Set(known).size > 1 ? Math.min(...known) : null
}

function moqOf(fields: FieldValues): Measure | null {
  const moq = numberValue(fields, 'moq')
  return moq === null ? null : { number: quantityText(moq), unit: textValue(fields, 'moqUom') }
}

function PriceAt({ fields, quantityKg }: { fields: FieldValues; quantityKg: number | null }) {
  const terms = priceTerms(fields)
  const { first } = priceLadder(fields)
  if (first === null) return <span className="font-normal text-ink-2 text-sm">on request</span>
  if (quantityKg === null) return <Price amount={first} currency={terms.currency} unit={terms.priceUom} />
  const quantity = convertQuantity(quantityKg, 'kg', terms.uom, fields)
  const quote = quantity === null ? null : quoteQuantity(terms, quantity)
  if (!quote?.ok) {
    const isBelow = quote?.reason === 'BELOW_MINIMUM' && quote.limit !== null
    return (
      <span className="font-normal text-madder text-sm">
        {isBelow ? (
          <>
            Minimum <Quantity amount={quote.limit ?? 0} unit={terms.uom} />
          </>
        ) : (
          'on request'
        )}
      </span>
    )
  }
  return (
    <>
      <Price amount={quote.price} currency={terms.currency} unit={terms.priceUom} />
      {quote.total !== null && (
        <span className="block font-normal text-ink-2 text-sm">
          <Price amount={quote.total} currency={terms.currency} />{' '}
          {fields.taxIncluded === true ? 'with tax' : 'plus tax'}
        </span>
      )}
    </>
  )
}
