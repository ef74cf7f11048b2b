import Link from 'next/link'
import { HistoryLink } from '@/components/audit/history-link'
import { ListingCardView } from '@/components/listing-grid/cards/listing-card'
import { stageCrumb } from '@/components/market/stages/stage-crumb'
import { StandingFacts } from '@/components/seller-page/standing-facts'
import { StaticHtml } from '@/components/static-html/static-html'
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs'
import { ButtonLink, TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { formatNumber } from '@/components/ui/numbers'
import type { SellerStanding } from '@/lib/domain/account/standing'
import type { FieldValues } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'
import { sellerLabel } from '@/lib/domain/listing/presenting/private-seller'
import type { PricePosition } from '@/lib/domain/listing/pricing/price-position'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import type { AskLink } from './ask-link'
import { ListingJsonLd } from './json-ld'
import { ListingView } from './listing-view'
import { ShareRow } from './share-row'

export interface ListingPageData {
  record: ListingRecord
  place: string
  from: string
  standing: SellerStanding | null
  isOwn: boolean
  others: readonly ListingCard[]
  othersTotal: number
  position: PricePosition | null
  rates: ExchangeRates
}

interface ListingPageViewProps {
  moduleKey: ModuleKey
  page: ListingPageData
  typedQuantity: string | null
  typedUnit: string
  /** Whether an admin reads it, who can open the audit log. */
  isAdmin: boolean
  /** Null when this reader cannot ask: their own listing, or an account that does not buy. */
  ask: AskLink | null
  /** The full address of this page. */
  url: string
}

/** The page around a listing: breadcrumbs, notices for its owner, and more from the seller. */
export function ListingPageView({
  moduleKey,
  page,
  typedQuantity,
  typedUnit,
  isAdmin,
  ask,
  url,
}: ListingPageViewProps) {
  const { record, place } = page
  return (
    <>
      {record.status === 'ACTIVE' && <ListingJsonLd record={record} url={url} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
        <Breadcrumbs crumbs={crumbsOf(record, moduleKey)} className="mr-auto" />
        {isAdmin && <HistoryLink id={record.listingId} className="text-sm" />}
        {record.status === 'ACTIVE' && (
          <>
            <ShareRow title={record.title || record.productName} />
            <ButtonLink
              href={`/listings/${moduleKey}/compare?${new URLSearchParams({ id: record.listingId })}`}
              size="sm"
              variant="quiet"
            >
              Compare
            </ButtonLink>
          </>
        )}
        {page.isOwn && record.status === 'ACTIVE' && (
          <ButtonLink href={editorOf(record)} size="sm">
            Edit listing
          </ButtonLink>
        )}
      </div>
      {record.status !== 'ACTIVE' && <NotPublic record={record} isOwn={page.isOwn} />}
      <div className="mt-4">
        <ListingView
          record={record}
          moduleKey={moduleKey}
          from={page.from}
          typedQuantity={typedQuantity}
          typedUnit={typedUnit}
          ask={ask}
          position={page.position}
          seller={
            <SellerFacts
              sellerId={record.sellerId}
              company={companyOf(record)}
              place={place}
              standing={page.standing}
              isOwn={page.isOwn}
            />
          }
        />
      </div>
      <Seller page={page} moduleKey={moduleKey} />
    </>
  )
}

function crumbsOf(record: ListingRecord, moduleKey: ModuleKey): Crumb[] {
  const { familyField } = matrixDefinition(moduleKey)
  const fields: FieldValues = record.fields
  const family = textValue(fields, familyField)
  const href = `/listings/${moduleKey}`
  return [
    stageCrumb(moduleKey),
    { label: MODULE_NAMES[moduleKey], href },
    ...(family ? [{ label: family, href: `${href}?${new URLSearchParams({ [familyField]: family })}` }] : []),
    { label: record.title || record.productName },
  ]
}

const editorOf = (record: ListingRecord) => `/sell/${record.moduleKey}/${record.listingId}`

/** Shown to the owner and administrators only. */
function NotPublic({ record, isOwn }: { record: ListingRecord; isOwn: boolean }) {
  const isDraft = record.status === 'DRAFT'
  return (
    <Notice
      tone="warn"
      className="mt-3"
      title={isDraft ? 'Draft' : 'Archived'}
      actions={
        isDraft &&
        isOwn && (
          <ButtonLink href={editorOf(record)} size="sm">
            Continue draft
          </ButtonLink>
        )
      }
    >
      {!isDraft && 'Buyers can no longer see this listing.'}
      {isDraft && isOwn && 'Only you can see this listing until you publish it.'}
      {isDraft && !isOwn && 'Only the seller and administrators can see this listing until it is published.'}
    </Notice>
  )
}

function companyOf(record: ListingRecord): string {
  const fields: FieldValues = record.fields
  return sellerLabel(textValue(fields, 'sellerCompany'))
}

/** Who sells, next to the price: people buy from people. */
function SellerFacts({
  sellerId,
  company,
  place,
  standing,
  isOwn,
}: {
  sellerId: string
  company: string
  place: string
  standing: SellerStanding | null
  isOwn: boolean
}) {
  return (
    <div className="mt-5 border-line border-t pt-4">
      <p className="font-semibold">
        <TextLink href={`/sellers/${sellerId}`}>{company}</TextLink>
      </p>
      {place ? <p className="text-ink-2 text-sm">{place}</p> : null}
      {standing ? <StandingFacts standing={standing} isOwn={isOwn} className="mt-3 grid-cols-2" /> : null}
    </div>
  )
}

function Seller({ page, moduleKey }: { page: ListingPageData; moduleKey: ModuleKey }) {
  const { record, place, others, othersTotal } = page
  const company = companyOf(record)
  return (
    <section aria-labelledby="seller" className="print:hidden mt-10 border-line border-t pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="seller" className="text-lg font-semibold">
            <Link href={`/sellers/${record.sellerId}`} prefetch={false} className="hover:text-indigo hover:underline">
              {company}
            </Link>
          </h2>
          <p className="text-sm text-ink-2">
            {[place, othersTotal === 0 ? `no other listings in ${MODULE_NAMES[moduleKey]}` : null]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {othersTotal > 0 && (
          <TextLink href={`/listings/${moduleKey}?sellerId=${record.sellerId}`} className="text-sm">
            All listings of this seller in {MODULE_NAMES[moduleKey]} (
            {formatNumber(othersTotal + (record.status === 'ACTIVE' ? 1 : 0))})
          </TextLink>
        )}
      </div>
      {others.length > 0 && (
        <StaticHtml name="others">
          {/* On a phone they lie side by side, so that the page ends soon. */}
          <ul className="mt-4 flex snap-x gap-3 overflow-x-auto pb-2 sm:grid sm:grid-cols-2 sm:overflow-visible sm:pb-0 xl:grid-cols-4">
            {others.map((card) => (
              <li key={card.listingId} className="max-sm:w-72 max-sm:shrink-0 max-sm:snap-start">
                <ListingCardView card={card} rates={page.rates} />
              </li>
            ))}
          </ul>
        </StaticHtml>
      )}
    </section>
  )
}
