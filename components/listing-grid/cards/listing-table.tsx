import { Fragment } from 'react'
import { AddToEnquiry } from '@/components/basket/add-button'
import { Price, Quantity } from '@/components/ui/price'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { isMarkedCondition } from '@/lib/domain/listing/marked-condition'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import { sellerLabel } from '@/lib/domain/listing/presenting/private-seller'
import type { AskedQuantity } from '@/lib/domain/rfq/requests/ask-origin'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { type AskedPrice, AskedTablePrice, quantityOf } from './asked-price'
import { cardFacts, keyFactOf } from './card-facts'
import { DrawnPicture } from './drawn-picture'
import { CompareLink, type CompareToggle, ConditionMark, listingHref } from './listing-card'
import { MeasureText } from './measure'

/** Over the listings that a search found by their resultant count alone, and not by the count as typed. */
export const OTHER_PLY = 'Same thickness, other ply'

/** The same listings as table rows. */
export function ListingTable({
  cards,
  label,
  keyFact,
  compareOf,
  othersFrom,
  quantity,
  priceOf,
}: {
  cards: readonly ListingCard[]
  label: string
  /** What the key fact of these goods is called. */
  keyFact: string
  compareOf: (listingId: string) => CompareToggle
  /** The first row of another ply than was searched for. */
  othersFrom: number | null
  /** What the reader wants; null for first prices. */
  quantity: AskedQuantity | null
  priceOf: (card: ListingCard) => AskedPrice | null
}) {
  // A column in which no listing has anything would take the room of the others.
  const has = {
    bestPrice: quantity === null && cards.some(({ bestPrice }) => bestPrice !== null),
    condition: cards.some(({ condition }) => isMarkedCondition(condition)),
  }
  const services = cards.filter(({ capacity }) => capacity).length
  const sells = (goods: string, work: string) =>
    services === 0 ? goods : services === cards.length ? work : `${goods} or ${work.toLowerCase()}`
  return (
    // Positioned, so that visually hidden text stays within the scrollable frame.
    <Table label={label} dense frameClassName="relative" className="min-w-[60rem] [&_td]:align-middle">
      <TableHead>
        <tr>
          <TableHeader>Listing</TableHeader>
          {/* The price comes first: a phone shows two columns. */}
          <TableHeader numeric className="whitespace-nowrap">
            {quantity ? `Price for ${quantityWords(quantity.amount, quantity.unit)}` : 'Price'}
          </TableHeader>
          <TableHeader>{keyFact}</TableHeader>
          {has.bestPrice && <TableHeader numeric>Best price</TableHeader>}
          <TableHeader numeric>Minimum</TableHeader>
          <TableHeader numeric>{sells('Stock', 'Capacity')}</TableHeader>
          <TableHeader numeric>{sells('Dispatch', 'Turnaround')}</TableHeader>
          {has.condition && <TableHeader>Condition</TableHeader>}
          <TableHeader>Seller</TableHeader>
          <TableHeader>
            <span className="sr-only">Compare and ask</span>
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {cards.map((card, index) => (
          <Fragment key={card.listingId}>
            {index === othersFrom ? (
              <tr>
                <TableHeader scope="colgroup" colSpan={10} className="pt-6 text-base">
                  {OTHER_PLY}
                </TableHeader>
              </tr>
            ) : null}
            <Row card={card} has={has} compare={compareOf(card.listingId)} price={priceOf(card)} />
          </Fragment>
        ))}
      </TableBody>
    </Table>
  )
}

function Row({
  card,
  has,
  compare,
  price,
}: {
  card: ListingCard
  has: { bestPrice: boolean; condition: boolean }
  compare: CompareToggle
  price: AskedPrice | null
}) {
  const facts = cardFacts(card)
  return (
    <TableRow data-listing id={`listing-${card.listingId}`}>
      <TableHeader scope="row" className="min-w-48 sm:min-w-60">
        <span className="flex items-center gap-3">
          <span className="contents max-sm:hidden">
            <DrawnPicture card={card} className="size-9 shrink-0" />
          </span>
          <a href={listingHref(card, quantityOf(price))} className="line-clamp-3 hover:text-indigo sm:line-clamp-2">
            {card.title}
          </a>
        </span>
      </TableHeader>
      <TableCell numeric className="font-medium">
        {price ? (
          <AskedTablePrice card={card} price={price} />
        ) : card.price === null ? (
          <span className="font-normal text-ink-2">on request</span>
        ) : (
          <Price amount={card.price} currency={card.currency} unit={card.priceUom} />
        )}
      </TableCell>
      <TableCell className="num min-w-24 max-w-44">{keyFactOf(card) || <MeasureText value={null} />}</TableCell>
      {has.bestPrice && (
        <TableCell numeric>
          {card.bestPrice !== null && card.bestPriceFrom !== null ? (
            <>
              <Price amount={card.bestPrice} currency={card.currency} />
              <span className="block text-ink-2 text-xs">
                from <Quantity amount={card.bestPriceFrom} unit={card.uom} />
              </span>
            </>
          ) : (
            <MeasureText value={null} />
          )}
        </TableCell>
      )}
      <TableCell numeric>
        <MeasureText value={facts.moq} />
      </TableCell>
      <TableCell numeric>
        <MeasureText value={facts.capacity ? facts.capacity.perDay : facts.exactStock} />
        {facts.capacity?.from && (
          <span className="block whitespace-nowrap text-ink-2 text-xs">from {facts.capacity.from}</span>
        )}
      </TableCell>
      <TableCell numeric>
        <MeasureText value={facts.lead} />
      </TableCell>
      {has.condition && (
        <TableCell>
          <ConditionMark condition={card.condition} />
        </TableCell>
      )}
      <TableCell className="max-w-40">
        <a href={`/sellers/${card.sellerId}`} className="block truncate hover:text-indigo">
          {sellerLabel(card.companyName)}
        </a>
        <span className="block truncate text-ink-2 text-xs">{facts.place}</span>
      </TableCell>
      <TableCell className="text-xs">
        <CompareLink title={card.title} compare={compare} />
        <AddToEnquiry listing={card} quantity={quantityOf(price)} isShort className="card-action" />
      </TableCell>
    </TableRow>
  )
}
