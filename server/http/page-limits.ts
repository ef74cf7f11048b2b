import type { ServerResponse } from 'node:http'
import { countMetric } from '@/lib/config/metrics'
import { DomainError } from '@/lib/domain/errors'
import { isPage } from './content-policy'
import type { Handler } from './front'

const WINDOW_MS = 60_000
/** A page that is made for this reader counts as much as these that are kept: about what it costs. */
const KEPT_PER_RENDER = 10
/** Whatever hangs in a render does not keep its place for longer. */
const RENDER_MS_MAX = 10_000

export interface PageLimitSettings {
  /** Rendered pages of one address a minute. */
  PAGES_PER_MINUTE: number
  RENDERS_AT_ONCE: number
  RENDERS_WAITING: number
}

export interface PageLimits {
  /** Counts a request for a page, and nothing else. @returns why it is refused, or null */
  refusalOf(url: string, address: string): DomainError | null
  /** The handler with few pages in the making at a time; more wait for their turn, and the rest are refused. */
  bound(handler: Handler): Handler
}

/** Keeps pages from taking the whole process: rendering is its most costly work, and everyone may ask for any page. */
export function pageLimits(settings: PageLimitSettings, now: () => number): PageLimits {
  const points = pointsPerAddress(settings.PAGES_PER_MINUTE * KEPT_PER_RENDER, now)
  const places = renderPlaces(settings.RENDERS_AT_ONCE, settings.RENDERS_WAITING)
  return {
    refusalOf: (url, address) => (isPage(url) ? points.spend(address, 1) : null),
    bound: (handler) => async (request, response) => {
      if (!isPage(request.url ?? '')) return handler(request, response)
      const address = String(request.headers['x-client-address'])
      const refusal = points.spend(address, KEPT_PER_RENDER - 1)
      if (refusal) throw refusal
      const leave = await places.enter(address, response)
      if (leave === null) return
      const timer = setTimeout(leave, RENDER_MS_MAX)
      onHead(response, leave)
      try {
        await handler(request, response)
      } finally {
        clearTimeout(timer)
        leave()
      }
    },
  }
}

/** Calls back when the response begins: React has then rendered the page, and its reader may be slow. */
function onHead(response: ServerResponse, begun: () => void): void {
  const { writeHead } = response
  response.writeHead = ((...args: unknown[]): ServerResponse => {
    begun()
    return Reflect.apply(writeHead, response, args)
  }) as ServerResponse['writeHead']
}

function pointsPerAddress(pointsMax: number, now: () => number) {
  const spent = new Map<string, number>()
  let endsAt = 0
  return {
    spend(address: string, points: number): DomainError | null {
      if (now() >= endsAt) {
        spent.clear()
        endsAt = now() + WINDOW_MS
      }
      const sum = (spent.get(address) ?? 0) + points
      spent.set(address, sum)
      if (sum <= pointsMax) return null
      countMetric('pagesRefused')
      const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - now()) / 1000))
      return new DomainError(
        'RATE_LIMITED',
        `Try again in ${retryAfterSeconds} ${retryAfterSeconds === 1 ? 'second' : 'seconds'}.`,
        {
          retryAfterSeconds,
        },
      )
    },
  }
}

/** Places to render in, and a queue for them of which one address gets at most half. */
function renderPlaces(atOnce: number, waitingMax: number) {
  const waiting = new Set<() => void>()
  const heldBy = new Map<string, number>()
  const heldMax = Math.max(1, Math.floor((atOnce + waitingMax) / 2))
  let running = 0

  function hold(address: string, change: 1 | -1): void {
    const held = (heldBy.get(address) ?? 0) + change
    if (held > 0) heldBy.set(address, held)
    else heldBy.delete(address)
  }

  function begin(address: string): () => void {
    let isOver = false
    running += 1
    return () => {
      if (isOver) return
      isOver = true
      running -= 1
      hold(address, -1)
      const [next] = waiting
      next?.()
    }
  }

  return {
    /**
     * Waits for a place.
     * @returns what gives it back; null if the reader went away first
     * @throws UNAVAILABLE when too many wait already
     */
    async enter(address: string, response: ServerResponse): Promise<(() => void) | null> {
      const isFull = running >= atOnce
      if ((isFull && waiting.size >= waitingMax) || (heldBy.get(address) ?? 0) >= heldMax) {
        countMetric('pagesRefused')
        throw new DomainError(
          'UNAVAILABLE',
          'Too many people are loading pages right now. Try again in a few seconds.',
          {
            retryAfterSeconds: 2,
          },
        )
      }
      hold(address, 1)
      if (!isFull) return begin(address)
      return new Promise((resolve) => {
        const start = () => {
          end()
          resolve(begin(address))
        }
        const giveUp = () => {
          end()
          hold(address, -1)
          resolve(null)
        }
        const end = () => {
          waiting.delete(start)
          response.off('close', giveUp)
        }
        waiting.add(start)
        response.once('close', giveUp)
      })
    },
  }
}
