import { type ComparedPrice, comparedPrice } from '@/components/listing-view/compare/compared-prices'
import { Price } from '@/components/ui/price'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import type { AskedQuantity } from '@/lib/domain/rfq/requests/ask-origin'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { InRupees } from './listing-card'

/** What one listing asks for the quantity that the reader wants. */
export interface AskedPrice {
  asked: AskedQuantity
  compared: ComparedPrice
}

/** The price of a card's listing for the quantity; null where none is asked for, or the listing is gone. */
export function askedPrice(
  { listingId }: ListingCard,
  { quantity, goods }: { quantity: AskedQuantity | null; goods: ReadonlyMap<string, FieldValues> },
): AskedPrice | null {
  const facts = goods.get(listingId)
  return quantity === null || facts === undefined ? null : { asked: quantity, compared: comparedPrice(facts, quantity) }
}

/** The quantity in the unit of sale, which links carry; null where the listing does not say what it comes to. */
export function quantityOf(price: AskedPrice | null): number | null {
  return price && 'quantity' in price.compared ? price.compared.quantity : null
}

/** "Only 1,200 kg in stock", for a quantity of more. */
function shortStock({ compared }: AskedPrice, { stock, uom }: ListingCard): string | null {
  const isShort = compared.kind === 'PRICED' && compared.stockNote !== undefined && stock !== null
  return isShort ? `Only ${quantityWords(stock, uom)} in stock` : null
}

function refusalOf({ asked, compared }: AskedPrice): string {
  if (compared.kind !== 'REFUSED') return ''
  return compared.least === null ? compared.reason : `Smallest order ${quantityWords(compared.least, asked.unit)}`
}

/** On a card, in place of the first and the best price. */
export function AskedCardPrice({ card, price, rates }: { card: ListingCard; price: AskedPrice; rates: ExchangeRates }) {
  const { asked, compared } = price
  if (compared.kind === 'REFUSED') {
    return (
      <>
        <p className="font-medium text-madder text-sm">{refusalOf(price)}</p>
        <p className="min-h-4.5 text-ink-2 text-xs">
          {card.price !== null && (
            <>
              <Price amount={card.price} currency={card.currency} unit={card.priceUom} />
              {compared.least !== null && ' from there on'}
            </>
          )}
        </p>
      </>
    )
  }
  if (compared.kind === 'ON_REQUEST') return <p className="text-ink-2 text-lg">Price on request</p>
  const short = shortStock(price, card)
  return (
    <>
      <p className="flex items-baseline justify-between gap-2">
        <Price
          amount={compared.price}
          currency={card.currency}
          unit={card.priceUom}
          className="font-semibold text-lg"
        />
        <InRupees card={{ ...card, price: compared.price }} rates={rates} />
      </p>
      <p className="min-h-4.5 text-ink-2 text-xs">
        <AskedFor asked={asked} compared={compared} currency={card.currency} />
        {short && <span className="block text-turmeric">{short}</span>}
      </p>
    </>
  )
}

/** In the table. */
export function AskedTablePrice({ card, price }: { card: ListingCard; price: AskedPrice }) {
  const { compared } = price
  if (compared.kind === 'REFUSED') {
    return (
      <span className="block min-w-32 max-w-44 whitespace-normal font-normal text-madder text-xs">
        {refusalOf(price)}
      </span>
    )
  }
  if (compared.kind === 'ON_REQUEST') return <span className="font-normal text-ink-2">on request</span>
  const short = shortStock(price, card)
  const sold = 'sold' in compared ? compared.sold : ''
  return (
    <>
      <Price amount={compared.price} currency={card.currency} unit={card.priceUom} />
      {sold && <span className="block font-normal text-ink-2 text-xs">{sold}</span>}
      {short && <span className="block font-normal text-turmeric text-xs">{short}</span>}
    </>
  )
}

/** "for 2,000 kg: ₹5,70,000.00"; what they are of the unit of sale: "for 100 kg (53 cones)". */
function AskedFor({
  asked,
  compared,
  currency,
}: Pick<AskedPrice, 'asked'> & {
  compared: Exclude<ComparedPrice, { kind: 'REFUSED' | 'ON_REQUEST' }>
  currency: string
}) {
  const { sold, total } = compared.kind === 'PRICED' ? compared : { sold: '', total: null }
  return (
    <>
      for {quantityWords(asked.amount, asked.unit)}
      {sold && ` (${sold})`}
      {total !== null && (
        <>
          : <Price amount={total} currency={currency} className="text-ink" />
        </>
      )}
    </>
  )
}
