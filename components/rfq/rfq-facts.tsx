import { AccountLink } from '@/components/module-access/sellers/account-link'
import { KeyValue, type KeyValueRow } from '@/components/ui/key-value'
import { formatDay, formatMoment, formatNumber } from '@/components/ui/numbers'
import { Price, Quantity } from '@/components/ui/price'
import type { RfqRecord } from '@/lib/domain/rfq/present'
import { requiredRows } from '@/lib/domain/rfq/requests/point-labels'
import type { PointLabel } from '@/lib/domain/rfq/requests/specification-point'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { FileList } from './parts/file-list'

export interface RfqFactsProps {
  rfq: RfqRecord
  /** The label of each required point in its module. */
  pointLabels: Readonly<Record<string, PointLabel>>
  /** Whether to name the company that asks, for an admin: where a party reads, the page names it already. */
  hasBuyer?: boolean
}

/** The details of a request. */
export function RfqFacts({ rfq, pointLabels, hasBuyer = false }: RfqFactsProps) {
  const { snapshot, requirements, respondBy } = rfq
  const rows: (KeyValueRow | null)[] = [
    hasBuyer
      ? {
          label: 'Buyer',
          value: (
            <AccountLink userId={rfq.buyerId} isAdmin>
              {rfq.companyName}
            </AccountLink>
          ),
        }
      : null,
    { label: 'Quantity', value: <Quantity amount={snapshot.quantity} unit={snapshot.uom} /> },
    snapshot.targetPrice === null
      ? null
      : {
          label: 'Target price',
          value: <Price amount={snapshot.targetPrice} currency={snapshot.currency} unit={snapshot.uom} />,
        },
    snapshot.priceBasis ? { label: 'Price basis', value: snapshot.priceBasis } : null,
    {
      label: 'Delivery',
      value: [snapshot.incoterm, snapshot.deliveryLocation].filter(Boolean).join(' ') || 'not given',
      note: snapshot.tradeMode === 'Domestic' ? 'domestic' : 'export',
    },
    snapshot.neededBy ? { label: 'Needed by', value: formatDay(snapshot.neededBy) } : null,
    respondBy
      ? { label: 'Deadline', value: formatMoment(respondBy), note: rfq.isPastRespondBy ? 'over' : undefined }
      : null,
    rfq.awardedQuantity
      ? {
          label: 'Awarded',
          value: `${formatNumber(rfq.awardedQuantity)} of ${quantityWords(snapshot.quantity, snapshot.uom)}`,
        }
      : null,
  ]
  return (
    <div className="flex flex-col gap-6">
      <KeyValue rows={rows.filter((row) => row !== null)} />
      {requirements.length > 0 ? (
        <section aria-label="Requirements">
          <h3 className="mb-1 font-semibold text-sm">Requirements</h3>
          <KeyValue
            rows={requiredRows(rfq.moduleKey, requirements).map(({ field, label, value }, index) => ({
              key: String(index),
              label: pointLabels[field]?.label ?? label,
              value,
            }))}
          />
        </section>
      ) : null}
      <FileList files={rfq.files} label="Files" isLabelShown />
      {rfq.note ? (
        <section aria-label="Note">
          <h3 className="mb-1 font-semibold text-sm">Note</h3>
          <p className="max-w-prose whitespace-pre-line text-sm">{rfq.note}</p>
        </section>
      ) : null}
    </div>
  )
}
