import fc from 'fast-check'
import { MISSING_ID } from '../../../demo'
import {
  BUYERS,
  type Buyer,
  type Market,
  newParticipant,
  type Person,
  type RequestModel,
  SELLERS,
  type Seller,
} from '../model/model'
import type { Product } from '../model/product'
import { type Command, DAY_MS, person, REQUESTS_MAX, repeat, withoutUndefined } from './parts'

interface CreateArgs {
  by: Person
  to: 'listing' | 'pool' | readonly Seller[]
  quantity: number
  deadline: boolean
  isSealed: boolean
  fault: 'none' | 'past' | 'sealed without deadline' | 'unknown seller'
  repeat: 'no' | 'same' | 'other'
}

class Create implements Command {
  constructor(readonly args: CreateArgs) {}

  check(market: Readonly<Market>): boolean {
    return market.requests.length < REQUESTS_MAX
  }

  async run(market: Market, product: Product): Promise<void> {
    product.begin(market)
    const { by, to, quantity, fault } = this.args
    const isSealed = this.args.isSealed || fault === 'sealed without deadline'
    const hasDeadline = (this.args.deadline || isSealed) && fault !== 'sealed without deadline'
    const sellers: readonly Seller[] = to === 'pool' ? [] : to === 'listing' ? ['growth'] : to
    const respondBy = new Date(Date.now() + (fault === 'past' ? -DAY_MS : DAY_MS)).toISOString()
    const body = withoutUndefined({
      ...(to === 'listing'
        ? { listingId: product.listingId }
        : to === 'pool'
          ? { moduleKey: 'yarn', openPool: true, title: '30s combed cotton' }
          : {
              moduleKey: 'yarn',
              sellerIds: fault === 'unknown seller' ? [MISSING_ID] : to.map((seller) => product.idOf(seller)),
            }),
      quantity,
      uom: 'kg',
      sealed: isSealed || undefined,
      respondBy: hasDeadline || fault === 'past' ? respondBy : undefined,
    })
    const isFaulty =
      fault === 'past' || fault === 'sealed without deadline' || (fault === 'unknown seller' && typeof to !== 'string')
    const isBuyer = by === 'buyer' || by === 'buyer2'
    const reasons = !isBuyer
      ? [{ status: 403, code: 'FORBIDDEN' }]
      : isFaulty
        ? [{ status: 422, code: 'VALIDATION_FAILED' }]
        : []
    const path = '/api/rfq/create'
    const reply = await product.write({ name: 'create', person: by, path, body, repeat: this.args.repeat }, reasons)
    if (!reply || !isBuyer) return
    const request: RequestModel = {
      rfqId: reply.json<{ rfq: { rfqId: string } }>().rfq.rfqId,
      buyer: by as Buyer,
      isPool: to === 'pool',
      isSealed,
      hasDeadline,
      isPast: false,
      quantity,
      awarded: 0,
      stored: 'OPEN',
      version: 1,
      threads: new Map(),
      participants: new Map(sellers.map((seller) => [seller, newParticipant()])),
      orders: [],
      events: [{ type: 'RFQ_CREATED', actorType: 'buyer', seller: null, isOfQuote: false }],
      clientEvents: new Map(),
    }
    market.requests.push(request)
    await product.check(request, [])
  }

  toString(): string {
    return `Create(${JSON.stringify(this.args)})`
  }
}

const addressees: fc.Arbitrary<CreateArgs['to']> = fc.oneof(
  { weight: 1, arbitrary: fc.constant('listing' as const) },
  { weight: 2, arbitrary: fc.constant('pool' as const) },
  { weight: 3, arbitrary: fc.subarray([...SELLERS], { minLength: 1 }) },
)
const creation = {
  to: addressees,
  quantity: fc.constantFrom(100, 250, 1000),
  deadline: fc.boolean(),
  isSealed: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  repeat,
}

/** The first command of every run creates a request. */
export const firstCommand = fc
  .record({ ...creation, by: fc.constantFrom<Buyer>(...BUYERS), fault: fc.constant('none' as const) })
  .map((args) => new Create(args))

export const anotherCreate = fc
  .record({
    ...creation,
    by: fc.oneof({ weight: 3, arbitrary: fc.constantFrom<Person>(...BUYERS) }, { weight: 1, arbitrary: person }),
    fault: fc.constantFrom(
      'none' as const,
      'none' as const,
      'past' as const,
      'sealed without deadline' as const,
      'unknown seller' as const,
    ),
  })
  .map((args) => new Create(args))
