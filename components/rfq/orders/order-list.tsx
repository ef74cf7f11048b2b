import { ListFilter, listHref, noMatch } from '@/components/rfq/lists/list-filter'
import { ORDER_TONES, ORDER_WORDS } from '@/components/rfq/rfq-words'
import { Badge } from '@/components/ui/badge'
import { EmptyState } from '@/components/ui/empty-state'
import { ButtonLink, TextLink } from '@/components/ui/link'
import { formatDay } from '@/components/ui/numbers'
import { Price, Quantity } from '@/components/ui/price'
import { TabLinks } from '@/components/ui/tab-links'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { Role } from '@/lib/domain/actor'
import { ORDER_STATUSES, type OrderStatus } from '@/lib/domain/rfq/orders/order'
import type { OrderRecord } from '@/lib/domain/rfq/present-order'

export interface OrderListProps {
  side: Role
  sides: readonly Role[]
  /** The only status that is shown; undefined: all. */
  status: OrderStatus | undefined
  /** The words that each order has; "": any. */
  q: string
  orders: readonly OrderRecord[]
  nextCursor: string | null
  /** How many wait for the reader on each side, when there are several. */
  waiting: Partial<Record<Role, number>>
}

const SIDE_WORDS: Record<Role, string> = { buyer: 'Purchases', seller: 'Sales', admin: 'All' }
const OTHERS: Record<Role, string> = { buyer: 'Seller', seller: 'Buyer', admin: 'Buyer and seller' }

/** The party that the reader is not; for an admin both. */
function others({ sellerCompanyName, buyerCompanyName }: OrderRecord, side: Role): string {
  const both = `${buyerCompanyName}, from ${sellerCompanyName}`
  return { buyer: sellerCompanyName, seller: buyerCompanyName, admin: both }[side]
}

export function OrderList({ side, sides, status, q, orders, nextCursor, waiting }: OrderListProps) {
  const narrowing = { q, status }
  const isNarrowed = status !== undefined || q !== ''
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-semibold text-xl">Orders</h1>
      {sides.length > 1 ? (
        <TabLinks
          label="Side"
          links={sides.map((option) => ({
            href: listHref('/orders', option, { q, status: undefined }),
            label: SIDE_WORDS[option],
            count: waiting[option] || undefined,
            current: option === side,
          }))}
        />
      ) : null}
      {orders.length > 0 || isNarrowed ? (
        <ListFilter
          path="/orders"
          side={side}
          q={q}
          status={status}
          searchLabel="Number, title or company"
          options={ORDER_STATUSES.map((value) => ({ value, label: ORDER_WORDS[value] }))}
        />
      ) : null}
      {orders.length === 0 && isNarrowed ? (
        <EmptyState
          title={noMatch('orders', narrowing)}
          actions={<ButtonLink href={`/orders?as=${side}`}>Show all</ButtonLink>}
        />
      ) : orders.length === 0 ? (
        <EmptyState
          title="No orders yet"
          actions={
            <ButtonLink href="/rfq" variant="primary">
              Requests
            </ButtonLink>
          }
        >
          An order is placed when a quotation is accepted.
        </EmptyState>
      ) : (
        <OrderCards orders={orders} side={side} />
      )}
      {orders.length > 0 ? (
        <Table label="Orders" className="max-md:hidden">
          <TableHead>
            <tr>
              <TableHeader>Order</TableHeader>
              <TableHeader>{OTHERS[side]}</TableHeader>
              <TableHeader numeric>Quantity</TableHeader>
              <TableHeader numeric>Price</TableHeader>
              <TableHeader numeric>Goods</TableHeader>
              <TableHeader>Status</TableHeader>
              <TableHeader>Placed</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {orders.map((order) => (
              <TableRow key={order.orderId}>
                <TableCell className="min-w-56">
                  <TextLink href={`/orders/${order.orderId}`} className="num">
                    {order.orderNumber}
                  </TextLink>
                  <span className="block text-ink-2">{order.title}</span>
                </TableCell>
                <TableCell>{others(order, side)}</TableCell>
                <TableCell numeric>
                  <Quantity amount={order.quantity} unit={order.uom} />
                </TableCell>
                <TableCell numeric>
                  <Price amount={order.unitPrice} currency={order.currency} unit={order.priceUom} />
                </TableCell>
                <TableCell numeric>
                  <Price amount={order.total} currency={order.currency} />
                </TableCell>
                <TableCell>
                  <Badge tone={ORDER_TONES[order.status]}>{ORDER_WORDS[order.status]}</Badge>
                </TableCell>
                <TableCell className="whitespace-nowrap">{formatDay(order.createdAt)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : null}
      {nextCursor ? (
        <ButtonLink href={listHref('/orders', side, narrowing, nextCursor)}>Older orders</ButtonLink>
      ) : null}
    </div>
  )
}

/** The same on a phone, where seven columns do not fit. */
function OrderCards({ orders, side }: Pick<OrderListProps, 'orders' | 'side'>) {
  return (
    <ul aria-label="Orders" className="divide-y divide-line border-line border-y md:hidden">
      {orders.map((order) => (
        <li key={order.orderId} className="flex flex-col gap-1 py-3 text-sm">
          <span className="flex items-start justify-between gap-3">
            <TextLink href={`/orders/${order.orderId}`} className="font-medium">
              {order.title}
            </TextLink>
            <Badge tone={ORDER_TONES[order.status]}>{ORDER_WORDS[order.status]}</Badge>
          </span>
          <span className="num text-ink-2">
            {order.orderNumber} · {formatDay(order.createdAt)} · <Quantity amount={order.quantity} unit={order.uom} />
          </span>
          <span className="flex items-baseline justify-between gap-3">
            <span>{others(order, side)}</span>
            <span>
              <span className="text-ink-2">Goods </span>
              <Price amount={order.total} currency={order.currency} className="font-medium" />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
