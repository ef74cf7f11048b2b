import { HistoryLink } from '@/components/audit/history-link'
import { AccountLink } from '@/components/module-access/sellers/account-link'
import { ActionDialog } from '@/components/rfq/action-dialog'
import { DispatchDialog } from '@/components/rfq/orders/dispatch-dialog'
import { OrderMessages } from '@/components/rfq/orders/order-messages'
import { ReceiptDialog } from '@/components/rfq/orders/receipt-dialog'
import { FileList } from '@/components/rfq/parts/file-list'
import { freightRows, GoodsSum } from '@/components/rfq/parts/order-cost'
import { PrintButton } from '@/components/rfq/parts/print-button'
import { QuoteTerms } from '@/components/rfq/quotation/quote-terms'
import { ORDER_TONES, ORDER_VERBS, ORDER_WORDS } from '@/components/rfq/rfq-words'
import { listingsPath } from '@/components/site/listings-path'
import { Badge } from '@/components/ui/badge'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { cx } from '@/components/ui/cx'
import { KeyValue, type KeyValueRow } from '@/components/ui/key-value'
import { ButtonLink, TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { formatDay, formatMoment } from '@/components/ui/numbers'
import { Price, Quantity } from '@/components/ui/price'
import { Section } from '@/components/ui/section'
import type { NewestPart } from '@/lib/domain/rfq/lists/list-query'
import { ORDER_STATUSES, type OrderStatus } from '@/lib/domain/rfq/orders/order'
import { orderCost } from '@/lib/domain/rfq/orders/order-cost'
import type { OrderMessage } from '@/lib/domain/rfq/orders/order-message'
import type { PartyPlaces } from '@/lib/domain/rfq/orders/party-places'
import { specificationRows } from '@/lib/domain/rfq/orders/specification-rows'
import type { OrderRecord } from '@/lib/domain/rfq/present-order'
import { taxWords } from '@/lib/domain/rfq/quotations/tax-words'
import type { PointLabel } from '@/lib/domain/rfq/requests/specification-point'

const STEPS: readonly OrderStatus[] = ORDER_STATUSES.filter((status) => status !== 'CANCELLED')

export interface OrderMove {
  to: string
  at: string
  note: string
}

export interface OrderViewProps {
  order: OrderRecord
  pointLabels: Readonly<Record<string, PointLabel>>
  /** When the order reached each status, with the note of who moved it. */
  moves: readonly OrderMove[]
  /** Whether the reader is the buyer, who can ask for the same again. */
  mayAskAgain: boolean
  readerId: string
  /** Whether an admin reads it, who can open the accounts and the audit log. */
  isAdmin: boolean
  /** Where both parties are. */
  places: PartyPlaces
  /** Null for a reader who is no party of the order. */
  conversation: NewestPart<OrderMessage> | null
}

/** An order, laid out for print too. */
export function OrderView({
  order,
  pointLabels,
  moves,
  mayAskAgain,
  readerId,
  isAdmin,
  places,
  conversation,
}: OrderViewProps) {
  const { snapshot, terms } = order
  return (
    <div className="flex flex-col gap-6">
      <OrderHead order={order} mayAskAgain={mayAskAgain} isSale={readerId === order.sellerId} isAdmin={isAdmin} />
      {order.cancellation ? (
        <Notice tone="block" title={`Cancelled on ${formatMoment(order.cancellation.at)}`}>
          {order.cancellation.reason}
        </Notice>
      ) : (
        <OrderSteps status={order.status} moves={moves} />
      )}
      {order.sellerSuspended ? (
        <Notice tone="block" title={`${order.sellerCompanyName} is suspended`}>
          The seller cannot sign in, move this order on or read messages at the moment.
        </Notice>
      ) : null}
      <OrderGoods order={order} />
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <Section id="order-what" title="Order details" gap={2}>
          <KeyValue
            rows={[
              ...costRows(order),
              { label: 'Delivery place', value: snapshot.deliveryLocation || 'not given' },
              ...(snapshot.neededBy ? [{ label: 'Needed by', value: formatDay(snapshot.neededBy) }] : []),
              ...(terms.incoterm ? [{ label: 'Delivery term', value: terms.incoterm }] : []),
              ...(order.poReference ? [{ label: 'Buyer’s order number', value: order.poReference }] : []),
              { label: 'Placed', value: formatMoment(order.createdAt) },
            ]}
          />
        </Section>
        <Section id="order-who" title="Buyer and seller" gap={2}>
          <KeyValue
            rows={[
              {
                label: 'Buyer',
                value: (
                  <AccountLink userId={order.buyerId} isAdmin={isAdmin}>
                    {order.buyerCompanyName}
                  </AccountLink>
                ),
                note: places.buyer,
              },
              {
                label: 'Seller',
                value: (
                  <AccountLink userId={order.sellerId} isAdmin={isAdmin}>
                    {order.sellerCompanyName}
                  </AccountLink>
                ),
                note: places.seller,
              },
              {
                label: 'Request',
                value: <TextLink href={`/rfq/${order.rfqId}`}>quotation, version {order.quoteVersion}</TextLink>,
              },
              {
                label: 'Payment',
                value: order.payment || 'directly to the seller',
                note: order.payment
                  ? 'Directly to the seller. This site takes no payments.'
                  : 'This site takes no payments.',
              },
            ]}
          />
        </Section>
      </div>
      <Section id="order-terms" title="Accepted quotation" gap={2}>
        <QuoteTerms terms={terms} asked={snapshot} pointLabels={pointLabels} />
      </Section>
      <OrderFiles order={order} />
      {conversation ? (
        // The printed order is a paper for the gate and the invoice.
        <div className="print:hidden">
          <OrderMessages order={order} readerId={readerId} conversation={conversation} />
        </div>
      ) : null}
    </div>
  )
}

/** Quantity, price, goods, freight and total. */
function costRows(order: OrderRecord): KeyValueRow[] {
  const { terms, unitPrice, currency, priceUom, snapshot } = order
  const quantity = { amount: order.quantity, unit: order.uom }
  const cost = orderCost(order, terms, { quantity: order.quantity, goods: order.total })
  const priced = { cost, terms, quantity, unitPrice, tax: taxWords(terms.taxIncluded, snapshot.tradeMode) }
  return [
    { label: 'Quantity', value: <Quantity {...quantity} /> },
    { label: 'Price', value: <Price amount={unitPrice} currency={currency} unit={priceUom} /> },
    {
      label: 'Goods',
      value: <Price amount={cost.goods} currency={currency} />,
      // In one unit, quantity and price above say it.
      ...(cost.priced === null ? {} : { note: <GoodsSum {...priced} /> }),
    },
    ...freightRows(priced),
  ]
}

/** What the other party needs to know of a move. */
const NOTE_LABELS: Partial<Record<OrderStatus, string>> = { CANCELLED: 'Reason' }

function OrderHead({
  order,
  mayAskAgain,
  isSale,
  isAdmin,
}: Pick<OrderViewProps, 'order' | 'mayAskAgain' | 'isAdmin'> & { isSale: boolean }) {
  const other = isSale ? 'the buyer' : 'the seller'
  const otherMoves = order.moves.filter((to) => to !== 'DISPATCHED' && to !== 'DELIVERED')
  return (
    <header className="flex flex-col gap-3">
      <Breadcrumbs
        className="print:hidden"
        crumbs={[{ label: 'Orders', href: isSale ? '/orders?as=seller' : '/orders' }, { label: order.orderNumber }]}
      />
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="font-semibold text-xl">{order.title}</h1>
          <p className="mt-1 flex flex-wrap gap-x-4 text-ink-2">
            <span className="num">{order.orderNumber}</span>
            {isAdmin ? <HistoryLink id={order.orderId} className="print:hidden" /> : null}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {order.moves.includes('DISPATCHED') ? <DispatchDialog order={order} label={ORDER_VERBS.DISPATCHED} /> : null}
          {order.moves.includes('DELIVERED') ? <ReceiptDialog order={order} label={ORDER_VERBS.DELIVERED} /> : null}
          {otherMoves.map((to) => (
            <ActionDialog
              key={to}
              label={ORDER_VERBS[to]}
              variant={to === 'CANCELLED' ? 'secondary' : 'primary'}
              title={ORDER_VERBS[to]}
              description={
                to === 'CANCELLED'
                  ? `We will notify ${other} and give your reason. This cannot be undone.`
                  : `We will notify ${other}. This cannot be undone.`
              }
              path={`/api/trade-core/orders/${order.orderId}/transition`}
              body={{ to }}
              done={`${order.orderNumber}: ${ORDER_WORDS[to].toLowerCase()}.`}
              note={{ label: NOTE_LABELS[to] ?? 'Note', isRequired: to === 'CANCELLED' }}
            />
          ))}
          {mayAskAgain ? (
            <ButtonLink href={`/rfq/new?orderId=${order.orderId}`} size="sm">
              Ask again
            </ButtonLink>
          ) : null}
          <PrintButton />
        </div>
      </div>
    </header>
  )
}

/** What was bought, as it was when it was asked for. */
function OrderGoods({ order }: { order: OrderRecord }) {
  const { goods, required } = specificationRows(order)
  const { listingId, listingVersion, title, note } = order.specification
  const lists = [
    { id: 'order-goods', heading: 'What was bought', rows: goods },
    { id: 'order-required', heading: 'What the buyer required', rows: required },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {lists.map(({ id, heading, rows }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="mb-2 font-semibold text-lg">
              {heading}
            </h2>
            <KeyValue rows={rows} />
          </section>
        ))}
      </div>
      {listingId ? (
        <p className="text-ink-2 text-sm">
          From the listing <TextLink href={`${listingsPath(order.moduleKey)}/${listingId}`}>{title}</TextLink>, version{' '}
          {listingVersion}. Later changes of the listing do not change the order.
        </p>
      ) : order.listingId ? (
        <p className="text-ink-2 text-sm">
          Asked about the seller’s listing{' '}
          <TextLink href={`${listingsPath(order.moduleKey)}/${order.listingId}`}>{order.listingTitle}</TextLink>. The
          order is for what was required and offered; the listing may change.
        </p>
      ) : null}
      {note ? <p className="whitespace-pre-line">{note}</p> : null}
    </div>
  )
}

/** The files of the order, and who can open them. */
function OrderFiles({ order: { requestFiles, quotationFiles } }: { order: OrderRecord }) {
  if (requestFiles.length === 0 && quotationFiles.length === 0) return null
  return (
    <Section id="order-files" title="Files" gap={2}>
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2 print:grid-cols-2">
        <OrderFileGroup
          files={requestFiles}
          label="With the request"
          readers="The buyer and every seller asked can open these."
        />
        <OrderFileGroup
          files={quotationFiles}
          label="With the accepted quotation"
          readers="Only the buyer and the seller can open these."
        />
      </div>
    </Section>
  )
}

function OrderFileGroup({
  files,
  label,
  readers,
}: {
  files: OrderRecord['requestFiles']
  label: string
  readers: string
}) {
  if (files.length === 0) return null
  return (
    <div>
      <FileList files={files} label={label} isLabelShown />
      <p className="mt-1 text-ink-2 text-xs">{readers}</p>
    </div>
  )
}

/** The order's progress from created to completed, with the day of each step. */
function OrderSteps({ status, moves }: { status: OrderStatus; moves: readonly OrderMove[] }) {
  const current = STEPS.indexOf(status)
  const moveTo = (step: OrderStatus) => moves.find(({ to }) => to === step)
  return (
    <ol aria-label="Order status" className="grid grid-cols-2 gap-2 sm:grid-cols-6">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === status ? 'step' : undefined}
          className={cx('border-t-2 pt-2 text-sm', index <= current ? 'border-indigo-fill' : 'border-line text-ink-3')}
        >
          {step === status ? <Badge tone={ORDER_TONES[step]}>{ORDER_WORDS[step]}</Badge> : ORDER_WORDS[step]}
          <span className="sr-only">{index < current ? ' (done)' : ''}</span>
          {index <= current ? <StepMove move={moveTo(step)} /> : null}
        </li>
      ))}
    </ol>
  )
}

function StepMove({ move }: { move: OrderMove | undefined }) {
  if (!move) return null
  return (
    <span className="block text-ink-2 text-xs">
      <time dateTime={move.at} className="num">
        {formatDay(move.at)}
      </time>
      {move.note ? <span className="block break-words">{move.note}</span> : null}
    </span>
  )
}
