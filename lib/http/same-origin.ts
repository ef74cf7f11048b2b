import { DomainError } from '@/lib/domain/errors'
import type { HttpRequest } from './message'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * The rule for cookie-authenticated unsafe requests: Sec-Fetch-Site says so, or Origin names our host; neither header: refused.
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
