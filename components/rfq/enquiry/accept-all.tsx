'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { WriteAttempts } from '@/components/request/request'
import { freightRows, GoodsSum, type OrderCostProps } from '@/components/rfq/parts/order-cost'
import { RequirementGaps } from '@/components/rfq/quotation/accept-dialog'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose } from '@/components/ui/dialog'
import { FieldError } from '@/components/ui/field'
import { KeyValue } from '@/components/ui/key-value'
import { Quantity } from '@/components/ui/price'
import { toast } from '@/components/ui/toast'
import type { RequirementGap } from '@/lib/domain/rfq/comparison/rows/specification-rows'

/** A line that can be ordered from one seller. */
export interface AcceptableLine {
  rfqId: string
  title: string
  quoteId: string
  version: number
  quantity: number
  uom: string
  /** Null where the quotation has no price for the quantity. */
  cost: OrderCostProps | null
  gaps: readonly RequirementGap[]
}

interface AcceptAllProps {
  companyName: string
  lines: readonly AcceptableLine[]
}

/** Orders all lines of one seller in one step: an order for each. What cannot be ordered says why, and the rest is ordered. */
export function AcceptAll({ companyName, lines }: AcceptAllProps) {
  const router = useRouter()
  const [attempts] = useState(() => new Map(lines.map(({ rfqId }) => [rfqId, new WriteAttempts()])))
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})

  const linesText = lines.length === 1 ? '1 line' : `${lines.length} lines`

  async function confirm(): Promise<void> {
    setIsBusy(true)
    const found: Record<string, string> = {}
    for (const { rfqId, quoteId, version, quantity } of lines) {
      const sender = attempts.get(rfqId) ?? new WriteAttempts()
      const { refusal } = await sender.send('/api/rfq/accept', { rfqId, quoteId, quoteVersion: version, quantity })
      if (refusal) found[rfqId] = refusal.issues.map(({ message }) => message).join(' ') || refusal.message
    }
    setIsBusy(false)
    setProblems(found)
    const placed = lines.length - Object.keys(found).length
    if (placed > 0) toast.success(placed === 1 ? '1 order placed.' : `${placed} orders placed.`)
    if (placed === lines.length) setIsOpen(false)
    router.refresh()
  }

  return (
    <Dialog
      title={`Order ${linesText} from ${companyName}`}
      description="An order for each line. You pay the seller directly."
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button size="sm">Accept {linesText}</Button>}
      actions={
        <>
          <DialogClose>
            <Button>Go back</Button>
          </DialogClose>
          <Button variant="primary" loading={isBusy} loadingLabel="Sending" onClick={() => void confirm()}>
            Place {lines.length === 1 ? 'the order' : `${lines.length} orders`}
          </Button>
        </>
      }
    >
      <ul className="divide-y divide-line">
        {lines.map(({ rfqId, title, quantity, uom, cost, gaps }) => (
          <li key={rfqId} className="flex flex-col gap-1 py-2 text-sm">
            <span className="font-medium">{title}</span>
            <span>{cost ? <GoodsSum {...cost} /> : <Quantity amount={quantity} unit={uom} />}</span>
            {cost ? <KeyValue rows={freightRows(cost)} /> : null}
            <RequirementGaps gaps={gaps} />
            {problems[rfqId] ? <FieldError>{problems[rfqId]}</FieldError> : null}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
