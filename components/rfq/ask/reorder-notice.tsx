import Link from 'next/link'
import { Notice } from '@/components/ui/notice'
import type { Reorder } from '@/lib/domain/rfq/orders/reorder'

/** Where more of an order is asked for: what is different since. */
export function ReorderNotice({ reorder }: { reorder: Reorder }) {
  const { orderId, orderNumber, isOffMarket, price, changes } = reorder
  const order = (
    <Link href={`/orders/${orderId}`} prefetch={false} className="link num">
      {orderNumber}
    </Link>
  )
  if (!isOffMarket && price === '' && changes.length === 0) {
    return <Notice title="As you ordered it">Nothing that the seller lists has changed since {order}.</Notice>
  }
  return (
    <Notice tone="warn" title="Different since your order">
      <p>
        {isOffMarket ? 'The listing is off the market: its seller is asked for what it said then. ' : ''}
        {changes.length > 0 ? 'The lines below ask for the goods as they were ordered. ' : ''}
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
