import type { TradeFormProps } from '@/components/rfq/parts/trade-form'

import type { ResponseTimes } from '@/lib/domain/rfq/quotations/response-time'
import type { AskTarget } from '@/lib/domain/rfq/requests/ask-target'
import type { AskablePoints } from '@/lib/domain/rfq/requests/in-words/sentence'
import type { Comparing } from '@/lib/domain/rfq/requests/specification-point'
import type { AskValues } from './ask-values'

export interface AskFormProps {
  /** The account, for the form copy in this browser. */
  userId: string
  target: AskTarget
  responseTimes: ResponseTimes
  defaults: AskValues
  /** The quantities that the buyer's words name, where these are several. */
  quantities: readonly string[]
  /** The points that can be required in this module. */
  points: readonly { path: string; label: string; unit: string; compares: Comparing }[]
  /** What buyers ask first in this module, and its goods as they write them. */
  asked: Pick<AskablePoints, 'firstQuestions' | 'usualUnit' | 'units'> & { example: string }
  options: SectionProps['options']
  /** The day in India: sellers need time, and may respond from tomorrow on. */
  today: string
}

/** What each section of the form needs. */
export type SectionProps = TradeFormProps<AskValues>

export const FORM = 'ask'
export const LABELS = {
  sellerIds: 'Who to ask',
  title: 'What do you need?',
  quantity: 'Quantity',
  uom: 'Unit',
  targetPrice: 'Target price',
  currency: 'Currency',
  priceBasis: 'Price basis',
  tradeMode: 'Trade',
  incoterm: 'Delivery term',
  deliveryLocation: 'Delivery place',
  respondBy: 'Deadline',
  neededBy: 'Needed by',
  note: 'Note',
  requirements: 'Requirements',
  attachments: 'Files',
}

/** What else a change may put right: a request to all sellers is described by its title, its requirements or its note. */
const ALSO_CORRECTED: Readonly<Record<string, readonly string[]>> = {
  scope: ['sellerIds', 'listingId', 'openPool'],
  sealed: ['respondBy'],
  respondBy: ['neededBy'],
  tradeMode: ['incoterm'],
  note: ['title'],
  requirements: ['title'],
}

/** The paths in the answer that a change of this field of the form may put right. */
export function issuePaths(name: string): string[] {
  const [root = '', position] = name.split('.')
  return [position === undefined ? root : `${root}[${position}]`, ...(ALSO_CORRECTED[root] ?? [])]
}
