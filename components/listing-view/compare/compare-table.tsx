import Link from 'next/link'
import type { ReactNode } from 'react'
import { AddToEnquiry, collectable } from '@/components/basket/add-button'
import { leadTime, type Measure, perDayMeasure, stockMeasure } from '@/components/listing-grid/cards/card-facts'
import { ConditionMark, conditionText } from '@/components/listing-grid/cards/listing-card'
import { MeasureText } from '@/components/listing-grid/cards/measure'
import { Swatch } from '@/components/swatch/swatch'
import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { Price, Quantity } from '@/components/ui/price'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { FieldValues } from '@/lib/domain/fields/field'
import { isServiceListing } from '@/lib/domain/fields/service-listing'
import { factsOf } from '@/lib/domain/listing/facts'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { capacityOf } from '@/lib/domain/listing/presenting/card'
import { listingDrawing } from '@/lib/domain/listing/presenting/listing-drawing'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'
import { sellerLabel } from '@/lib/domain/listing/presenting/private-seller'
import { priceLadder } from '@/lib/domain/listing/pricing/price'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition, PriceBasis } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { isPack } from '@/lib/domain/units/counted'
import { convertMoney, type ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { quantityText } from '@/lib/domain/units/figure-text'
import { unitWord } from '@/lib/domain/units/unit-words'
import { convertPrice, convertQuantity, type UnitName } from '@/lib/domain/units/units'
import type { CompareSection } from './compare-rows'
import { picturesOf } from '../listing-files'
import { SpecValue } from '../listing-view'
import { priceTerms } from '../prices/price-terms'
import { quoteQuantity } from '../prices/quantity-quote'
import { taxWords } from '../prices/tax-words'

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
  const basisOf = ({ record }: Compared) => basisPrice(record.fields, basis.unit, asked, rates)
  const lowest = lowestOf(listings.map(basisOf))
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
            <PriceAt definition={definition} fields={record.fields} asked={asked} />
          ),
          'font-semibold text-base',
        )}
      </Row>
      <Row label={`Price per ${basis.label}, in\u00a0₹`}>
        {cells(
          (listing) => (
            <BasisPrice amount={basisOf(listing)} lowest={lowest} />
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
          record.condition === 'Fresh' ? (
            conditionText(record.condition)
          ) : (
            <ConditionMark condition={record.condition} />
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

interface Asked {
  amount: number
  unit: UnitName
}

/** The quotation for a quantity; null when it cannot be converted to the unit of the listing. */
function quoteFor(fields: FieldValues, { amount, unit }: Asked) {
  const terms = priceTerms(fields)
  const quantity = convertQuantity(amount, unit, terms.uom, fields)
  return quantity === null ? null : quoteQuantity(terms, quantity)
}

/** The price for the quantity (else the first price) in rupees per unit; null when it cannot be converted exactly. */
function basisPrice(fields: FieldValues, unit: UnitName, asked: Asked | null, rates: ExchangeRates): number | null {
  const terms = priceTerms(fields)
  const quote = asked === null ? null : quoteFor(fields, asked)
  const price = asked === null ? priceLadder(fields).first : quote?.ok ? quote.price : null
  const perUnit = price === null ? null : convertPrice(price, terms.priceUom, unit, fields)
  return perUnit === null ? null : convertMoney(perUnit, terms.currency, 'INR', rates)
}

/**
 * The basis of the module in which most of these can be compared; of equals the first. A bundle of 8 and one of 10 are compared by
 * the piece, also where a third listing has no price of a piece.
 */
export function comparedBasis(
  bases: readonly [PriceBasis, ...PriceBasis[]],
  listings: readonly { fields: FieldValues }[],
): PriceBasis {
  const comparable = ({ unit }: PriceBasis) =>
    listings.filter(({ fields }) => convertPrice(1, priceTerms(fields).priceUom, unit, fields) !== null).length
  const most = (of: readonly PriceBasis[]) =>
    of.reduce((best, basis) => (comparable(basis) > comparable(best) ? basis : best), of[0] ?? bases[0])
  const even = most(bases.filter(({ unit }) => !isPack(unit)))
  return comparable(even) > 1 ? even : most(bases)
}

function BasisPrice({ amount, lowest }: { amount: number | null; lowest: number | null }) {
  if (amount === null) return <MeasureText value={null} />
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Price amount={Math.round(amount * 100) / 100} currency="INR" className="font-medium" />
      {amount === lowest && <Badge tone="meet">Lowest</Badge>}
    </span>
  )
}

function lowestOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
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
  asked,
}: {
  definition: ModuleDefinition
  fields: FieldValues
  asked: Asked | null
}) {
  const terms = priceTerms(fields)
  const { first } = priceLadder(fields)
  if (first === null) return <span className="font-normal text-ink-2 text-sm">on request</span>
  if (asked === null) return <Price amount={first} currency={terms.currency} unit={terms.priceUom} />
  const quote = quoteFor(fields, asked)
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
          <Price amount={quote.total} currency={terms.currency} /> {taxWords(definition, fields)}
        </span>
      )}
    </>
  )
}
