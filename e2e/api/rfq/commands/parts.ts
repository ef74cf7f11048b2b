import fc from 'fast-check'
import { BUYERS, type Market, type Person, type Read, type RequestModel, SELLERS, type Seller } from '../model/model'
import type { Product } from '../model/product'

/**
 * The commands that fast-check combines into runs. A command chooses its request and quotation by a number modulo the records of the model,
 * so that most random commands find a record.
 */

export const REQUESTS_MAX = 2
export const DAY_MS = 86_400_000

export type Command = fc.AsyncCommand<Market, Product>

export abstract class OnRequest<Args extends { requestIndex: number }> implements Command {
  constructor(readonly args: Args) {}

  check(market: Readonly<Market>): boolean {
    const request = this.requestOf(market)
    return request !== undefined && this.isWorthwhile(request)
  }

  async run(market: Market, product: Product): Promise<void> {
    const request = this.requestOf(market)
    if (request) await this.perform(request, product)
  }

  private requestOf({ requests }: Readonly<Market>): RequestModel | undefined {
    return requests[this.args.requestIndex % Math.max(1, requests.length)]
  }

  /** False when the command has no record to work on. Such refusals are tried often enough elsewhere. */
  protected isWorthwhile(_request: RequestModel): boolean {
    return true
  }

  protected abstract perform(request: RequestModel, product: Product): Promise<void>

  toString(): string {
    return `${this.constructor.name}(${JSON.stringify(this.args)})`
  }
}

export const repeat = fc.oneof(
  { weight: 9, arbitrary: fc.constant('no' as const) },
  { weight: 2, arbitrary: fc.constant('same' as const) },
  { weight: 1, arbitrary: fc.constant('other' as const) },
)
export const requestIndex = fc.constantFrom(0, 0, 0, 1)
/** Values from WITHOUT_TARGET on run the command even without a record to work on. */
export const targetIndex = fc.constantFrom(0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 5)
export const WITHOUT_TARGET = 5
export const person = fc.constantFrom<Person>(...BUYERS, ...SELLERS, 'admin')
/** "right": the person whose turn it is. */
export const who = fc.oneof({ weight: 7, arbitrary: fc.constant('right' as const) }, { weight: 1, arbitrary: person })
export const version = fc.oneof(
  { weight: 8, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: fc.constant('right' as const) },
  { weight: 1, arbitrary: fc.constant('stale' as const) },
)
export const read: fc.Arbitrary<Read> = fc.oneof(
  { weight: 7, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.record({ rfqVersion: version, version, ifMatch: version }) },
)
export const sometimes = fc.constantFrom(false, false, true)
export const rarely = fc.oneof(
  { weight: 11, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
)

/** The version that a caller sends who read the current or a stale one; undefined: none. */
export function versionSent(read: 'right' | 'stale' | undefined, current: number): number | undefined {
  if (read === undefined) return undefined
  return read === 'right' ? current : current === 0 ? 3 : current - 1
}

export function withoutUndefined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** A seller who may quote. */
export function someSeller(request: RequestModel, targetIndex: number): Seller {
  const invited = request.isPool ? SELLERS : [...request.participants.keys()]
  return invited[targetIndex % invited.length] ?? 'growth'
}

export const hasThread = ({ threads }: RequestModel, ...statuses: string[]) =>
  [...threads.values()].some(({ status }) => statuses.includes(status))

/** The seller of a quotation in one of these states, else any seller. */
export function someQuote(request: RequestModel, targetIndex: number, ...statuses: string[]): Seller {
  const submitted = [...request.threads].filter(([, { status }]) => statuses.includes(status)).map(([seller]) => seller)
  return targetIndex < WITHOUT_TARGET && submitted.length > 0
    ? (submitted[targetIndex % submitted.length] ?? 'growth')
    : (SELLERS[targetIndex % SELLERS.length] ?? 'growth')
}
