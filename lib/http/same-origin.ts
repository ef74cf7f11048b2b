import { DomainError } from '@/lib/domain/errors'
import type { HttpRequest } from './message'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes with a cookie from other sites: Sec-Fetch-Site must be our own, or without it Origin must name our host.
 * @throws CROSS_ORIGIN
 */
export function requireSameOrigin(request: HttpRequest): void {
  if (SAFE_METHODS.has(request.method)) return
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) {
    if (site === 'same-origin' || site === 'none') return
  } else {
    const origin = request.headers.get('origin')
    const host = request.headers.get('host')
    if (origin !== null && host !== null && URL.canParse(origin) && new URL(origin).host === host) return
  }
  throw new DomainError('CROSS_ORIGIN', 'This request came from another site.')
}
