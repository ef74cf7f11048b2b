import Link from 'next/link'
import type { ReactNode } from 'react'
import { AddToEnquiry, collectable } from '@/components/basket/add-button'
import { leadTime, type Measure, perDayMeasure, stockMeasure } from '@/components/listing-grid/cards/card-facts'
import { ConditionMark, conditionText } from '@/components/listing-grid/cards/listing-card'
import { MeasureText } from '@/components/listing-grid/cards/measure'
import { Swatch } from '@/components/swatch/swatch'
import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { Price } from '@/components/ui/price'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { FieldValues } from '@/lib/domain/fields/field'
import { isServiceListing } from '@/lib/domain/fields/service-listing'
import { factsOf } from '@/lib/domain/listing/facts'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { isMarkedCondition } from '@/lib/domain/listing/marked-condition'
import { capacityOf } from '@/lib/domain/listing/presenting/card'
import { listingDrawing } from '@/lib/domain/listing/presenting/listing-drawing'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'
import { sellerLabel } from '@/lib/domain/listing/presenting/private-seller'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition, PriceBasis } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { quantityText } from '@/lib/domain/units/figure-text'
import { unitWord } from '@/lib/domain/units/unit-words'
import { picturesOf } from '../listing-files'
import { SpecValue } from '../listing-view'
import { priceTerms } from '../prices/price-terms'
import { taxWords } from '../prices/tax-words'
import type { CompareSection } from './compare-rows'
import { type ComparedPrice, comparedPrice, pricePerUnit, type UnitPrice } from './compared-prices'

interface Compared {
  record: ListingRecord
  place: string
}

interface CompareTableProps {
  moduleKey: ModuleKey
  listings: readonly Compared[]
  sections: readonly CompareSection[]
  /** The unit in which prices are compared. */
  basis: PriceBasis
  /** In that unit; null when none was entered. */
  quantity: number | null
  rates: ExchangeRates
  /** The address of this page without a listing. */
  hrefWithout: (listingId: string) => string
}

/** The width of the table: on a phone one and a half columns, which can be swiped. */
const WIDTHS = ['min-w-[20rem]', 'min-w-[26rem]', 'min-w-[38rem]', 'min-w-[50rem]'] as const

export function CompareTable({
  moduleKey,
  listings,
  sections,
  basis,
  quantity,
  rates,
  hrefWithout,
}: CompareTableProps) {
  const count = listings.length
  return (
    <Table
      label={`${count} listings side by side`}
      frameClassName="mt-4 max-h-[calc(100dvh-1rem)] snap-x snap-proximity scroll-pl-28 overflow-auto sm:scroll-pl-40 print:max-h-none print:overflow-visible"
      className={cx('table-fixed', WIDTHS[count - 1])}
    >
      <ListingHeads moduleKey={moduleKey} listings={listings} hrefWithout={hrefWithout} />
      <MainFacts moduleKey={moduleKey} listings={listings} basis={basis} quantity={quantity} rates={rates} />
      {sections.map((section) => (
        <TableBody key={section.title}>
          <tr>
            <TableHeader
              scope="rowgroup"
              colSpan={count + 1}
              className="pt-6 text-left font-semibold text-base text-ink"
            >
              <span className="sticky left-0">{section.title}</span>
            </TableHeader>
          </tr>
          {section.rows.map((row) => (
            <Row key={row.name} label={row.label} isMarked={row.differs && count > 1}>
              {row.cells.map((cell, index) => (
                <TableCell
                  key={listings[index]?.record.listingId}
                  className={row.differs ? 'num font-medium' : 'num text-ink-2'}
                >
                  {cell ? <SpecValue row={cell} /> : <MeasureText value={null} />}
                </TableCell>
              ))}
            </Row>
          ))}
        </TableBody>
      ))}
    </Table>
  )
}

function ListingHeads({
  moduleKey,
  listings,
  hrefWithout,
}: Pick<CompareTableProps, 'moduleKey' | 'listings' | 'hrefWithout'>) {
  return (
    <TableHead className="sticky top-0 z-20 bg-cloth shadow-[0_1px_0_var(--color-line-strong)] print:static">
      <tr>
        <TableHeader className="sticky left-0 z-10 w-28 bg-cloth sm:w-40">
          <span className="sr-only">Detail</span>
        </TableHeader>
        {listings.map(({ record }) => (
          <TableHeader key={record.listingId} className="snap-start text-left align-top">
            <RecordPicture record={record} moduleKey={moduleKey} />
            <Link
              href={`/listings/${moduleKey}/${record.listingId}`}
              prefetch={false}
              className="line-clamp-3 text-indigo text-sm hover:underline"
            >
              {record.title || record.productName}
            </Link>
            <Link
              href={hrefWithout(record.listingId)}
              prefetch={false}
              className="mt-1 flex min-h-6 w-fit items-center font-normal text-ink-2 hover:text-indigo pointer-coarse:min-h-10 print:hidden"
            >
              Remove<span className="sr-only"> {record.title}</span>
            </Link>
            <AddToEnquiry
              listing={collectable(record)}
              quantity={null}
              className="inline-flex min-h-6 items-center gap-1 font-normal text-indigo hover:underline pointer-coarse:min-h-10"
            />
          </TableHeader>
        ))}
      </tr>
    </TableHead>
  )
}

