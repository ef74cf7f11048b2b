import fc from 'fast-check'
import { BUYERS, type Market, type Person, type Read, type RequestModel, SELLERS, type Seller } from '../model'
import type { Stage } from '../stage'

/**
 * The commands that fast-check strings together. What one is about (which request, which quotation) is a number that is read against the
 * model when it is run, so that most of a random string hits something that is there.
 */

export const REQUESTS_MAX = 2
export const DAY_MS = 86_400_000

export type Command = fc.AsyncCommand<Market, Stage>

export abstract class OnRequest<Args extends { of: number }> implements Command {
  constructor(readonly args: Args) {}

  check(market: Readonly<Market>): boolean {
    const request = this.requestOf(market)
    return request !== undefined && this.isWorthwhile(request)
  }

  async run(market: Market, stage: Stage): Promise<void> {
    const request = this.requestOf(market)
    if (request) await this.perform(request, stage)
  }

  private requestOf({ requests }: Readonly<Market>): RequestModel | undefined {
    return requests[this.args.of % Math.max(1, requests.length)]
  }

  /** False where it would only be refused for want of anything to do it with: that is tried often enough otherwise. */
  protected isWorthwhile(_request: RequestModel): boolean {
    return true
  }

  protected abstract perform(request: RequestModel, stage: Stage): Promise<void>

  toString(): string {
    return `${this.constructor.name}(${JSON.stringify(this.args)})`
  }
}

export const repeat = fc.oneof(
  { weight: 9, arbitrary: fc.constant('no' as const) },
  { weight: 2, arbitrary: fc.constant('same' as const) },
  { weight: 1, arbitrary: fc.constant('other' as const) },
)
export const of = fc.constantFrom(0, 0, 0, 1)
/** IN_VAIN and above: also where there is nothing to do it with. */
export const at = fc.constantFrom(0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 5)
export const IN_VAIN = 5
export const person = fc.constantFrom<Person>(...BUYERS, ...SELLERS, 'admin')
/** "right" for the one whose turn it is. */
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

/** The number that somebody who had read it so would send; nothing where he says none. */
export function said(one: 'right' | 'stale' | undefined, current: number): number | undefined {
  if (one === undefined) return undefined
  return one === 'right' ? current : current === 0 ? 3 : current - 1
}

export function given(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** Somebody who was asked, or could speak up. */
export function someSeller(request: RequestModel, at: number): Seller {
  const asked = request.isPool ? SELLERS : [...request.places.keys()]
  return asked[at % asked.length] ?? 'growth'
}

export const hasThread = ({ threads }: RequestModel, ...statuses: string[]) =>
  [...threads.values()].some(({ status }) => statuses.includes(status))

/** A quotation that lies before the buyer where there is one, else anybody's. */
export function someQuote(request: RequestModel, at: number, ...statuses: string[]): Seller {
  const submitted = [...request.threads].filter(([, { status }]) => statuses.includes(status)).map(([seller]) => seller)
  return at < IN_VAIN && submitted.length > 0
    ? (submitted[at % submitted.length] ?? 'growth')
    : (SELLERS[at % SELLERS.length] ?? 'growth')
}
