import type { ReactNode } from 'react'
import { Price } from '@/components/ui/price'
import type { FieldValues } from '@/lib/domain/fields/field'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { goodsOf, goodsTerms } from '@/lib/domain/listing/source'
import { AskForQuotation } from '../ask-for-quotation'
import type { AskLink } from '../ask-link'

/** In place of the price of a card: the goods that it points to, with theirs. */
export function GoodsPanel({ fields, ask, seller }: { fields: FieldValues; ask: AskLink | null; seller: ReactNode }) {
  const goods = goodsOf(fields)
  const terms = goodsTerms(fields)
  const price = numberValue(terms, 'basePrice')
  return (
    <section
      aria-label="The goods"
      className="rounded-md border border-line bg-raised p-5 print:order-1 lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      {price !== null && (
        <p className="font-semibold text-xl">
          <Price amount={price} currency={textValue(terms, 'currency')} unit={textValue(terms, 'priceUom')} />
        </p>
      )}
      {goods && (
        <p className="text-sm">
          <a href={`/listings/${goods.moduleKey}/${goods.listingId}`} className="link">
            {goods.title}
          </a>
        </p>
      )}
      {ask && <AskForQuotation ask={ask} quantity={null} />}
      {seller}
    </section>
  )
}
