import { PrintButton } from '@/components/rfq/parts/print-button'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { ButtonAnchor } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatDay, formatMoment } from '@/components/ui/numbers'
import { Section } from '@/components/ui/section'
import type { EnquiryPage } from '@/lib/domain/rfq/enquiries/page'
import { LineOffers } from './line-offers'
import { SupplySection } from './supply-section'

/** An enquiry for its buyer: the offers of each line, and who can supply all of it. */
export function EnquiryView({ enquiry, lines, supply, party }: EnquiryPage) {
  const count = lines.length
  return (
    <div className="flex flex-col gap-8 print:gap-4">
      <EnquiryHead enquiry={enquiry} side="buyer">
        <ButtonAnchor
          href={`/api/rfq/enquiries/${enquiry.enquiryId}/export`}
          size="sm"
          className="print:hidden"
          download
        >
          <Icon name="download" />
          Spreadsheet
        </ButtonAnchor>
        <PrintButton />
      </EnquiryHead>
      {supply ? <SupplySection lines={lines} supply={supply} canAccept={party === 'buyer'} /> : null}
      <Section id="enquiry-lines" title={count === 1 ? '1 line' : `${count} lines`} gap={2}>
        <ol className="divide-y divide-line border-line border-y">
          {lines.map((line, index) => (
            <li key={line.rfq.rfqId}>
              <LineOffers line={line} position={index + 1} canAccept={party === 'buyer'} />
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}

/** What holds for all lines. */
export function EnquiryHead({
  enquiry,
  side,
  children,
}: Pick<EnquiryPage, 'enquiry'> & { side: 'buyer' | 'seller'; children?: React.ReactNode }) {
  const { note, respondBy, deliveryLocation, createdAt, lines } = enquiry
  // Each line has a day of its own, most often the same.
  const [neededBy, ...others] = new Set(lines.map(({ snapshot }) => snapshot.neededBy ?? ''))
  const facts = [
    side === 'seller' ? `From ${lines[0]?.companyName ?? ''}` : null,
    `${side === 'seller' ? 'sent' : 'Sent'} ${formatMoment(createdAt)}`,
    respondBy ? `deadline ${formatMoment(respondBy)}` : null,
    deliveryLocation ? `to ${deliveryLocation}` : null,
    neededBy && others.length === 0 ? `needed by ${formatDay(neededBy)}` : null,
  ]
  return (
    <header className="flex flex-col gap-3">
      <Breadcrumbs crumbs={[{ label: 'Requests', href: `/rfq?as=${side}` }, { label: 'Enquiry' }]} />
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="font-semibold text-xl">Enquiry</h1>
          <p className="mt-1 text-ink-2 text-sm">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">{children}</div>
      </div>
      {note ? <p className="max-w-prose whitespace-pre-line">{note}</p> : null}
    </header>
  )
}
