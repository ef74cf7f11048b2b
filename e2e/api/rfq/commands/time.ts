import fc from 'fast-check'
import { latest, type RequestModel, SELLERS } from '../model'
import type { Stage } from '../stage'
import { at, OnRequest, of, someQuote } from './parts'

class PassDeadline extends OnRequest<{ of: number }> {
  protected override isWorthwhile({ hasDeadline, isPast }: RequestModel): boolean {
    return hasDeadline && !isPast
  }

  protected async perform(request: RequestModel, stage: Stage): Promise<void> {
    if (!stage.clock) return
    await stage.clock.passDeadline(request.rfqId)
    stage.count('time passed')
    request.isPast = true
    await stage.check(request, SELLERS)
  }
}

class ExpireQuotation extends OnRequest<{ of: number; at: number }> {
  protected async perform(request: RequestModel, stage: Stage): Promise<void> {
    const seller = someQuote(request, this.args.at, 'SUBMITTED', 'COUNTERED')
    const thread = request.threads.get(seller)
    const terms = latest(thread)
    if (!stage.clock || !thread || !terms || terms.lineType === 'NOT_AVAILABLE') return
    await stage.clock.expireQuotation(thread.quoteId)
    stage.count('validity over')
    terms.isExpired = true
    await stage.check(request, [seller])
  }
}

export const deadlines = fc.record({ of }).map((args) => new PassDeadline(args))
export const validities = fc.record({ of, at }).map((args) => new ExpireQuotation(args))
