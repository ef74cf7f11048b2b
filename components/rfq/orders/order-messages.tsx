import { EarlierLinks } from '@/components/rfq/parts/earlier-links'
import { cx } from '@/components/ui/cx'
import { formatMoment } from '@/components/ui/numbers'
import { Section } from '@/components/ui/section'
import type { NewestPart } from '@/lib/domain/rfq/lists/list-query'
import type { OrderMessage } from '@/lib/domain/rfq/orders/order-message'
import type { OrderRecord } from '@/lib/domain/rfq/present-order'
import { MessageForm } from './message-form'

interface OrderMessagesProps {
  /** Messages in order, usually the newest. */
  conversation: NewestPart<OrderMessage>
  order: Pick<OrderRecord, 'orderId' | 'buyerCompanyName' | 'sellerCompanyName' | 'sellerId'>
  readerId: string
}

/** The conversation of buyer and seller about their order. */
export function OrderMessages({ order, readerId, conversation }: OrderMessagesProps) {
  const messages = conversation.entries
  const other = readerId === order.sellerId ? order.buyerCompanyName : order.sellerCompanyName
  const nameOf = ({ actorId, actorType }: OrderMessage) =>
    actorId === readerId ? 'You' : actorType === 'seller' ? order.sellerCompanyName : order.buyerCompanyName
  return (
    <Section id="order-messages" title="Messages" lead={`Only you and ${other} can read these.`} gap={3}>
      <EarlierLinks
        part={conversation}
        words={['message', 'messages']}
        hrefOf={(until) => `/orders/${order.orderId}${until === null ? '' : `?messages=${until}`}#order-messages`}
      />
      {messages.length === 0 ? (
        <p className="text-ink-2 print:hidden">No messages yet.</p>
      ) : (
        <ol aria-label="Messages on this order" className="flex max-w-160 flex-col gap-3">
          {messages.map((message) => {
            const isOwn = message.actorId === readerId
            return (
              <li
                key={message.messageId}
                className={cx(
                  'max-w-[88%] rounded-md px-4 py-3 text-sm',
                  isOwn ? 'self-end bg-indigo-wash' : 'self-start border border-line bg-raised',
                )}
              >
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <span className="font-medium">{nameOf(message)}</span>
                  <time dateTime={message.at} className="num text-ink-2 text-xs">
                    {formatMoment(message.at)}
                  </time>
                </p>
                <p className="wrap-anywhere mt-1 whitespace-pre-line">{message.text}</p>
              </li>
            )
          })}
        </ol>
      )}
      <MessageForm orderId={order.orderId} other={other} />
    </Section>
  )
}
