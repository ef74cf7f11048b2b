import type { ReactNode } from 'react'
import { PrintButton } from '@/components/rfq/parts/print-button'
import { sellerTone, sellerWords } from '@/components/rfq/rfq-words'
import { Badge } from '@/components/ui/badge'
import { TextLink } from '@/components/ui/link'
import { Price, Quantity } from '@/components/ui/price'
import { Section } from '@/components/ui/section'
import { MODULE_NAMES } from '@/lib/domain/modules/keys'
import type { EnquiryLine, EnquiryPage } from '@/lib/domain/rfq/enquiries/page'
import { unitPriceOf } from '@/lib/domain/rfq/quotations/award'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { EnquiryHead } from './enquiry-view'

/** An enquiry for a seller: the lines that ask them, and one form that answers those without a quotation. */
export function SellerEnquiryView({
  enquiry,
  lines,
  form,
}: Pick<EnquiryPage, 'enquiry' | 'lines'> & { form: ReactNode }) {
  return (
    <div className="flex flex-col gap-8">
      <EnquiryHead enquiry={enquiry} side="seller">
        <PrintButton />
      </EnquiryHead>
      {settledLines(lines).map(({ id, title, lines: settled }) => (
        <Section key={id} id={id} title={title} gap={2}>
          <ul className="divide-y divide-line border-line border-y">
            {settled.map((line) => (
              <li key={line.rfq.rfqId} className="py-3">
                <Settled line={line} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {form}
    </div>
  )
}

/** Whether the seller can answer this line for the first time. */
export function isOpenTo({ rfq, quotes }: EnquiryLine): boolean {
  return rfq.actions.includes('SUBMIT') && (quotes[0]?.version ?? 0) === 0
}

/** The lines that the form does not answer: those with an answer of the seller, and those that ended without one. */
export function settledLines(lines: readonly EnquiryLine[]) {
  const settled = lines.filter((line) => !isOpenTo(line))
  return [
    { id: 'enquiry-answered', title: 'Answered', lines: settled.filter(isAnswered) },
    { id: 'enquiry-ended', title: 'No longer open', lines: settled.filter((line) => !isAnswered(line)) },
  ].filter((section) => section.lines.length > 0)
}

function isAnswered({ rfq, quotes }: EnquiryLine): boolean {
  return (quotes[0]?.version ?? 0) > 0 || rfq.sellers.some(({ hasDeclined }) => hasDeclined)
}

function Settled({ line: { rfq, quotes } }: { line: EnquiryLine }) {
  const [quote] = quotes
  const unitPrice = quote ? unitPriceOf(quote, quote.offeredQuantity ?? rfq.snapshot.quantity) : null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="min-w-48 flex-1">
        <TextLink href={`/rfq/${rfq.rfqId}`} className="font-medium">
          {rfq.title}
        </TextLink>
        <span className="block text-ink-2">{MODULE_NAMES[rfq.moduleKey]}</span>
      </span>
      <Quantity amount={rfq.snapshot.quantity} unit={rfq.snapshot.uom} />
      {quote && unitPrice !== null ? (
        <Price amount={unitPrice} currency={quote.currency} unit={quote.priceUom} className="font-semibold" />
      ) : null}
      {quote?.leadTimeDays != null ? <span className="num">{quantityWords(quote.leadTimeDays, 'days')}</span> : null}
      <Badge tone={sellerTone(rfq.status, quote?.status ?? '')}>{sellerWords(rfq, quote?.status ?? '')}</Badge>
    </div>
  )
}
