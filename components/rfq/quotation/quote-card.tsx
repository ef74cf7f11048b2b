import { AccountLink } from '@/components/module-access/sellers/account-link'
import { ActionDialog } from '@/components/rfq/action-dialog'
import { FileList, filesOfVersion } from '@/components/rfq/parts/file-list'
import { QUOTE_TONES, statusWords } from '@/components/rfq/rfq-words'
import { Badge } from '@/components/ui/badge'
import { Disclosure } from '@/components/ui/disclosure'
import { TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { matrixDefinition } from '@/lib/domain/modules'
import { freightWords } from '@/lib/domain/rfq/comparison/landed'
import { requirementGaps } from '@/lib/domain/rfq/comparison/rows/specification-rows'
import type { QuoteRecord, RfqRecord } from '@/lib/domain/rfq/present'
import { priceOfQuantity, slabPriceMessage } from '@/lib/domain/rfq/quotations/award'
import {
  type CounteredQuotation,
  counterChanges,
  counteredTerms,
  replacedPrices,
} from '@/lib/domain/rfq/quotations/counter'
import { askedTerms } from '@/lib/domain/rfq/quotations/quotation'
import { taxWords } from '@/lib/domain/rfq/quotations/tax-words'
import type { PointLabel } from '@/lib/domain/rfq/requests/specification-point'
import { moneyWords } from '@/lib/domain/units/figure-text'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { AcceptDialog } from './accept-dialog'
import { CounterDialog } from './counter-dialog'
import { QuoteTerms } from './quote-terms'

export interface QuoteCardProps {
  rfq: RfqRecord
  quote: QuoteRecord
  /** Who reads it; an admin reads and does nothing. */
  side: 'buyer' | 'seller' | 'admin'
  pointLabels: Readonly<Record<string, PointLabel>>
}

const STATUS_OF: Record<QuoteCardProps['side'], (quote: QuoteRecord) => string> = {
  buyer: ({ buyerStatus }) => buyerStatus,
  seller: ({ sellerStatus }) => sellerStatus,
  admin: ({ status }) => statusWords(status, 'quotation', 'admin'),
}

/** One seller's quotation with its actions. */
export function QuoteCard({ rfq, quote, side, pointLabels }: QuoteCardProps) {
  const { uom } = rfq.snapshot
  // The warning that came with the answer to the form is gone once the page shows the quotation.
  const slabMessage = side === 'seller' ? slabPriceMessage(quote, uom) : null
  const older = quote.versions.filter(({ version }) => version < quote.version)
  return (
    <div className="rounded-md border border-line bg-raised p-4 sm:p-6">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="font-semibold text-base">
            {side === 'seller' ? (
              'Your quotation'
            ) : (
              <AccountLink userId={quote.sellerId} isAdmin={side === 'admin'}>
                {quote.companyName}
              </AccountLink>
            )}
          </h3>
          <p className="text-ink-2 text-sm">
            {quote.version > 0 ? `Version ${quote.version}` : 'Draft'}
            {' · '}
            <TextLink href={`/rfq/${rfq.rfqId}/quotations/${quote.quoteId}`}>Print</TextLink>
          </p>
        </div>
        <span className="flex gap-1.5">
          {quote.sellerSuspended ? <Badge tone="block">Seller suspended</Badge> : null}
          {quote.lineType === 'ALTERNATIVE' ? <Badge tone="warn">Alternative</Badge> : null}
          <Badge tone={QUOTE_TONES[quote.status]}>{STATUS_OF[side](quote)}</Badge>
        </span>
      </div>
      {quote.counter ? <CounterNotice quote={quote} side={side} snapshot={rfq.snapshot} /> : null}
      {slabMessage ? (
        <Notice tone="warn" title="Your slabs set the price" className="mb-3">
          {slabMessage}
        </Notice>
      ) : null}
      {quote.reason ? <p className="mb-3 text-ink-2 text-sm">Reason: {quote.reason}</p> : null}
      <QuoteTerms terms={quote} asked={rfq.snapshot} gaps={gapsOf(rfq, quote)} pointLabels={pointLabels} />
      <FileList files={filesOfVersion(quote, quote)} label="Files" isLabelShown className="mt-3" />
      {older.length > 0 ? (
        <Disclosure
          summary={older.length === 1 ? '1 earlier version' : `${older.length} earlier versions`}
          className="mt-3"
        >
          <div className="flex flex-col gap-4">
            {older.toReversed().map((version) => (
              <div key={version.version}>
                <p className="font-medium text-sm">Version {version.version}</p>
                <QuoteTerms terms={version} asked={rfq.snapshot} pointLabels={pointLabels} />
                <FileList files={filesOfVersion(quote, version)} label="Files" isLabelShown className="mt-3" />
              </div>
            ))}
          </div>
        </Disclosure>
      ) : null}
      <QuoteActions rfq={rfq} quote={quote} side={side} />
    </div>
  )
}

interface CounterNoticeProps {
  quote: CounteredQuotation & Pick<QuoteRecord, 'counter' | 'actions' | 'files' | 'quantitySlabs' | 'pdcSlabs'>
  side: QuoteCardProps['side']
  snapshot: Pick<RfqRecord['snapshot'], 'uom' | 'tradeMode'>
}

/** All terms of a counter-offer, each next to what was quoted: a seller takes them with one click. */
export function CounterNotice({ quote, side, snapshot }: CounterNoticeProps) {
  const { counter } = quote
  if (!counter) return null
  const changes = counterChanges(quote, counter.terms, snapshot)
  const replaced = replacedPrices(quote)
  return (
    <Notice tone="warn" title={side === 'buyer' ? 'Your counter-offer' : 'The buyer’s counter-offer'} className="mb-3">
      {changes.length > 0 ? (
        <ul>
          {changes.map(({ label, asked, quoted }) => (
            <li key={label}>
              {label}: {asked}
              {quoted && quoted !== asked ? ` instead of ${quoted}` : ''}
            </li>
          ))}
        </ul>
      ) : null}
      {counter.note ? <p className="mt-1 whitespace-pre-line">{counter.note}</p> : null}
      {counter.terms.unitPrice !== undefined && replaced ? (
        <span className="mt-1 block">The price replaces the {replaced} of the quotation.</span>
      ) : null}
      {side === 'buyer' && quote.actions.includes('ACCEPT') ? (
        <span className="mt-1 block">You can still accept the quotation as submitted.</span>
      ) : null}
      <FileList files={filesOfVersion(quote, counter)} label="Files with the counter-offer" className="mt-1" />
    </Notice>
  )
}

/** All that a seller agrees to with a counter-offer: the next version of their quotation. */
export function AgreedTerms({ rfq, quote }: Pick<QuoteCardProps, 'rfq' | 'quote'>) {
  const terms = counteredTerms(quote, quote.counter?.terms ?? {})
  const { offeredQuantity, moq, leadTimeDays, incoterm, currency, priceUom } = terms
  if (offeredQuantity === null) return null
  const { uom, tradeMode } = rfq.snapshot
  const { unitPrice, total } = priceOfQuantity(rfq, terms, offeredQuantity)
  const agreed = [
    unitPrice === null ? '' : `${moneyWords(unitPrice, currency)} per ${priceUom}`,
    `${quantityWords(offeredQuantity, uom)}, ${partWords(moq, offeredQuantity, uom)}`,
    leadTimeDays === null ? '' : `${quantityWords(leadTimeDays, 'days')} until dispatch`,
    incoterm ? `delivery term ${incoterm}` : '',
    total === null ? '' : `goods ${moneyWords(total, currency)}, ${taxWords(terms.taxIncluded, tradeMode)}`,
  ].filter(Boolean)
  return (
    <>
      You agree to {agreed.join('; ')}. This becomes a new version of your quotation. The buyer must still place the
      order.{' '}
      {quote.counter?.terms.freight
        ? null
        : `The freight stays as quoted: ${freightWords(quote, tradeMode)}. To change it, send a new version instead.`}
    </>
  )
}

/** From which quantity the price holds: one for a large quantity is no price for a small one. */
function partWords(moq: number | undefined, offered: number, uom: string): string {
  if (moq === undefined) return 'of which the buyer can order any part'
  return moq < offered ? `at this price from ${quantityWords(moq, uom)}` : 'at this price only as a whole'
}

/** What a quotation leaves open of the requirements. */
export function gapsOf(rfq: RfqRecord, quote: QuoteRecord) {
  return requirementGaps(matrixDefinition(rfq.moduleKey), askedTerms(rfq), quote)
}

/** The buttons follow the same status table as the API. */
export function QuoteActions({ rfq, quote, side }: Omit<QuoteCardProps, 'pointLabels'>) {
  const { rfqId } = rfq
  const can = (action: QuoteRecord['actions'][number]) => quote.actions.includes(action)
  const respond = (action: string) => ({ rfqId, action })
  const buttons =
    side === 'buyer'
      ? [
          can('ACCEPT') ? <AcceptDialog key="accept" rfq={rfq} quote={quote} gaps={gapsOf(rfq, quote)} /> : null,
          can('COUNTER') ? <CounterDialog key="counter" rfq={rfq} quote={quote} /> : null,
          can('DECLINE_QUOTE') ? (
            <ActionDialog
              key="decline"
              label="Decline"
              title={`Decline the quotation of ${quote.companyName}`}
              description="You cannot undo this. We will notify the seller."
              path={`/api/rfq/${rfqId}/actions`}
              body={{ action: 'DECLINE_QUOTE', quoteId: quote.quoteId }}
              done="Quotation declined."
              note={{ label: 'Reason', isRequired: false, help: 'Helps the seller quote better next time.' }}
            />
          ) : null,
        ]
      : [
          can('ACCEPT_COUNTER') ? (
            <ActionDialog
              key="accept-counter"
              label="Accept counter-offer"
              variant="primary"
              title="Accept the counter-offer"
              description={<AgreedTerms rfq={rfq} quote={quote} />}
              path="/api/rfq/respond"
              body={respond('ACCEPT_COUNTER')}
              done="New version sent to the buyer."
            />
          ) : null,
          quote.counter && can('DECLINE') ? (
            <ActionDialog
              key="decline-counter"
              label="Keep my quotation"
              title="Keep your quotation as it is"
              description="You decline the counter-offer. The buyer can still accept your quotation as you sent it."
              path="/api/rfq/respond"
              body={respond('DECLINE')}
              done="Counter-offer declined. Your quotation stays as it is."
              note={{ label: 'Message to buyer', isRequired: false }}
            />
          ) : null,
          can('WITHDRAW') ? (
            <ActionDialog
              key="withdraw"
              label="Withdraw"
              title="Withdraw your quotation"
              description="The buyer can no longer accept it, and you cannot quote again on this request."
              path="/api/rfq/respond"
              body={respond('WITHDRAW')}
              done="Quotation withdrawn."
              note={{ label: 'Reason', isRequired: false }}
            />
          ) : null,
        ]
  const shown = buttons.filter((button) => button !== null)
  return shown.length > 0 ? <div className="mt-4 flex flex-wrap gap-2">{shown}</div> : null
}
