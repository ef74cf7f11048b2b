import { FileList, filesOfVersion } from '@/components/rfq/parts/file-list'
import { PrintButton } from '@/components/rfq/parts/print-button'
import { RfqFacts } from '@/components/rfq/rfq-facts'
import { KeyValue } from '@/components/ui/key-value'
import { TextLink } from '@/components/ui/link'
import { formatMoment } from '@/components/ui/numbers'
import { Section } from '@/components/ui/section'
import type { PartyPlaces } from '@/lib/domain/rfq/orders/party-places'
import type { QuoteRecord, RfqRecord } from '@/lib/domain/rfq/present'
import type { PointLabel } from '@/lib/domain/rfq/requests/specification-point'
import { gapsOf } from './quote-card'
import { QuoteTerms } from './quote-terms'

export interface QuotationSheetProps {
  rfq: RfqRecord
  quote: QuoteRecord
  pointLabels: Readonly<Record<string, PointLabel>>
  /** Where both parties are. */
  places: PartyPlaces
}

/** A quotation for print: parties, offer and request. */
export function QuotationSheet({ rfq, quote, pointLabels, places }: QuotationSheetProps) {
  const submitted = quote.versions.at(-1)?.submittedAt
  return (
    <article className="flex flex-col gap-6">
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="text-ink-2 text-sm print:hidden">
            <TextLink href={`/rfq/${rfq.rfqId}`}>Back to request</TextLink>
          </p>
          <h1 className="mt-1 font-semibold text-xl">Quotation</h1>
          <p className="text-ink-2">{rfq.title}</p>
        </div>
        <PrintButton />
      </div>
      <KeyValue
        rows={[
          { label: 'From', value: quote.companyName, note: places.seller },
          { label: 'To', value: rfq.companyName, note: places.buyer },
          { label: 'Version', value: `${quote.version}${submitted ? `, ${formatMoment(submitted)}` : ''}` },
          { label: 'Status', value: quote.buyerStatus || quote.sellerStatus },
          { label: 'Quotation ID', value: <span className="break-all">{quote.quoteId}</span> },
        ]}
      />
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-2 print:grid-cols-2">
        <Section id="sheet-offer" title="Quotation details" gap={2}>
          <QuoteTerms terms={quote} asked={rfq.snapshot} gaps={gapsOf(rfq, quote)} pointLabels={pointLabels} />
          <FileList files={filesOfVersion(quote, quote)} label="Files" isLabelShown className="mt-4" />
        </Section>
        <Section id="sheet-asked" title="Request details" gap={2}>
          <RfqFacts rfq={rfq} pointLabels={pointLabels} />
        </Section>
      </div>
    </article>
  )
}
