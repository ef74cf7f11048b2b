import Link from 'next/link'
import { leadTime, type Measure, stockMeasure } from '@/components/listing-grid/card-facts'
import { ConditionMark } from '@/components/listing-grid/listing-card'
import { MeasureText } from '@/components/listing-grid/measure'
import { Swatch } from '@/components/swatch/swatch'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { quantityText } from '@/components/ui/figure-text'
import { Input } from '@/components/ui/input'
import { Price, Quantity } from '@/components/ui/price'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { FieldValues } from '@/lib/domain/fields/field'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ListingRecord } from '@/lib/domain/listing/present'
import { priceLadder } from '@/lib/domain/listing/price'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import { convertQuantity } from '@/lib/domain/units/units'
import { compareSections } from './compare-rows'
import { listingSwatch, SpecValue } from './listing-view'
import { priceTerms } from './price-terms'
import { quoteQuantity, readQuantity } from './quantity-quote'

interface CompareViewProps {
  moduleKey: ModuleKey
  listings: readonly { record: ListingRecord; place: string }[]
  typedQuantity: string
}

/** Up to four listings side by side, priced for one quantity; what differs stands out. */
export function CompareView({ moduleKey, listings, typedQuantity }: CompareViewProps) {
  const path = `/listings/${moduleKey}`
  const name = MODULE_NAMES[moduleKey]
  const records = listings.map(({ record }) => record)
  const crumbs = <Breadcrumbs crumbs={[{ label: name, href: path }, { label: 'Compare' }]} />
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
  return (
    <>
      {crumbs}
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="font-semibold text-xl">
          {records.length === 1 ? 'One listing to compare' : `Compare ${records.length} listings`}
        </h1>
        <form method="get" action={`${path}/compare`} className="flex items-end gap-2">
          {ids.map((id) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
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

      <Table
        label={`${records.length} listings side by side`}
        frameClassName="relative mt-5"
        className="min-w-[44rem] table-fixed"
      >
        <TableHead>
          <tr>
            <TableHeader className="w-28 sm:w-40">
              <span className="sr-only">What is compared</span>
            </TableHeader>
            {records.map((record) => (
              <TableHeader key={record.listingId} className="text-left align-top">
                <Swatch {...listingSwatch(record, moduleKey)} className="mb-2 size-20" />
                <Link href={`${path}/${record.listingId}`} prefetch={false} className="link text-sm">
                  {record.title || record.productName}
                </Link>
                <Link
                  href={`${path}/compare?${new URLSearchParams(ids.filter((id) => id !== record.listingId).map((id) => ['id', id]))}`}
                  prefetch={false}
                  className="mt-1 flex min-h-6 w-fit items-center font-normal text-ink-2 hover:text-indigo"
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
                {textValue(columns[index] ?? {}, 'sellerCompany')}
                <span className="block text-ink-2">{place}</span>
              </TableCell>
            ))}
          </Row>
        </TableBody>
        {compareSections(matrixDefinition(moduleKey), records).map((section) => (
          <TableBody key={section.title}>
            <tr>
              <TableHeader
                scope="rowgroup"
                colSpan={records.length + 1}
                className="pt-6 text-left font-semibold text-base text-ink"
              >
                {section.title}
              </TableHeader>
            </tr>
            {section.rows.map((row) => (
              <Row key={row.name} label={row.label}>
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
    </>
  )
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <TableRow>
      <TableHeader scope="row" className="sticky left-0 bg-cloth font-normal text-ink-2">
        {label}
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
  return (
    <Row label={label}>
      {values.map((value, index) => (
        <TableCell key={ids[index]}>
          <MeasureText value={value} />
        </TableCell>
      ))}
    </Row>
  )
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
