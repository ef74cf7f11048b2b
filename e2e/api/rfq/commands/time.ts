import fc from 'fast-check'
import { latest, type RequestModel, SELLERS } from '../model/model'
import type { Product } from '../model/product'
import { OnRequest, requestIndex, someQuote, targetIndex } from './parts'

class PassDeadline extends OnRequest<{ requestIndex: number }> {
  protected override isWorthwhile({ hasDeadline, isPast }: RequestModel): boolean {
    return hasDeadline && !isPast
  }

  protected async perform(request: RequestModel, product: Product): Promise<void> {
    if (!product.clock) return
    await product.clock.passDeadline(request.rfqId)
    product.count('time passed')
    request.isPast = true
    await product.check(request, SELLERS)
  }
}

class ExpireQuotation extends OnRequest<{ requestIndex: number; targetIndex: number }> {
  protected async perform(request: RequestModel, product: Product): Promise<void> {
    const seller = someQuote(request, this.args.targetIndex, 'SUBMITTED', 'COUNTERED')
    const thread = request.threads.get(seller)
    const terms = latest(thread)
    if (!product.clock || !thread || !terms || terms.lineType === 'NOT_AVAILABLE') return
    await product.clock.expireQuotation(thread.quoteId)
    product.count('validity over')
    terms.isExpired = true
    await product.check(request, [seller])
  }
}

export const deadlines = fc.record({ requestIndex }).map((args) => new PassDeadline(args))
export const validities = fc.record({ requestIndex, targetIndex }).map((args) => new ExpireQuotation(args))
