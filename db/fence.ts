import type { Sql, TransactionSql } from 'postgres'

/**
 * postgres.js 3.4.9 re-connects a transaction's connection while the callback of the lost transaction is still running; that zombie's
 * statements, and its COMMIT, then land on a connection that another request uses (porsager/postgres #1216). The fence makes every later
 * call on a lost transaction, and its callback's own end, wait for ever instead. Drop it only when a release passes fence.test.ts without it.
 */
export function fence<T extends Record<string, unknown>>(client: Sql<T>): Sql<T> {
  const begin = client.begin.bind(client) as (
    options: string,
    fn: (tx: TransactionSql<T>) => unknown,
  ) => Promise<unknown>
  const never = new Promise<never>(() => {})

  const guarded = (optionsOrFn: unknown, maybeFn?: unknown): Promise<unknown> => {
    const options = typeof optionsOrFn === 'string' ? optionsOrFn : ''
    const fn = (typeof optionsOrFn === 'function' ? optionsOrFn : maybeFn) as (tx: unknown) => unknown
    let isDead = false

    const guard = (target: object): object =>
      new Proxy(target, {
        apply: (fnTarget, self, args) =>
          isDead ? never : Reflect.apply(fnTarget as (...args: unknown[]) => unknown, self, args),
        get: (object, key) => {
          const value = Reflect.get(object, key)
          if (typeof value !== 'function' || key === 'types') return value
          if (key === 'savepoint') {
            return (...args: unknown[]) => {
              if (isDead) return never
              const last = args.length - 1
              const inner = args[last] as (tx: object) => unknown
              args[last] = (tx: object) => inner(guard(tx))
              return Reflect.apply(value, object, args)
            }
          }
          return (...args: unknown[]) => (isDead ? never : Reflect.apply(value, object, args))
        },
      })

    const done = begin(options, async (tx) => {
      let result: unknown
      try {
        result = await fn(guard(tx as unknown as object))
      } catch (error) {
        if (isDead) return never
        throw error
      }
      return isDead ? never : result
    })
    done.then(
      () => {},
      () => {
        isDead = true
      },
    )
    return done
  }
  Object.assign(client, { begin: guarded })
  return client
}
