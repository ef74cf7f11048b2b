import Link from 'next/link'
import { ActionDialog } from '@/components/rfq/action-dialog'
import { FileList } from '@/components/rfq/parts/file-list'
import { PrintButton } from '@/components/rfq/parts/print-button'
import { QuoteTerms } from '@/components/rfq/quotation/quote-terms'
import { ORDER_TONES, ORDER_VERBS, ORDER_WORDS } from '@/components/rfq/rfq-words'
import { Badge } from '@/components/ui/badge'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { buttonClass } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { KeyValue } from '@/components/ui/key-value'
import { Notice } from '@/components/ui/notice'
import { formatMoment } from '@/components/ui/numbers'
import { Price, Quantity } from '@/components/ui/price'
import { ORDER_STATUSES, type OrderStatus } from '@/lib/domain/rfq/orders/order'
import type { OrderRecord } from '@/lib/domain/rfq/present'

const WAY: readonly OrderStatus[] = ORDER_STATUSES.filter((status) => status !== 'CANCELLED')

export interface OrderViewProps {
  order: OrderRecord
  pointLabels: Readonly<Record<string, string>>
  /** Of its buyer: more of the same can be asked for. */
  mayAskAgain: boolean
}

/** An order as it was agreed, fit to be printed and put into a file. */
export function OrderView({ order, pointLabels, mayAskAgain }: OrderViewProps) {
  const { snapshot, terms } = order
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-3">
        <Breadcrumbs
          className="print:hidden"
          crumbs={[{ label: 'Orders', href: '/orders' }, { label: order.orderNumber }]}
        />
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div>
            <h1 className="num font-semibold text-xl">{order.orderNumber}</h1>
            <p className="mt-1 text-ink-2">{order.title}</p>
          </div>
          <div className="flex flex-wrap items-center gap-2 print:hidden">
            {order.moves.map((to) => (
              <ActionDialog
                key={to}
                label={ORDER_VERBS[to]}
                variant={to === 'CANCELLED' ? 'secondary' : 'primary'}
                title={ORDER_VERBS[to]}
                description={
                  to === 'CANCELLED' ? 'The other side is told, with your reason.' : 'The other side is told at once.'
                }
                path={`/api/trade-core/orders/${order.orderId}/transition`}
                body={{ to }}
                done={`${order.orderNumber}: ${ORDER_WORDS[to].toLowerCase()}.`}
                note={{ label: to === 'CANCELLED' ? 'Reason' : 'Note', isRequired: to === 'CANCELLED' }}
              />
            ))}
            {mayAskAgain ? (
              <Link href={`/rfq/new?orderId=${order.orderId}`} prefetch={false} className={buttonClass({ size: 'sm' })}>
                Ask again
              </Link>
            ) : null}
            <PrintButton />
          </div>
        </div>
      </header>
      {order.cancellation ? (
        <Notice tone="block" title={`Cancelled on ${formatMoment(order.cancellation.at)}`}>
          {order.cancellation.reason}
        </Notice>
      ) : (
        <Way status={order.status} />
      )}
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <section aria-labelledby="order-what">
          <h2 id="order-what" className="mb-2 font-semibold text-lg">
            What was agreed
          </h2>
          <KeyValue
            rows={[
              { label: 'Quantity', value: <Quantity amount={order.quantity} unit={order.uom} /> },
              {
                label: 'Price',
                value: <Price amount={order.unitPrice} currency={order.currency} unit={order.priceUom} />,
              },
              {
                label: 'Total',
                value: <Price amount={order.total} currency={order.currency} />,
                note: 'goods alone, without tax',
              },
              { label: 'Delivery place', value: snapshot.deliveryLocation || 'not said' },
              ...(snapshot.priceBasis ? [{ label: 'Price basis', value: snapshot.priceBasis }] : []),
              ...(order.poReference ? [{ label: 'Buyer’s order number', value: order.poReference }] : []),
              { label: 'Placed', value: formatMoment(order.createdAt) },
            ]}
          />
        </section>
        <section aria-labelledby="order-who">
          <h2 id="order-who" className="mb-2 font-semibold text-lg">
            Between
          </h2>
          <KeyValue
            rows={[
              { label: 'Buyer', value: order.buyerCompanyName },
              { label: 'Seller', value: order.sellerCompanyName },
              {
                label: 'Request',
                value: (
                  <Link href={`/rfq/${order.rfqId}`} prefetch={false} className="link">
                    quotation, version {order.quoteVersion}
                  </Link>
                ),
              },
              {
                label: 'Payment',
                value: 'between the two of you',
                note: 'No money moves here and no payment provider is asked.',
              },
            ]}
          />
        </section>
      </div>
      <section aria-labelledby="order-terms">
        <h2 id="order-terms" className="mb-2 font-semibold text-lg">
          The quotation as it was accepted
        </h2>
        <QuoteTerms terms={terms} uom={order.uom} pointLabels={pointLabels} />
      </section>
      <OrderFiles order={order} />
    </div>
  )
}

/** The papers of the order, each with who may open it. */
function OrderFiles({ order: { requestFiles, quotationFiles } }: { order: OrderRecord }) {
  if (requestFiles.length === 0 && quotationFiles.length === 0) return null
  return (
    <section aria-labelledby="order-files">
      <h2 id="order-files" className="mb-2 font-semibold text-lg">
        Files
      </h2>
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2 print:grid-cols-2">
        <OrderFileGroup
          files={requestFiles}
          label="With the request"
          readers="Open to the buyer and every seller asked."
        />
        <OrderFileGroup
          files={quotationFiles}
          label="With the accepted quotation"
          readers="Open to buyer and seller alone."
        />
      </div>
    </section>
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

/** From created to completed: where the order stands. */
function Way({ status }: { status: OrderStatus }) {
  const place = WAY.indexOf(status)
  return (
    <ol aria-label="State of the order" className="grid grid-cols-2 gap-2 sm:grid-cols-6">
      {WAY.map((step, index) => (
        <li
          key={step}
          aria-current={step === status ? 'step' : undefined}
          className={cx('border-t-2 pt-2 text-sm', index <= place ? 'border-indigo-fill' : 'border-line text-ink-3')}
        >
          {step === status ? <Badge tone={ORDER_TONES[step]}>{ORDER_WORDS[step]}</Badge> : ORDER_WORDS[step]}
          <span className="sr-only">{index < place ? ' (done)' : ''}</span>
        </li>
      ))}
    </ol>
  )
}