function MainFacts({
  moduleKey,
  listings,
  basis,
  quantity,
  rates,
}: Pick<CompareTableProps, 'moduleKey' | 'listings' | 'basis' | 'quantity' | 'rates'>) {
  const definition = matrixDefinition(moduleKey)
  const services = listings.filter(({ record }) =>
    isServiceListing(definition, factsOf(definition, record.fields).words),
  ).length
  const asked = quantity === null ? null : { amount: quantity, unit: basis.unit }
  const prices = new Map(
    listings.map(({ record }) => {
      const facts = factsOf(definition, record.fields).words
      const compared = comparedPrice(facts, asked)
      return [record.listingId, { compared, perUnit: pricePerUnit(facts, compared, basis.unit, rates) }] as const
    }),
  )
  const lowest = lowestOf([...prices.values()].map(({ perUnit }) => perUnit))
  const cells = (contentOf: (listing: Compared) => ReactNode, className?: string) =>
    listings.map((listing) => (
      <TableCell key={listing.record.listingId} className={className}>
        {contentOf(listing)}
      </TableCell>
    ))
  const measures = (label: string, measureOf: (fields: FieldValues) => Measure | null) => {
    const values = new Set(listings.map(({ record }) => JSON.stringify(measureOf(record.fields))))
    return (
      <Row label={label} isMarked={values.size > 1}>
        {cells(({ record }) => (
          <MeasureText value={measureOf(record.fields)} />
        ))}
      </Row>
    )
  }
  return (
    <TableBody>
      <Row
        label={
          quantity === null
            ? 'Price for smallest order'
            : `Price for ${quantityText(quantity)} ${unitWord(basis.unit, quantity)}`
        }
      >
        {cells(
          ({ record }) => (
            <PriceAt definition={definition} fields={record.fields} price={prices.get(record.listingId)?.compared} />
          ),
          'font-semibold text-base',
        )}
      </Row>
      <Row label={`Price per ${basis.label}, in\u00a0₹`}>
        {cells(
          ({ record }) => (
            <BasisPrice price={prices.get(record.listingId)?.perUnit} lowest={lowest} />
          ),
          'num',
        )}
      </Row>
      {measures('Minimum order', moqOf)}
      {services > 0 && measures('Capacity', (fields) => perDayMeasure(capacityOf(fields)))}
      {services < listings.length &&
        measures('Ready stock', (fields) =>
          stockMeasure(numberValue(fields, 'availableQuantity'), textValue(fields, 'uom')),
        )}
      {measures('Dispatch in', (fields) => leadTime(numberValue(fields, 'dispatchLeadTime')))}
      <Row label="Condition">
        {cells(({ record }) =>
          // The mark of a card leaves out what is usual; in a row of its own that would be an empty cell.
          isMarkedCondition(record.condition) ? (
            <ConditionMark condition={record.condition} />
          ) : (
            conditionText(record.condition)
          ),
        )}
      </Row>
      <Row label="Seller">
        {cells(({ record, place }) => (
          <>
            <Link href={`/sellers/${record.sellerId}`} prefetch={false} className="hover:text-indigo hover:underline">
              {sellerLabel(textValue(record.fields, 'sellerCompany'))}
            </Link>
            <span className="block text-ink-2">{place}</span>
          </>
        ))}
      </Row>
    </TableBody>
  )
}

function BasisPrice({ price = { reason: '' }, lowest }: { price: UnitPrice | undefined; lowest: number | null }) {
  if ('reason' in price) return <span className={QUIET}>{price.reason}</span>
  const { amount } = price
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Price amount={Math.round(amount * 100) / 100} currency="INR" className="font-medium" />
      {amount === lowest && <Badge tone="meet">Lowest</Badge>}
    </span>
  )
}

function lowestOf(prices: readonly UnitPrice[]): number | null {
  const known = prices.flatMap((price) => ('amount' in price ? [price.amount] : []))
  // When all prices are equal, none is the lowest.
  return new Set(known).size > 1 ? Math.min(...known) : null
}

function RecordPicture({ record, moduleKey }: { record: ListingRecord; moduleKey: ModuleKey }) {
  const picture = picturesOf(record)[0]
  const className = 'mb-2 size-14 sm:size-20'
  if (!picture)
    return (
      <Swatch
        drawing={listingDrawing(record.listingId, record.fields, matrixDefinition(moduleKey))}
        className={className}
      />
    )
  return (
    // biome-ignore lint/performance/noImgElement: the server stores it in the right sizes.
    <img
      src={`${picture.url}?size=320`}
      alt=""
      width={320}
      height={320}
      className={cx(className, 'rounded-sm bg-ground object-cover')}
    />
  )
}

function Row({ label, isMarked = false, children }: { label: string; isMarked?: boolean; children: ReactNode }) {
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

function moqOf(fields: FieldValues): Measure | null {
  const moq = numberValue(fields, 'moq')
  return moq === null ? null : { number: quantityText(moq), unit: unitWord(textValue(fields, 'moqUom'), moq) }
}

function PriceAt({
  definition,
  fields,
  price,
}: {
  definition: ModuleDefinition
  fields: FieldValues
  price: ComparedPrice | undefined
}) {
  if (price === undefined || price.kind === 'ON_REQUEST') return <span className={QUIET}>on request</span>
  if (price.kind === 'REFUSED') return <span className="font-normal text-madder text-sm">{price.reason}</span>
  const { currency, priceUom } = priceTerms(fields)
  const unitPrice = <Price amount={price.price} currency={currency} unit={priceUom} />
  if (price.kind === 'FIRST') return unitPrice
  return (
    <>
      {unitPrice}
      {price.total !== null && (
        <span className={cx('block', QUIET)}>
          {price.sold && `${price.sold}: `}
          <Price amount={price.total} currency={currency} /> {taxWords(definition, fields)}
        </span>
      )}
      {price.stockNote && <span className="block font-normal text-sm text-turmeric">{price.stockNote}</span>}
    </>
  )
}

const QUIET = 'font-normal text-ink-2 text-sm'
