import { AsyncLocalStorage } from 'node:async_hooks'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { provideStaticHtml } from '@/lib/config/static-html-host'
import type { Handler } from '@/server/http/front'

/** Renders static HTML for the pages of this handler, and gives each document a store for it. Responses to the router carry it themselves. */
export function withStaticHtml(handler: Handler): Handler {
  const documents = new AsyncLocalStorage<Map<string, string>>()
  provideStaticHtml({
    render: (node) => renderToStaticMarkup(node as ReactNode),
    parts: () => documents.getStore() ?? null,
  })
  return (request, response) =>
    request.headers.rsc === undefined
      ? documents.run(new Map(), () => handler(request, response))
      : handler(request, response)
}
