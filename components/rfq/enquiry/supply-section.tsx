import { quotedCost } from '@/components/rfq/parts/order-cost'
import { gapsOf } from '@/components/rfq/quotation/quote-card'
import { Price } from '@/components/ui/price'
import { Section } from '@/components/ui/section'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { EnquiryLine } from '@/lib/domain/rfq/enquiries/page'
import type { Supplier, Supply } from '@/lib/domain/rfq/enquiries/supply'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { AcceptAll, type AcceptableLine } from './accept-all'

interface SupplySectionProps {
  lines: readonly EnquiryLine[]
  supply: Supply
  canAccept: boolean
}

/** Who can supply all lines, next to the best offer of each line taken together. */
export function SupplySection({ lines, supply, canAccept }: SupplySectionProps) {
  const { ofAll, ofSome, split, currency, otherCurrencies } = supply
  if (ofAll.length + ofSome.length === 0) return null
  return (
    <Section
      id="supply"
      title="Who can supply all"
      lead={`Goods for the full quantities, in ${currency}, without freight, duty and tax.`}
      gap={3}
    >
      <Table label="Sellers by the lines they can supply" className="min-w-0">
        <TableHead>
          <tr>
            <TableHeader>Seller</TableHeader>
            <TableHeader numeric className="max-sm:hidden">
              Lines
            </TableHeader>
            <TableHeader numeric>Total</TableHeader>
            <TableHeader numeric className="max-sm:hidden">
              Lead time
            </TableHeader>
            <TableHeader>
              <span className="sr-only">Order</span>
            </TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {split ? (
            <TableRow>
              <TableHeader scope="row">
                Best offer of each line
                <span className="block font-normal text-ink-2 text-xs">
                  {split.sellers === 1 ? 'one seller' : `${split.sellers} sellers`}
                </span>
              </TableHeader>
              <TableCell numeric className="max-sm:hidden">
                {lines.length}
              </TableCell>
              <TableCell numeric className="font-semibold">
                <Price amount={split.total} currency={currency} />
              </TableCell>
              <TableCell numeric className="max-sm:hidden" />
              <TableCell />
            </TableRow>
          ) : null}
          {[...ofAll, ...ofSome].map((supplier) => (
            <Row
              key={supplier.sellerId}
              supplier={supplier}
              supply={supply}
              acceptable={canAccept ? acceptableLines(lines, supplier.sellerId) : []}
            />
          ))}
        </TableBody>
      </Table>
      {otherCurrencies.length > 0 ? (
        <p className="text-ink-2 text-sm">
          Without the lines in {otherCurrencies.join(', ')}: there is no exchange rate to {currency}.
        </p>
      ) : ofAll.length === 0 ? (
        <p className="text-ink-2 text-sm">No seller has quoted every line in full.</p>
      ) : null}
    </Section>
  )
}

function Row({
  supplier,
  supply: { currency, split, ofAll },
  acceptable,
}: {
  supplier: Supplier
  supply: Supply
  acceptable: readonly AcceptableLine[]
}) {
  const { companyName, lines, total, misses, leadTimeDays } = supplier
  const isWhole = ofAll.includes(supplier)
  return (
    <TableRow>
      <TableHeader scope="row">
        {companyName}
        <span className="block font-normal text-ink-2 text-xs sm:hidden">
          {isWhole ? 'all lines' : lines === 1 ? '1 line' : `${lines} lines`}
        </span>
        {misses > 0 ? (
          <span className="block font-normal text-turmeric text-xs">
            misses {misses === 1 ? '1 requirement' : `${misses} requirements`}
          </span>
        ) : null}
      </TableHeader>
      <TableCell numeric className="max-sm:hidden">
        {isWhole ? 'all' : lines}
      </TableCell>
      <TableCell numeric>
        <Price amount={total} currency={currency} />
        {isWhole && split && total > split.total ? (
          <span className="block text-ink-2 text-xs">
            <Price amount={total - split.total} currency={currency} /> more
          </span>
        ) : null}
      </TableCell>
      <TableCell numeric className="max-sm:hidden">
        {leadTimeDays === null ? '' : quantityWords(leadTimeDays, 'days')}
      </TableCell>
      <TableCell className="text-right print:hidden">
        {acceptable.length > (isWhole ? 0 : 1) ? <AcceptAll companyName={companyName} lines={acceptable} /> : null}
      </TableCell>
    </TableRow>
  )
}

/** The lines that can be ordered from this seller now. */
function acceptableLines(lines: readonly EnquiryLine[], sellerId: string): AcceptableLine[] {
  return lines.flatMap(({ rfq, quotes }) => {
    const quote = quotes.find((one) => one.sellerId === sellerId && one.actions.includes('ACCEPT'))
    if (!quote) return []
    const { quoteId, version, offeredQuantity } = quote
    const remaining = rfq.remainingQuantity ?? rfq.snapshot.quantity
    const quantity = Math.min(offeredQuantity ?? 0, remaining)
    const { uom } = rfq.snapshot
    const cost = quotedCost(rfq, quote, quantity)
    return [{ rfqId: rfq.rfqId, title: rfq.title, quoteId, version, quantity, uom, cost, gaps: gapsOf(rfq, quote) }]
  })
}
