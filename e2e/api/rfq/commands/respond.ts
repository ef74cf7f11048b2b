import fc from 'fast-check'
import { isSeller, type Person, type RequestModel, type Seller, type Terms } from '../model/model'
import type { Product } from '../model/product'
import { type RespondCommand, type ResponseAction, respond, whyNotRespond } from '../model/respond'
import {
  DAY_MS,
  hasThread,
  OnRequest,
  rarely,
  read,
  repeat,
  requestIndex,
  someSeller,
  sometimes,
  targetIndex,
  versionSent,
  WITHOUT_TARGET,
  who,
  withoutUndefined,
} from './parts'

interface RespondArgs {
  requestIndex: number
  who: 'right' | Person
  targetIndex: number
  command: RespondCommand
  repeat: 'no' | 'same' | 'other'
}

class Respond extends OnRequest<RespondArgs> {
  protected override isWorthwhile(request: RequestModel): boolean {
    const { action } = this.args.command
    if (this.args.targetIndex >= WITHOUT_TARGET) return true
    if (action === 'ACCEPT_COUNTER') return hasThread(request, 'COUNTERED')
    return action !== 'WITHDRAW' || hasThread(request, 'SUBMITTED', 'COUNTERED')
  }

  protected async perform(request: RequestModel, product: Product): Promise<void> {
    const { who: by, targetIndex, command, repeat: repeatMode } = this.args
    const caller = by === 'right' ? this.turnOf(request, targetIndex) : by
    const thread = isSeller(caller) ? request.threads.get(caller) : undefined
    const { action, terms, isFaulty, read: versionsRead } = command
    const current = thread?.versions.length ?? 0
    const hasFile = command.hasFile && action === 'REQUEST_INFO' && isSeller(caller)
    const body = withoutUndefined({
      attachments: hasFile ? [await product.file(caller)] : undefined,
      rfqId: request.rfqId,
      action,
      expectedRfqVersion: versionSent(versionsRead.rfqVersion, request.version),
      expectedVersion: versionSent(versionsRead.version, current),
      ...(action === 'REQUEST_INFO' && !isFaulty ? { note: 'Which cone?' } : {}),
      ...(action === 'SUBMIT' || action === 'DRAFT' || action === 'PREVIEW' ? termsBody(terms, isFaulty) : {}),
    })
    const reasons = whyNotRespond(request, caller, command)
    const reply = await product.write(
      {
        name: action,
        person: caller,
        path: '/api/rfq/respond',
        body,
        ifMatch: versionSent(versionsRead.ifMatch, current),
        // A preview has no effect that could happen twice.
        repeat: action === 'PREVIEW' ? 'no' : repeatMode,
      },
      reasons,
    )
    if (reply && isSeller(caller)) {
      const { quote } = reply.json<{ quote: { quoteId: string } | null }>()
      const status = respond(request, caller, { ...command, hasFile }, quote?.quoteId ?? '')
      if (reply.status !== status) throw new Error(`${action}: ${status} expected, got ${reply.status}`)
    }
    if (reply) await product.check(request, isSeller(caller) ? [caller, someSeller(request, targetIndex + 1)] : [])
  }

  private turnOf(request: RequestModel, targetIndex: number): Seller {
    if (this.args.command.action === 'ACCEPT_COUNTER') {
      const countered = [...request.threads].find(([, { status }]) => status === 'COUNTERED')
      if (countered) return countered[0]
    }
    return someSeller(request, targetIndex)
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

export const responses = (...actions: ResponseAction[]) =>
  fc
    .record({
      requestIndex,
      who,
      targetIndex,
      repeat,
      command: fc.record({ action: fc.constantFrom(...actions), terms, isFaulty: rarely, hasFile: sometimes, read }),
    })
    .map((args) => new Respond(args))
