import { type Outcome, type Refusal, request } from '@/components/request/request'
import type { BasketLineRecord } from '@/lib/domain/rfq/enquiries/basket'
import { keepCount, keepLocalLines, localLines } from './basket-store'

/** The basket of the account that is signed in, over the API. */

const PATH = '/api/rfq/basket'

interface BasketAnswer {
  basket: { lines: BasketLineRecord[]; version: number }
}

type SentLine = Pick<BasketLineRecord, 'listingId' | 'quantity' | 'uom'>

/** Adds lines; those that are there already keep the larger quantity. */
export async function addToAccount(account: string, lines: readonly SentLine[]): Promise<Outcome<BasketAnswer>> {
  return counted(account, await put({ lines: lines.map(sentLine), merge: true }))
}

let syncing: Promise<BasketAnswer['basket'] | null> | null = null

/** Moves what a visitor collected in this browser to their account. @returns the basket of the account; null when it failed */
export function syncBasket(account: string): Promise<BasketAnswer['basket'] | null> {
  syncing ??= sync(account).finally(() => {
    syncing = null
  })
  return syncing
}

async function sync(account: string): Promise<BasketAnswer['basket'] | null> {
  const local = localLines()
  const outcome =
    local.length > 0
      ? await addToAccount(account, local)
      : counted(account, await request<BasketAnswer>(PATH, { method: 'GET' }))
  if (outcome.refusal) return null
  if (local.length > 0) keepLocalLines([])
  keepCount(account, outcome.answer.basket.lines.length)
  return outcome.answer.basket
}

/**
 * Saves changed lines. Lines that another window added meanwhile stay.
 * @param gone the listings that the reader removed or sent
 */
export async function saveAccountBasket(
  account: string,
  lines: readonly SentLine[],
  { version, gone }: { version: number; gone: ReadonlySet<string> },
): Promise<{ basket: BasketAnswer['basket'] | null; refusal: Refusal | null }> {
  const first = await put({ lines: lines.map(sentLine), expectedVersion: version })
  const outcome = first.refusal?.code === 'VERSION_CONFLICT' ? await saveOver(lines, gone) : first
  const { answer, refusal } = counted(account, outcome)
  return { basket: answer?.basket ?? null, refusal }
}

async function saveOver(lines: readonly SentLine[], gone: ReadonlySet<string>): Promise<Outcome<BasketAnswer>> {
  const { answer, refusal } = await request<BasketAnswer>(PATH, { method: 'GET' })
  if (refusal) return { answer: null, refusal }
  const known = new Set([...gone, ...lines.map(({ listingId }) => listingId)])
  const added = answer.basket.lines.filter(({ listingId }) => !known.has(listingId))
  return put({ lines: [...lines, ...added].map(sentLine), expectedVersion: answer.basket.version })
}

function put(body: unknown): Promise<Outcome<BasketAnswer>> {
  const headers = { 'content-type': 'application/json' }
  return request<BasketAnswer>(PATH, { method: 'PUT', headers, body: JSON.stringify(body) })
}

function counted(account: string, outcome: Outcome<BasketAnswer>): Outcome<BasketAnswer> {
  if (outcome.answer) keepCount(account, outcome.answer.basket.lines.length)
  return outcome
}

function sentLine({ listingId, quantity, uom }: SentLine) {
  return { listingId, ...(quantity === null ? {} : { quantity }), ...(uom ? { uom } : {}) }
}
