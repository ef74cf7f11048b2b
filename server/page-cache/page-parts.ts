import { AsyncLocalStorage } from 'node:async_hooks'
import { PAGE_PARTS, type PageParts } from '@/lib/domain/page-parts'
import type { Handler } from '@/server/http/front'

/** Makes each document with a store of its own for what `Still` sends once. An answer to the router has none: it carries all. */
export function withPageParts(handler: Handler): Handler {
  const parts = new AsyncLocalStorage<PageParts>()
  Object.assign(globalThis, { [PAGE_PARTS]: parts })
  return (request, response) =>
    request.headers.rsc === undefined
      ? parts.run(new Map(), () => handler(request, response))
      : handler(request, response)
}
