import type { Control, UseFormRegister } from 'react-hook-form'
import type { Issue } from '@/lib/domain/errors'
import type { ResponseTimes } from '@/lib/domain/rfq/quotations/response-time'
import type { AskTarget } from '@/lib/domain/rfq/requests/ask-target'
import type { AskValues } from './ask-values'

export interface AskFormProps {
  /** The account, for the form copy in this browser. */
  userId: string
  target: AskTarget
  answerTimes: ResponseTimes
  defaults: AskValues
  /** The points that can be required in this module. */
  points: readonly { path: string; label: string; unit: string; compares: 'count' | 'number' | 'words' }[]
  options: {
    units: readonly string[]
    currencies: readonly string[]
    incoterms: readonly { value: string; label: string }[]
  }
  /** Tomorrow in India: sellers need time. */
  dayMin: string
}

/** What each section of the form needs. */
export interface SectionProps extends Pick<AskFormProps, 'defaults' | 'options'> {
  control: Control<AskValues>
  register: UseFormRegister<AskValues>
  issues: readonly Issue[]
  /** The id and messages of the field at a path. */
  at: (path: string) => { id: string; error?: string; warning?: string }
}

export const FORM = 'ask'
export const LABELS = {
  sellerIds: 'Who to ask',
  quantity: 'Quantity',
  uom: 'Unit',
  targetPrice: 'Target price',
  currency: 'Currency',
  priceBasis: 'Price basis',
  tradeMode: 'Trade',
  incoterm: 'Delivery term',
  deliveryLocation: 'Delivery place',
  respondBy: 'Deadline',
  note: 'Note',
  requirements: 'Requirements',
  attachments: 'Files',
}
