import fc from 'fast-check'
import { isSeller, type Person, type RequestModel, type Seller, type Terms } from '../model'
import { type AnswerCommand, type Answering, answer, whyNotAnswer } from '../model-respond'
import type { Stage } from '../stage'
import {
  at,
  DAY_MS,
  given,
  hasThread,
  IN_VAIN,
  OnRequest,
  of,
  rarely,
  read,
  repeat,
  said,
  someSeller,
  sometimes,
  who,
} from './parts'

interface AnswerArgs {
  of: number
  who: 'right' | Person
  at: number
  command: AnswerCommand
  repeat: 'no' | 'same' | 'other'
}

class Answer extends OnRequest<AnswerArgs> {
  protected override isWorthwhile(request: RequestModel): boolean {
    const { action } = this.args.command
    if (this.args.at >= IN_VAIN) return true
    if (action === 'ACCEPT_COUNTER') return hasThread(request, 'COUNTERED')
    return action !== 'WITHDRAW' || hasThread(request, 'SUBMITTED', 'COUNTERED')
  }

  protected async perform(request: RequestModel, stage: Stage): Promise<void> {
    const { who: by, at, command, repeat: again } = this.args
    const one = by === 'right' ? this.turnOf(request, at) : by
    const thread = isSeller(one) ? request.threads.get(one) : undefined
    const { action, terms, isFaulty, read: seen } = command
    const current = thread?.versions.length ?? 0
    const hasFile = command.hasFile && action === 'REQUEST_INFO' && isSeller(one)
    const body = given({
      attachments: hasFile ? [await stage.file(one)] : undefined,
      rfqId: request.rfqId,
      action,
      expectedRfqVersion: said(seen.rfqVersion, request.version),
      expectedVersion: said(seen.version, current),
      ...(action === 'REQUEST_INFO' && !isFaulty ? { note: 'Which cone?' } : {}),
      ...(action === 'SUBMIT' || action === 'DRAFT' || action === 'PREVIEW' ? termsBody(terms, isFaulty) : {}),
    })
    const reasons = whyNotAnswer(request, one, command)
    const reply = await stage.write(
      {
        name: action,
        person: one,
        path: '/api/rfq/respond',
        body,
        ifMatch: said(seen.ifMatch, current),
        // A preview does nothing that could be done twice.
        repeat: action === 'PREVIEW' ? 'no' : again,
      },
      reasons,
    )
    if (reply && isSeller(one)) {
      const { quote } = reply.json<{ quote: { quoteId: string } | null }>()
      const status = answer(request, one, { ...command, hasFile }, quote?.quoteId ?? '')
      if (reply.status !== status) throw new Error(`${action}: ${status} expected, got ${reply.status}`)
    }
    if (reply) await stage.check(request, isSeller(one) ? [one, someSeller(request, at + 1)] : [])
  }

  private turnOf(request: RequestModel, at: number): Seller {
    if (this.args.command.action === 'ACCEPT_COUNTER') {
      const countered = [...request.threads].find(([, { status }]) => status === 'COUNTERED')
      if (countered) return countered[0]
    }
    return someSeller(request, at)
  }
}

function termsBody({ lineType, unitPrice, offeredQuantity }: Terms, isFaulty: boolean): Record<string, unknown> {
  if (lineType === 'NOT_AVAILABLE') return { lineType }
  const validUntil = new Date(Date.now() + 30 * DAY_MS).toISOString()
  return isFaulty
    ? { lineType, offeredQuantity }
    : { lineType, unitPrice, offeredQuantity, currency: 'INR', priceUom: 'kg', leadTimeDays: 7, validUntil }
}

const offer = fc.record({
  lineType: fc.constantFrom('OFFER' as const, 'OFFER' as const, 'ALTERNATIVE' as const),
  unitPrice: fc.integer({ min: 100, max: 999 }),
  offeredQuantity: fc.constantFrom(60, 100, 250, 1000),
  isExpired: fc.constant(false),
})
const nothing: Terms = { lineType: 'NOT_AVAILABLE', unitPrice: null, offeredQuantity: null, isExpired: false }
const terms = fc.oneof({ weight: 9, arbitrary: offer }, { weight: 1, arbitrary: fc.constant(nothing) })

export const answers = (...actions: Answering[]) =>
  fc
    .record({
      of,
      who,
      at,
      repeat,
      command: fc.record({ action: fc.constantFrom(...actions), terms, isFaulty: rarely, hasFile: sometimes, read }),
    })
    .map((args) => new Answer(args))
