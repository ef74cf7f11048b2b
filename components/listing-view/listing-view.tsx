import type { ReactNode } from 'react'
import { leadTime, type Measure, perDayMeasure, stockMeasure } from '@/components/listing-grid/cards/card-facts'
import { ConditionMark, conditionText } from '@/components/listing-grid/cards/listing-card'
import { MeasureText } from '@/components/listing-grid/cards/measure'
import { Moment } from '@/components/listing-grid/cards/moment'
import { Swatch } from '@/components/swatch/swatch'
import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { KeyValue } from '@/components/ui/key-value'
import { Notice } from '@/components/ui/notice'
import { formatNumber } from '@/components/ui/numbers'
import { PhoneFold } from '@/components/ui/phone-fold'
import { dayText } from '@/lib/domain/calendar-day'
import { describeCount } from '@/lib/domain/count/display'
import type { FieldValues } from '@/lib/domain/fields/field'
import { isServiceListing } from '@/lib/domain/fields/service-listing'
import { factsOf } from '@/lib/domain/listing/facts'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { isMarkedCondition } from '@/lib/domain/listing/marked-condition'
import { capacityOf } from '@/lib/domain/listing/presenting/card'
import { listingDrawing } from '@/lib/domain/listing/presenting/listing-drawing'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'
import type { PricePosition } from '@/lib/domain/listing/pricing/price-position'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { fieldSpec, hasPrices } from '@/lib/domain/modules/resolve'
import { quantityText } from '@/lib/domain/units/figure-text'
import { unitWord } from '@/lib/domain/units/unit-words'
import { countries } from '@/lib/domain/vocabulary/countries'
import { tradeModes } from '@/lib/domain/vocabulary/listing-terms'
import { optionLabel } from '@/lib/domain/vocabulary/vocabulary'
import type { AskLink } from './ask-link'
import { documentsOf, picturesOf } from './listing-files'
import { notGiven } from './not-given'
import { PictureGallery } from './picture-gallery'
import { PricePanel } from './prices/price-panel'
import { inPackages } from './prices/price-terms'
import { blendShares, countEquivalents, type SpecRow, specSections } from './spec-rows'

export interface ListingViewProps {
  record: ListingRecord
  moduleKey: ModuleKey
  /** In the seller's form, where nothing links to other pages. */
  isPreview?: boolean
  /** Where the goods lie; "" while the seller is not known. */
  from?: string
  typedQuantity?: string | null
  typedUnit?: string
  /** Null when the reader cannot ask the seller here. */
  ask?: AskLink | null
  /** The price position among similar listings; null when there are too few. */
  position?: PricePosition | null
  /** Who sells; below the price. */
  seller?: ReactNode
}

