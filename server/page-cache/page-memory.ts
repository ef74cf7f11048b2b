import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isModuleKey, type ModuleKey } from '@/lib/domain/modules/keys'
import type { Handler } from '@/server/http/front'
import { type KeptPage, keptPage, sendPage } from './kept-page'
import { renderInMemory } from './render-in-memory'

/** A page may also show things that no data version counts. */
const AGE_MS_MAX = 60_000
const BYTES_MAX = 24 * 1024 * 1024
const ADDRESSES_SEEN_MAX = 5000

const GRID = /^\/listings\/([a-z_]+)(?:\?[!$&'()*+,\-./0-9:;=?@A-Z_a-z~%]*)?$/
/** With one of these headers the response may differ: a page for one person, a fragment for the router, a part of the bytes. */
const PERSONAL_HEADERS = [
  'cookie',
  'authorization',
  'rsc',
  'next-url',
  'next-router-state-tree',
  'next-router-prefetch',
  'range',
]
/** Next writes other metadata for robots. */
const ROBOT = /bot|crawl|spider|slurp|preview|google|yandex|baidu|sogou|facebook|whatsapp|skype|slack|embed|archiver/i

interface Entry {
  page: KeptPage
  version: number
  at: number
}

export interface PageMemoryOptions {
  /** Next. */
  handler: Handler
  versionOf(moduleKey: ModuleKey): Promise<number>
  now(): number
}

/**
 * Keeps grid pages for people without cookies, as Next rendered them at this data version. An address is kept from its second request
 * on; requests that arrive while it is being rendered wait for it.
 * @returns the handler for such a request, null for any other
 */
export function pageMemory({
  handler,
  versionOf,
  now,
}: PageMemoryOptions): (request: IncomingMessage) => Handler | null {
  const pages = new LRUCache<string, Entry>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ page }) => page.gzip.byteLength,
  })
  const fills = new Map<string, Promise<Entry | null>>()
  const seen = new Set<string>()

  const respond = async (moduleKey: ModuleKey, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Read before anything is rendered, so that no page kept under this version is older than it.
    const version = await versionOf(moduleKey).catch(() => null)
    if (version === null) return handler(request, response)
    const key = `${request.headers.host ?? ''} ${request.url ?? ''}`
    const isCurrent = (entry: Entry | null | undefined): entry is Entry =>
      entry?.version === version && now() - entry.at < AGE_MS_MAX
    const known = pages.get(key)
    if (isCurrent(known)) return sendPage(known.page, request, response)
    if (!seen.has(key)) {
      if (seen.size >= ADDRESSES_SEEN_MAX) seen.clear()
      seen.add(key)
      return handler(request, response)
    }
    const fillKey = `${version} ${key}`
    const underWay = fills.get(fillKey)
    if (underWay) {
      const entry = await underWay
      return isCurrent(entry) ? sendPage(entry.page, request, response) : handler(request, response)
    }
    await fill(key, fillKey, version, request, response)
  }

  const fill = async (
    key: string,
    fillKey: string,
    version: number,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const at = now()
    const rendered = renderInMemory(handler, request, response)
    const filled = rendered.then(async (bytes): Promise<Entry | null> => {
      const page = bytes && (await keptPage(response, bytes))
      return page && { page, version, at }
    })
    fills.set(
      fillKey,
      filled.catch(() => null),
    )
    try {
      const entry = await filled
      if (entry) pages.set(key, entry)
      if (response.destroyed) return
      if (entry) sendPage(entry.page, request, response)
      else response.end(await rendered)
    } finally {
      fills.delete(fillKey)
    }
  }

  return (request) => {
    const { method, url = '', headers } = request
    const moduleKey = method === 'GET' ? (GRID.exec(url)?.[1] ?? '') : ''
    if (!isModuleKey(moduleKey) || /nxt|_rsc|__next/.test(url)) return null
    if (PERSONAL_HEADERS.some((name) => headers[name] !== undefined)) return null
    if (ROBOT.test(headers['user-agent'] ?? '')) return null
    return (asked, response) => respond(moduleKey, asked, response)
  }
}
