import { leadTime, type Measure, stockMeasure } from '@/components/listing-grid/cards/card-facts'
import { ConditionMark, conditionText } from '@/components/listing-grid/cards/listing-card'
import { MeasureText } from '@/components/listing-grid/cards/measure'
import { Moment } from '@/components/listing-grid/cards/moment'
import { Swatch } from '@/components/swatch/swatch'
import { Badge } from '@/components/ui/badge'
import { quantityText } from '@/components/ui/figure-text'
import { Icon } from '@/components/ui/icon'
import { KeyValue } from '@/components/ui/key-value'
import { Notice } from '@/components/ui/notice'
import { currencySign, formatPrice } from '@/components/ui/numbers'
import { Price, Quantity } from '@/components/ui/price'
import { describeCount } from '@/lib/domain/count/display'
import type { FieldValues } from '@/lib/domain/fields/field'
import { readListingCount } from '@/lib/domain/listing/judging/count-reading'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { listingSwatch } from '@/lib/domain/listing/presenting/listing-swatch'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'
import { priceLadder } from '@/lib/domain/listing/pricing/price'
import type { PricePosition } from '@/lib/domain/listing/pricing/price-position'
import { fieldSpec, matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { countries } from '@/lib/domain/vocabulary/countries'
import { tradeModes } from '@/lib/domain/vocabulary/listing-terms'
import { optionLabel } from '@/lib/domain/vocabulary/vocabulary'
import { AskForQuotation, type AskLink } from './ask-for-quotation'
import { papersOf, picturesOf } from './listing-files'
import { notStated } from './not-stated'
import { PictureGallery } from './picture-gallery'
import { PriceStrip } from './prices/price-strip'
import { buyerUnits, type ChequePrice, chequePrices, inPackages, priceTerms } from './prices/price-terms'
import { QuantityPricer } from './prices/quantity-pricer'
import { blendShares, countEquivalents, type SpecRow, specSections } from './spec-rows'

export interface ListingViewProps {
  record: ListingRecord
  moduleKey: ModuleKey
  /** In the seller's form: nothing leads away from it. */
  isPreview?: boolean
  /** The seller's town and state. */
  place?: string
  typedQuantity?: string | null
  typedUnit?: string
  /** Null where nothing can be asked of the seller here. */
  ask?: AskLink | null
  /** Among comparable listings; null where too few are known. */
  position?: PricePosition | null
}

/** One listing as buyers see it, from its record alone; the seller's preview is this very view. */
export function ListingView({
  record,
  moduleKey,
  isPreview = false,
  place = '',
  typedQuantity = null,
  typedUnit = '',
  ask = null,
  position = null,
}: ListingViewProps) {
  const definition = matrixDefinition(moduleKey)
  // The seller's own values stand among the derived ones; they are read by name.
  const fields: FieldValues = record.fields
  const pictures = picturesOf(record)
  const Heading = isPreview ? 'h2' : 'h1'
  return (
    <article className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <header className="flex flex-col gap-5 sm:flex-row">
        {pictures.length > 0 ? (
          <PictureGallery pictures={pictures} title={record.title || record.productName} />
        ) : (
          <Swatch
            {...listingSwatch(record.listingId, fields, definition)}
            className="aspect-square w-40 shrink-0 self-start sm:w-52"
          />
        )}
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <ConditionMark condition={record.condition} />
            {record.newArrival && <Badge tone="accent">New arrival</Badge>}
          </p>
          <Heading className="mt-1 text-xl font-semibold">
            {record.title || record.productName || 'Listing without a title'}
          </Heading>
          <SpokenCount fields={fields} definition={definition} />
          <Composition fields={fields} />
          <KeyFacts record={record} fields={fields} place={place} />
        </div>
      </header>

      <PricePanel
        record={record}
        fields={fields}
        definition={definition}
        isPreview={isPreview}
        typedQuantity={typedQuantity ?? ''}
        typedUnit={typedUnit}
        ask={ask}
        position={position}
      />

      <div className="min-w-0 space-y-8 lg:col-start-1">
        <ConditionGuidance record={record} />
        {specSections(definition, fields, record.packagingSnapshot).map((section) => (
          <section key={section.key} aria-labelledby={`spec-${section.key}`}>
            <h2 id={`spec-${section.key}`} className="border-line-strong border-b pb-1.5 font-semibold text-base">
              {section.title}
            </h2>
            <KeyValue
              className="gap-x-10 sm:columns-2 [&>div]:break-inside-avoid [&>div]:border-b!"
              rows={section.rows.map((row) => ({
                key: row.name,
                label: row.label,
                value: <SpecValue row={row} />,
                note: row.note,
              }))}
            />
            {section.key === 'technical_specifications' && <Conversions fields={fields} definition={definition} />}
          </section>
        ))}
        <Papers record={record} definition={definition} />
        <NotStated fields={fields} definition={definition} />
        <p className="text-sm text-ink-2">
          Listed <Moment iso={record.createdAt} />
          {record.updatedAt !== record.createdAt && (
            <>
              , last changed <Moment iso={record.updatedAt} />
            </>
          )}
        </p>
      </div>
    </article>
  )
}

/** Papers that a buyer may open, before he asks for them. */
function Papers({ record, definition }: { record: ListingRecord; definition: ModuleDefinition }) {
  const papers = papersOf(record)
  if (papers.length === 0) return null
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="border-line-strong border-b pb-1.5 font-semibold text-base">
        Papers
      </h2>
      <ul>
        {papers.map((paper) => (
          <li key={paper.id} className="flex items-center gap-3 border-line border-b py-2 text-sm">
            <Icon name="document" className="text-ink-2" />
            <a href={paper.url} className="link min-w-0 flex-1 break-words">
              {paper.name}
            </a>
            <span className="text-ink-2">{fieldSpec(definition, paper.role)?.label}</span>
            <span className="num w-28 text-right text-ink-2">
              {paper.type}, {paper.size}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is missing is said too: a buyer asks for it before he orders. */
function NotStated({ fields, definition }: { fields: FieldValues; definition: ModuleDefinition }) {
  const labels = notStated(definition, fields)
  if (labels.length === 0) return null
  return (
    <section aria-labelledby="not-stated">
      <h2 id="not-stated" className="border-line-strong border-b pb-1.5 font-semibold text-base">
        Not stated by the seller
      </h2>
      <p className="mt-2 max-w-prose text-sm text-ink-2">{labels.join(', ')}. Ask for what matters to you.</p>
    </section>
  )
}

function SpokenCount({ fields, definition }: { fields: FieldValues; definition: ModuleDefinition }) {
  const reading = readListingCount(fields, definition.familyField)
  return reading?.ok ? <p className="num mt-1 text-ink-2">{describeCount(reading.count)}</p> : null
}

const SHARE_FILLS = ['bg-ink-2', 'bg-line-strong', 'bg-ink-3', 'bg-ground']

/** The blend as a bar of its shares; the text says the same. */
function Composition({ fields }: { fields: FieldValues }) {
  const text = textValue(fields, 'composition')
  const shares = blendShares(fields.blendPercentages)
  if (!text) return null
  return (
    <div className="mt-3 max-w-md">
      {shares.length > 1 && (
        <div aria-hidden="true" className="mb-1 flex h-2 gap-0.5 overflow-hidden rounded-sm">
          {shares.map(({ fibre, percent }, index) => (
            <span
              key={fibre}
              className={SHARE_FILLS[index % SHARE_FILLS.length]}
              style={{ flexGrow: percent, flexBasis: 0 }}
            />
          ))}
        </div>
      )}
      <p className="num text-sm">{text}</p>
    </div>
  )
}

function KeyFacts({ record, fields, place }: { record: ListingRecord; fields: FieldValues; place: string }) {
  const country = optionLabel(countries, record.transactionContext.country)
  const moq = numberValue(fields, 'moq')
  const moqUom = textValue(fields, 'moqUom')
  const stock = numberValue(fields, 'availableQuantity')
  const uom = textValue(fields, 'uom')
  const facts: [string, Measure | null, string | null][] = [
    [
      'Minimum order',
      moq === null ? null : { number: quantityText(moq), unit: moqUom },
      inPackages(moq, moqUom, fields),
    ],
    ['Ready stock', stockMeasure(stock, uom), stock ? inPackages(stock, uom, fields) : null],
    ['Dispatch in', leadTime(numberValue(fields, 'dispatchLeadTime')), null],
  ]
  return (
    <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
      {facts.map(([label, value, note]) => (
        <div key={label}>
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="text-base">
            <MeasureText value={value} />
            {note && <span className="num block text-ink-2 text-xs">{note}</span>}
          </dd>
        </div>
      ))}
      <div>
        <dt className="text-xs text-ink-2">Trade</dt>
        <dd className="text-base">{optionLabel(tradeModes, record.tradeMode)}</dd>
      </div>
      <div>
        <dt className="text-xs text-ink-2">From</dt>
        <dd className="text-base">{[place, country].filter(Boolean).join(', ')}</dd>
      </div>
    </dl>
  )
}

interface PricePanelProps {
  record: ListingRecord
  fields: FieldValues
  definition: ModuleDefinition
  isPreview: boolean
  typedQuantity: string
  typedUnit: string
  ask: AskLink | null
  position: PricePosition | null
}

function PricePanel({
  record,
  fields,
  definition,
  isPreview,
  typedQuantity,
  typedUnit,
  ask,
  position,
}: PricePanelProps) {
  const terms = priceTerms(fields)
  const { first, best, bestFrom } = priceLadder(fields)
  const sign = currencySign(terms.currency)
  const cheques = chequePrices(definition, fields)
  const taxNote = fields.taxIncluded === true ? 'tax included, before freight' : 'plus tax, before freight'
  return (
    <section
      aria-label="Price"
      className="rounded-md border border-line bg-raised p-5 lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      {first === null ? (
        <p className="text-ink-2 text-lg">Price on request</p>
      ) : (
        <p className="font-semibold text-xl">
          <Price amount={first} currency={terms.currency} unit={terms.priceUom} />
        </p>
      )}
      <p className="text-ink-2 text-sm">
        {best !== null && bestFrom !== null && (
          <>
            <Price amount={best} currency={terms.currency} className="text-ink" /> from{' '}
            <Quantity amount={bestFrom} unit={terms.uom} className="text-ink" />.{' '}
          </>
        )}
        {fields.taxIncluded === true ? 'Tax included.' : 'Plus tax.'} {fields.negotiable === true && 'Negotiable.'}
      </p>
      {first === null && ask && <AskForQuotation ask={ask} quantity={null} />}
      {first !== null && (
        <div className="mt-5">
          <QuantityPricer
            terms={terms}
            typedQuantity={typedQuantity}
            typedUnit={typedUnit || terms.uom}
            units={buyerUnits(fields)}
            ask={ask}
            action={isPreview ? null : `/listings/${record.moduleKey}/${record.listingId}`}
            taxNote={taxNote}
          />
        </div>
      )}
      {cheques.length > 0 && <ChequePrices rows={cheques} sign={sign} unit={terms.priceUom} cash={first} />}
      {position && (
        <PriceStrip position={position} comparedWith={textValue(fields, definition.familyField).toLowerCase()} />
      )}
    </section>
  )
}

function ChequePrices({
  rows,
  sign,
  unit,
  cash,
}: {
  rows: readonly ChequePrice[]
  sign: string
  unit: string
  cash: number | null
}) {
  return (
    <div className="mt-6">
      <h2 className="font-semibold text-sm">By post-dated cheque</h2>
      <table className="num mt-1 w-full text-sm">
        <caption className="sr-only">Price by days of credit, against cash</caption>
        <thead>
          <tr className="border-line border-b text-ink-2 text-xs">
            <th scope="col" className="py-1.5 text-left font-medium">
              Cheque dated
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {sign}/{unit}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              over cash
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              a year
            </th>
          </tr>
        </thead>
        <tbody>
          {cash !== null && (
            <tr className="border-line border-b">
              <th scope="row" className="py-1.5 text-left font-normal">
                Cash
              </th>
              <td className="py-1.5 text-right">{formatPrice(cash)}</td>
              <td />
              <td />
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.days} className="border-line border-b">
              <th scope="row" className="py-1.5 text-left font-normal">
                {row.days} <span className="unit">days</span>
              </th>
              <td className="py-1.5 text-right">{row.price}</td>
              <td className="py-1.5 text-right text-ink-2">{row.over}</td>
              <td className="py-1.5 text-right text-ink-2">{row.yearly}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ConditionGuidance({ record }: { record: ListingRecord }) {
  const { conditionGuidance } = record.family02ProfessionalListing
  if (!conditionGuidance) return null
  return (
    <Notice tone={record.condition === 'Fresh' ? 'neutral' : 'warn'} title={conditionText(record.condition)}>
      {conditionGuidance}
    </Notice>
  )
}

/** A specification's value as it is set, with its units; for a data sheet or a column of a comparison. */
export function SpecValue({ row }: { row: SpecRow }) {
  if (row.parts.some((part) => part.label)) {
    return (
      <ul>
        {row.parts.map((part) => (
          <li key={part.label ?? part.text}>
            {part.label && <span className="font-normal text-ink-2">{part.label} </span>}
            {part.text} {part.unit && <span className="unit">{part.unit}</span>}
          </li>
        ))}
      </ul>
    )
  }
  return row.parts.map((part, index) => (
    <span key={part.text}>
      {index > 0 && ', '}
      {row.href ? (
        <a href={row.href} rel="noreferrer nofollow" className="link break-all">
          {part.text}
        </a>
      ) : (
        part.text
      )}
      {part.unit && <span className="unit"> {part.unit}</span>}
    </span>
  ))
}

/** The same thread in the five common systems. */
function Conversions({ fields, definition }: { fields: FieldValues; definition: ModuleDefinition }) {
  const rows = countEquivalents(fields, definition)
  if (rows.length === 0) return null
  return (
    <div className="mt-3 rounded-md bg-sunk px-4 py-3 text-sm">
      <h3 className="text-ink-2 text-xs">The resultant count in other systems, nominal</h3>
      <ul className="num mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {rows.map((row) => (
          <li key={row.system}>{row.text}</li>
        ))}
      </ul>
    </div>
  )
}
