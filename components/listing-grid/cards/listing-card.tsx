import type { ComponentType, ReactNode } from 'react'
import { AddToEnquiry } from '@/components/basket/add-button'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { formatNumber, ratesNote } from '@/components/ui/numbers'
import { Price, Quantity } from '@/components/ui/price'
import { isMarkedCondition } from '@/lib/domain/listing/marked-condition'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import { sellerLabel } from '@/lib/domain/listing/presenting/private-seller'
import { convertMoney, type ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { type CardFacts, cardFacts, keyFactOf, type Measure } from './card-facts'
import { ListingPicture, type ListingPictureProps } from './listing-picture'
import { MeasureText } from './measure'

/** A link that selects a listing for comparison: the address holds the selection. */
export interface CompareToggle {
  isOn: boolean
  /** Null when the selection is full. */
  href: string | null
}

/** One listing in the grid. Each fact has the same place on every card. */
export function ListingCardView({
  card,
  rates,
  compare,
  quantity = null,
  price,
  Picture = ListingPicture,
}: {
  card: ListingCard
  rates: ExchangeRates
  compare?: CompareToggle
  /** What the reader wants, in the unit of this listing; it goes with the links. */
  quantity?: number | null
  /** For that quantity, in place of the first and the best price. */
  price?: ReactNode
  /** In static HTML: `DrawnPicture`. */
  Picture?: ComponentType<ListingPictureProps>
}) {
  const facts = cardFacts(card)
  return (
    <article
      data-listing
      className="group relative flex h-full flex-col rounded-md border border-line bg-raised p-3 transition-colors hover:border-line-strong has-[a:focus-visible]:border-indigo"
    >
      <div className="flex gap-3 sm:flex-col">
        <Picture card={card} className="size-20 shrink-0 sm:h-32 sm:w-full" />
        <div className="min-w-0">
          <h3 className="text-sm leading-snug font-semibold">
            <a
              href={listingHref(card, quantity)}
              className="line-clamp-3 text-ink after:absolute after:inset-0 after:rounded-md group-hover:text-indigo"
            >
              {card.title}
            </a>
          </h3>
        </div>
      </div>
      <p className="mt-2 flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
        <ConditionMark condition={card.condition} />
        {card.newArrival && <Badge tone="accent">New arrival</Badge>}
        {keyFactOf(card) && (
          <span className="num ml-auto">
            {keyFactOf(card)}
            {facts.fineness && (
              <>
                {' · '}
                <MeasureText value={facts.fineness} />
              </>
            )}
          </span>
        )}
      </p>
      {/* Cards of one row have their prices in one line, however long their titles are. */}
      <div className="mt-auto pt-2">
        <div className="border-t border-line pt-2">{price ?? <CardPrices card={card} rates={rates} />}</div>
      </div>
      <CardFigures card={card} facts={facts} />
      <div className="border-line border-t pt-1.5 text-xs">
        <p className="truncate text-ink-2" title={`${sellerLabel(card.companyName)}, ${facts.place}`}>
          <a
            href={`/sellers/${card.sellerId}`}
            className="relative z-10 py-1 font-medium text-ink hover:text-indigo hover:underline"
          >
            {sellerLabel(card.companyName)}
          </a>{' '}
          · {facts.place}
        </p>
        <div className="-mx-1 mt-0.5 flex items-center justify-between gap-2">
          <AddToEnquiry listing={card} quantity={quantity} isShort className="card-action" />
          {compare && <CompareLink title={card.title} compare={compare} />}
        </div>
      </div>
    </article>
  )
}

/** The listing's page, with the quantity that the reader wants. */
export function listingHref({ moduleKey, listingId }: ListingCard, quantity: number | null): string {
  return `/listings/${moduleKey}/${listingId}${quantity === null ? '' : `?qty=${quantity}`}`
}

/** The first price, and the best with the quantity from which it holds. */
function CardPrices({ card, rates }: { card: ListingCard; rates: ExchangeRates }) {
  return (
    <>
      {card.price === null ? (
        <p className="text-ink-2 text-lg">Price on request</p>
      ) : (
        <p className="flex items-baseline justify-between gap-2">
          <Price amount={card.price} currency={card.currency} unit={card.priceUom} className="font-semibold text-lg" />
          <InRupees card={card} rates={rates} />
        </p>
      )}
      <p className="min-h-4.5 text-ink-2 text-xs">
        {card.bestPrice !== null && card.bestPriceFrom !== null && (
          <>
            <Price amount={card.bestPrice} currency={card.currency} className="font-medium text-ink" /> from{' '}
            <Quantity amount={card.bestPriceFrom} unit={card.uom} />
          </>
        )}
      </p>
    </>
  )
}

/** Minimum, stock and days. A card of the board has none of them. */
function CardFigures({ card, facts }: { card: ListingCard; facts: CardFacts }) {
  if ([facts.moq, facts.stock, facts.lead, facts.capacity].every((fact) => fact === null)) return null
  return (
    <dl className="card-figures mt-1 mb-2">
      {/* A private person sells one thing: it has no minimum. */}
      {(facts.moq !== null || card.companyName !== '') && <Fact label="Minimum" value={facts.moq} />}
      {facts.capacity ? (
        <>
          <Fact label="Capacity" value={facts.capacity.perDay} />
          {facts.capacity.from && <Fact label="Free from" value={{ number: facts.capacity.from, unit: '' }} />}
          <Fact label="Turnaround" value={facts.lead} />
        </>
      ) : (
        <>
          <Fact label="Stock" value={facts.stock} />
          <Fact label="Dispatch" value={facts.lead} />
        </>
      )}
    </dl>
  )
}

export function CompareLink({ title, compare }: { title: string; compare: CompareToggle }) {
  if (compare.href === null) return null
  return (
    <a
      href={compare.href}
      data-stays
      aria-current={compare.isOn ? 'true' : undefined}
      data-compare
      className="card-action aria-[current]:font-medium"
    >
      {compare.isOn && <Icon name="check" className="size-3.5" />}
      {compare.isOn ? 'Compared' : 'Compare'}
      <span className="sr-only">: {title}</span>
    </a>
  )
}

/** The price in rupees, for listings in another currency. */
export function InRupees({ card, rates }: { card: ListingCard; rates: ExchangeRates }) {
  if (card.price === null || card.currency === 'INR') return null
  const inr = convertMoney(card.price, card.currency, 'INR', rates)
  if (inr === null) return null
  return (
    <span className="num text-ink-2 text-xs" title={ratesNote([card.currency], rates) ?? undefined}>
      ≈ ₹{formatNumber(inr, inr < 100 ? 1 : 0)}
    </span>
  )
}

function Fact({ label, value }: { label: string; value: Measure | null }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {value !== null && value.number !== '' && value.unit !== '' ? (
          <>
            <span className="num">{value.number} </span>
            <span className="unit text-left">{value.unit}</span>
          </>
        ) : (
          <MeasureText value={value} className="col-span-2" />
        )}
      </dd>
    </>
  )
}

export function ConditionMark({ condition }: { condition: string }) {
  if (!isMarkedCondition(condition)) return null
  return <Badge tone="warn">{conditionText(condition)}</Badge>
}

/** The code in words: "Fresh mix" for FreshMix. */
export function conditionText(condition: string): string {
  const words = condition.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
