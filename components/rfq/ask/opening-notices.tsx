import { TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import type { Reorder } from '@/lib/domain/rfq/orders/reorder'

/** For a request based on an order: what has changed since. */
export function ReorderNotice({ reorder }: { reorder: Reorder }) {
  const { orderId, orderNumber, isOffMarket, price, changes } = reorder
  const order = (
    <TextLink href={`/orders/${orderId}`} className="num">
      {orderNumber}
    </TextLink>
  )
  if (!isOffMarket && price === '' && changes.length === 0) {
    return <Notice title="Same as your order">The listing has not changed since {order}.</Notice>
  }
  return (
    <Notice tone="warn" title="Changed since your order">
      <p>
        {isOffMarket ? 'The listing is no longer active. This request uses its details from then. ' : ''}
        {changes.length > 0 ? 'The specification below asks for the goods as you ordered them. ' : ''}
        Compared with {order}:
      </p>
      {price !== '' || changes.length > 0 ? (
        <ul className="num mt-1 flex flex-col gap-0.5">
          {price === '' ? null : <li>{price}</li>}
          {changes.map((change) => (
            <li key={change.field}>{change.text}</li>
          ))}
        </ul>
      ) : null}
    </Notice>
  )
}

/** For a request that begins with several listings: what it does not say of them. */
export function DifferencesNotice({ differences }: { differences: { in: readonly string[]; areAllSeen: boolean } }) {
  if (differences.in.length === 0) return null
  return (
    <Notice tone="warn" title={`These listings differ in: ${differences.in.join('; ')}.`}>
      That is not part of the request; each seller sees their own listing.
      {differences.areAllSeen ? '' : ' A seller with several of these listings sees the first of them.'}
    </Notice>
  )
}
