import { LRUCache } from 'lru-cache'
import type { Sql, TransactionSql } from 'postgres'

/** Maximum of prepared statements per connection; more would only cost the server memory. */
const TEXTS_MAX = 256

type Unsafe = (text: string, parameters?: unknown[], options?: { prepare?: boolean }) => unknown
interface Preparable {
  unsafe: Unsafe
  savepoint?: (...args: unknown[]) => unknown
}

/**
 * drizzle sends each query by `unsafe`, which the driver does not prepare: one round trip to describe it and one to run
 * it. Here a query is prepared at its second use, so that from then on it takes one round trip and no parsing. Queries
 * whose text grows with the request (lists) are rare because they use arrays; the maximum limits the rest.
 */
export function prepared<T extends Record<string, unknown>>(client: Sql<T>): Sql<T> {
  const seen = new LRUCache<string, true>({ max: TEXTS_MAX * 4 })
  const repeated = new Set<string>()

  const isWorthIt = (text: string): boolean => {
    if (repeated.has(text)) return true
    if (repeated.size >= TEXTS_MAX) return false
    if (!seen.delete(text)) {
      seen.set(text, true)
      return false
    }
    repeated.add(text)
    return true
  }

  const addPrepare = (executor: Preparable): void => {
    const unsafe = executor.unsafe
    executor.unsafe = (text, parameters = [], options = {}) =>
      unsafe(text, parameters, parameters.length > 0 && isWorthIt(text) ? { ...options, prepare: true } : options)
    const savepoint = executor.savepoint
    if (!savepoint) return
    executor.savepoint = (...args) => {
      const last = args.length - 1
      const inner = args[last] as (tx: Preparable) => unknown
      args[last] = (tx: Preparable) => {
        addPrepare(tx)
        return inner(tx)
      }
      return savepoint(...args)
    }
  }

  const begin = client.begin.bind(client) as (
    options: string,
    work: (tx: TransactionSql<T>) => unknown,
  ) => Promise<unknown>
  addPrepare(client as unknown as Preparable)
  const beginPrepared = (optionsOrWork: unknown, maybeWork?: unknown): Promise<unknown> => {
    const options = typeof optionsOrWork === 'string' ? optionsOrWork : ''
    const work = (typeof optionsOrWork === 'function' ? optionsOrWork : maybeWork) as (tx: unknown) => unknown
    return begin(options, (tx) => {
      addPrepare(tx as unknown as Preparable)
      return work(tx)
    })
  }
  Object.assign(client, { begin: beginPrepared })
  return client
}
