import { apiParameters, changedAddress } from '@/components/listing-grid/grid-address'
import { type Outcome, type Refusal, send } from '@/components/request/request'
import { LIMITS } from '@/lib/domain/listing/finding/limits'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { type KeptSearch, keptOf, type SearchRecord } from './kept-search'
import { keepLocalSearches, type LocalSearch, localSearches, withoutSaved, withRefusal } from './local-searches'

/** The saved searches of the account that is signed in, over the API. */

const PATH = '/api/account/searches'
const UNAUTHORIZED = 401
const UNPROCESSABLE = 422

/** What a path of our listings says as a search of the API. */
function searchOf(path: string): { moduleKey: ModuleKey; query: string } {
  const [page = '', query = ''] = path.split('?')
  const params = changedAddress(apiParameters(new URLSearchParams(query)), { limit: null })
  return { moduleKey: page.slice('/listings/'.length) as ModuleKey, query: params.toString() }
}

async function add(search: LocalSearch, notify: boolean): Promise<Outcome<{ search: SearchRecord }>> {
  return send('POST', PATH, { name: search.name, ...searchOf(search.href), notify })
}

/** A search of this browser, as lists show it. */
export const shown = ({ name, href, refusal }: LocalSearch): KeptSearch => ({
  key: name,
  name,
  moduleKey: searchOf(href).moduleKey,
  path: href,
  notify: null,
  newMatches: 0,
  ...(refusal === undefined ? {} : { refusal }),
})

/**
 * The searches of this account, with those that a visitor saved in this browser before; last, those that the account did not take.
 * @returns null for a visitor
 */
export async function readSearches(): Promise<Outcome<{ searches: KeptSearch[] | null }>> {
  const { answer, refusal } = await send<{ searches: SearchRecord[] }>('GET', PATH)
  if (refusal?.status === UNAUTHORIZED) return { answer: { searches: null }, refusal: null }
  if (refusal) return { answer: null, refusal }
  const { moved, left } = await moveLocal(answer.searches)
  return { answer: { searches: [...[...moved, ...answer.searches].map(keptOf), ...left.map(shown)] }, refusal: null }
}

/** Moves what this browser holds to the account. One that the account refuses stays here, with the reason. */
async function moveLocal(known: readonly SearchRecord[]): Promise<{ moved: SearchRecord[]; left: LocalSearch[] }> {
  const moved: SearchRecord[] = []
  const left: LocalSearch[] = []
  for (const local of localSearches().toReversed()) {
    const { moduleKey, query } = searchOf(local.href)
    const isKnown = known.some((search) => {
      const other = searchOf(search.path)
      return other.moduleKey === moduleKey && other.query === query
    })
    const isFull = known.length + moved.length >= LIMITS.searchesMax
    if (!isKnown && (isFull || local.refusal !== undefined)) {
      left.unshift(
        isFull ? { ...local, refusal: `Your account already has ${LIMITS.searchesMax} saved searches.` } : local,
      )
      continue
    }
    const added = isKnown ? null : await add({ ...local, name: freeName(local.name, [...known, ...moved]) }, false)
    if (added?.refusal) {
      const reason = added.refusal.issues[0]?.message ?? added.refusal.message
      // Other failures pass: it is sent again at the next opening.
      if (added.refusal.status === UNPROCESSABLE) keepLocalSearches(withRefusal(localSearches(), local, reason))
      left.unshift({ ...local, refusal: reason })
      continue
    }
    if (added) moved.unshift(added.answer.search)
    keepLocalSearches(withoutSaved(localSearches(), local.name))
  }
  return { moved, left }
}

/** The name, or the name with the first number that no other search has. */
function freeName(name: string, others: readonly { name: string }[]): string {
  const taken = new Set(others.map((other) => other.name.toLowerCase()))
  const numbered = (at: number) => (at === 1 ? name : `${name.slice(0, LIMITS.searchNameMax - 4)} ${at}`)
  let at = 1
  while (taken.has(numbered(at).toLowerCase())) at++
  return numbered(at)
}

export async function addSearch(search: LocalSearch, notify: boolean): Promise<Outcome<KeptSearch>> {
  return one(await add(search, notify))
}

export async function changeSearch(
  key: string,
  change: { name?: string; notify?: boolean },
): Promise<Outcome<KeptSearch>> {
  return one(await send('PATCH', `${PATH}/${key}`, change))
}

export async function deleteSearch(key: string): Promise<Refusal | null> {
  return (await send('DELETE', `${PATH}/${key}`)).refusal
}

function one({ answer, refusal }: Outcome<{ search: SearchRecord }>): Outcome<KeptSearch> {
  return refusal ? { answer: null, refusal } : { answer: keptOf(answer.search), refusal: null }
}