/** One listing as buyers see it, also used as the seller's preview. */
export function ListingView({
  record,
  moduleKey,
  isPreview = false,
  from = '',
  typedQuantity = null,
  typedUnit = '',
  ask = null,
  position = null,
  seller = null,
}: ListingViewProps) {
  const definition = matrixDefinition(moduleKey)
  // Seller's values and derived values are read by name.
  const fields: FieldValues = record.fields
  const pictures = picturesOf(record)
  const Heading = isPreview ? 'h2' : 'h1'
  return (
    <article
      // The preview is a column of the form, too narrow for two.
      className={cx('grid items-start gap-x-10 gap-y-8', !isPreview && 'lg:grid-cols-[minmax(0,1fr)_24rem]')}
    >
      <header className="flex flex-col gap-5 sm:flex-row">
        {pictures.length > 0 ? (
          <PictureGallery pictures={pictures} title={record.title || record.productName} />
        ) : (
          <Swatch
            drawing={listingDrawing(record.listingId, fields, definition)}
            className="aspect-square w-40 shrink-0 self-start sm:w-52 print:w-32"
          />
        )}
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <ConditionMark condition={record.condition} />
            {record.newArrival && <Badge tone="accent">New arrival</Badge>}
          </p>
          <Heading className="mt-1 text-xl font-semibold">
            {record.title || record.productName || 'Untitled listing'}
          </Heading>
          <CountInWords fields={fields} definition={definition} />
          <Composition fields={fields} />
          <KeyFacts record={record} fields={fields} from={from} definition={definition} />
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
        seller={seller}
      />

      <div className="min-w-0 space-y-2 sm:space-y-8 lg:col-start-1 print:space-y-5">
        <ConditionGuidance record={record} />
        {specSections(definition, fields, record.packagingSnapshot).map(({ key, title, rows }) => (
          <PhoneFold key={key} title={title} aside={factsCount(rows)} headClass={PART_HEAD}>
            <KeyValue
              className="gap-x-10 sm:columns-2 [&>div]:break-inside-avoid [&>div]:border-b!"
              rows={rows.map((row) => ({
                key: row.name,
                label: row.label,
                value: <SpecValue row={row} />,
                note: row.note,
              }))}
            />
            {key === 'goods' && <Conversions fields={fields} definition={definition} />}
          </PhoneFold>
        ))}
        <Documents record={record} definition={definition} />
        <NotGiven fields={fields} definition={definition} />
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

/** How the heading of a part looks on a wide screen. */
const PART_HEAD = 'border-line-strong border-b pb-1.5 text-base'

const factsCount = (facts: readonly unknown[]) =>
  `${formatNumber(facts.length)} ${facts.length === 1 ? 'fact' : 'facts'}`

/** Documents that buyers may open. */
function Documents({ record, definition }: { record: ListingRecord; definition: ModuleDefinition }) {
  const documents = documentsOf(record)
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="border-line-strong border-b pb-1.5 font-semibold text-base">
        Documents
      </h2>
      <ul>
        {documents.map((file) => (
          <li key={file.id} className="flex items-center gap-3 border-line border-b py-2 text-sm">
            <Icon name="document" className="text-ink-2" />
            <a href={file.url} className="link min-w-0 flex-1 break-words">
              {file.name}
            </a>
            <span className="text-ink-2">{fieldSpec(definition, file.role)?.label}</span>
            <span className="num w-28 text-right text-ink-2">
              {file.type}, {file.size}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the seller did not give, so that buyers can ask before they order. */
function NotGiven({ fields, definition }: { fields: FieldValues; definition: ModuleDefinition }) {
  const labels = notGiven(definition, fields)
  if (labels.length === 0) return null
  return (
    <PhoneFold title="Not given by the seller" aside={factsCount(labels)} headClass={PART_HEAD}>
      <p className="mt-2 max-w-prose text-sm text-ink-2">{labels.join(', ')}. Ask the seller.</p>
    </PhoneFold>
  )
}

function CountInWords({ fields, definition }: { fields: FieldValues; definition: ModuleDefinition }) {
  const { count } = factsOf(definition, fields)
  return count ? <p className="num mt-1 text-ink-2">{describeCount(count)}</p> : null
}

const SHARE_FILLS = ['bg-ink-2', 'bg-line-strong', 'bg-ink-3', 'bg-ground']

/** The blend as a bar, with the same shares as text. */
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

interface KeyFactsProps {
  record: ListingRecord
  fields: FieldValues
  definition: ModuleDefinition
  from: string
}

function KeyFacts({ record, fields, definition, from }: KeyFactsProps) {
  const moq = numberValue(fields, 'moq')
  const moqUom = textValue(fields, 'moqUom')
  const minimum: [string, Measure | null, string | null] = [
    fieldSpec(definition, 'moq')?.label ?? 'Minimum order',
    moq === null ? null : { number: quantityText(moq), unit: unitWord(moqUom, moq) },
    inPackages(moq, moqUom, fields),
  ]
  const facts: [string, Measure | null, string | null][] = [
    // A private person sells one thing: it has no minimum.
    ...(fieldSpec(definition, 'moq')?.isHidden ? [] : [minimum]),
    ...offered(fields, definition),
    [
      fieldSpec(definition, 'dispatchLeadTime')?.label ?? 'Dispatch in',
      leadTime(numberValue(fields, 'dispatchLeadTime')),
      null,
    ],
  ]
  return (
    <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
      {(hasPrices(definition) ? facts : []).map(([label, value, note]) => (
        <div key={label}>
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="text-base">
            <MeasureText value={value} />
            {note && <span className="num block text-ink-2 text-xs">{note}</span>}
          </dd>
        </div>
      ))}
      {hasPrices(definition) && (
        <div>
          <dt className="text-xs text-ink-2">Trade</dt>
          <dd className="text-base">{optionLabel(tradeModes, record.tradeMode)}</dd>
        </div>
      )}
      <div>
        <dt className="text-xs text-ink-2">From</dt>
        <dd className="text-base">{from || optionLabel(countries, record.transactionContext.country)}</dd>
      </div>
    </dl>
  )
}

/** The stock of goods; of a service what it does in a day, and from when. */
function offered(fields: FieldValues, definition: ModuleDefinition): [string, Measure | null, string | null][] {
  if (!isServiceListing(definition, factsOf(definition, fields).words)) {
    const [stock, uom] = [numberValue(fields, 'availableQuantity'), textValue(fields, 'uom')]
    return [['Ready stock', stockMeasure(stock, uom), stock ? inPackages(stock, uom, fields) : null]]
  }
  const capacity = capacityOf(fields)
  const from: [string, Measure, null] = [
    'Free from',
    { number: capacity.from && dayText(capacity.from), unit: '' },
    null,
  ]
  return [['Capacity', perDayMeasure(capacity), null], ...(capacity.from ? [from] : [])]
}

function ConditionGuidance({ record }: { record: ListingRecord }) {
  const { conditionGuidance } = record.family02ProfessionalListing
  if (!conditionGuidance) return null
  return (
    <Notice tone={isMarkedCondition(record.condition) ? 'warn' : 'neutral'} title={conditionText(record.condition)}>
      {conditionGuidance}
    </Notice>
  )
}

/** A specification's value with its units, for a data sheet or a comparison. */
export function SpecValue({ row }: { row: SpecRow }) {
  if (row.parts.some((part) => part.label)) {
    return (
      <ul>
        {row.parts.map((part) => (
          <li key={`${part.label} ${part.text}`}>
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

/** The same count in the five common systems. */
function Conversions({ fields, definition }: { fields: FieldValues; definition: ModuleDefinition }) {
  const rows = countEquivalents(fields, definition)
  if (rows.length === 0) return null
  return (
    <div className="mt-3 rounded-md bg-sunk px-4 py-3 text-sm">
      <h3 className="text-ink-2 text-xs">Same count in other systems</h3>
      <ul className="num mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {rows.map((row) => (
          <li key={row.system}>{row.text}</li>
        ))}
      </ul>
    </div>
  )
}
