import type { KeyValueRow } from '@/components/ui/key-value'
import { Price, Quantity } from '@/components/ui/price'
import { freightBasis } from '@/lib/domain/rfq/comparison/landed'
import { type OrderCost, orderCost } from '@/lib/domain/rfq/orders/order-cost'
import type { QuoteRecord, RfqRecord } from '@/lib/domain/rfq/present'
import { priceOfQuantity } from '@/lib/domain/rfq/quotations/award'
import type { QuotationTerms } from '@/lib/domain/rfq/quotations/quotation'
import { taxWords } from '@/lib/domain/rfq/quotations/tax-words'
import { quantityWords } from '@/lib/domain/units/unit-words'

export interface OrderCostProps {
  cost: OrderCost
  terms: Pick<QuotationTerms, 'currency' | 'priceUom' | 'incoterm' | 'freight' | 'offeredQuantity'>
  quantity: { amount: number; unit: string }
  unitPrice: number
  /** Whether the prices include the tax: "+ GST". */
  tax: string
}

/** What a quantity of a quotation costs; null where it has no price for it. @param pdcDays of a cheque; null: the cash price */
export function quotedCost(
  rfq: RfqRecord,
  quote: QuoteRecord,
  amount: number,
  pdcDays: number | null = null,
): OrderCostProps | null {
  const { unitPrice, total: goods } = priceOfQuantity(rfq, quote, amount, pdcDays)
  if (unitPrice === null || goods === null) return null
  const cost = orderCost(rfq, quote, { quantity: amount, goods })
  const { currency, priceUom, incoterm, freight, offeredQuantity } = quote
  const terms = { currency, priceUom, incoterm, freight, offeredQuantity }
  return {
    cost,
    terms,
    quantity: { amount, unit: rfq.snapshot.uom },
    unitPrice,
    tax: taxWords(quote.taxIncluded, rfq.snapshot.tradeMode),
  }
}

/** How the price of the goods comes about: "100 bales = 47.8043 candies × ₹58,000.00/candy = ₹27,72,649.40". */
export function GoodsSum({ cost, terms: { currency, priceUom }, quantity, unitPrice }: OrderCostProps) {
  const price = <Price amount={unitPrice} currency={currency} unit={priceUom} />
  const asked = <Quantity amount={quantity.amount} unit={quantity.unit} />
  return (
    <>
      {cost.priced === null ? (
        <>
          {price} × {asked}
        </>
      ) : (
        <>
          {asked} = <Quantity amount={cost.priced} unit={priceUom} /> × {price}
        </>
      )}{' '}
      = <Price amount={cost.goods} currency={currency} className="font-semibold" />
    </>
  )
}

/** The freight of an order and its total. */
export function freightRows({ cost, terms, quantity, tax }: Omit<OrderCostProps, 'unitPrice'>): KeyValueRow[] {
  const { currency } = terms
  return [
    freightRow(cost, terms, quantity.unit),
    {
      label: 'Total',
      value: <Price amount={cost.total ?? cost.goods} currency={currency} className="font-semibold" />,
      note: `${cost.total === null ? 'goods only, excluding freight' : 'goods and freight'}, ${tax}`,
    },
  ]
}

function freightRow(
  { freight }: OrderCost,
  { incoterm, freight: quoted, offeredQuantity }: OrderCostProps['terms'],
  uom: string,
): KeyValueRow {
  const label = 'Freight'
  const asQuoted = quoted && (
    <>
      <Price amount={quoted.amount} currency={quoted.currency} /> {freightBasis(quoted)}
    </>
  )
  switch (freight.kind) {
    case 'INCLUDED':
      return {
        label,
        value: 'included in the price',
        ...(quoted ? {} : { note: `by the delivery term ${incoterm}` }),
      }
    case 'AMOUNT':
      return {
        label,
        value: <Price amount={freight.amount} currency={freight.currency} />,
        ...(quoted?.per === 'lot' ? {} : { note: asQuoted }),
      }
    case 'OTHER_QUANTITY': {
      const whole =
        quoted?.per === 'lot' && offeredQuantity !== null ? ` of ${quantityWords(offeredQuantity, uom)}` : ''
      return {
        label,
        value: (
          <>
            {asQuoted}
            {whole}
          </>
        ),
        note: 'The seller quoted it for another quantity. Agree it before dispatch.',
      }
    }
    case 'NOT_INCLUDED':
      return {
        label,
        value: 'not included',
        note: incoterm ? `By the delivery term ${incoterm}, the buyer pays it.` : 'The seller quoted no freight.',
      }
  }
}
