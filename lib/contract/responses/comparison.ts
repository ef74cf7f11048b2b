import { z } from 'zod'
import { described } from '@/lib/domain/record-schema'
import { comparisonRecord } from '@/lib/domain/rfq/comparison/record'
import type { ResponseTime } from '@/lib/domain/rfq/quotations/response-time'
import { recordOf, response } from '../schema'
import { rfqSchema } from './rfq-records'

const answerTimeSchema = recordOf<ResponseTime>()('AnswerTime', 'From a request to the first quotation or refusal.', {
  medianMinutes: described(z.number(), '', 190),
  answers: described(z.int(), '', 12),
})

export const comparisonSchema = response(
  'Comparison',
  'Every quotation on one basis. While sealed there are no columns.',
  {
    rfq: rfqSchema,
    sealed: z.boolean(),
    answerTimes: described(
      z.record(z.string(), answerTimeSchema),
      'By seller: how soon they usually respond. Sellers with fewer than five responses in 90 days are missing.',
      {},
    ),
    ...comparisonRecord.shape,
  },
)
