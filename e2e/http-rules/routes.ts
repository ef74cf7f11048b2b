import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { MISSING_ID } from '../demo'
import { ROOT } from '../start/launch'

const API = join(ROOT, 'app/api')

export interface RouteFile {
  file: string
  /** For example /api/trade-core/listings/:moduleKey */
  pattern: string
  methods: string[]
  lines: number
}

/** The POSTs that read a price list and write nothing. */
const READING_POSTS: ReadonlySet<string> = new Set([
  '/api/trade-core/listings/:moduleKey/read',
  '/api/trade-core/listings/:moduleKey/imports/lines',
])

/** Whether a route only reads. */
export function onlyReads(method: string, pattern: string): boolean {
  return method === 'GET' || READING_POSTS.has(pattern)
}

/** Every route file on disk with the methods that it exports. */
export function routeFiles(): RouteFile[] {
  return readdirSync(API, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('route.ts'))
    .map((name) => {
      const source = readFileSync(join(API, name), 'utf8')
      const methods = [...source.matchAll(/\b(GET|HEAD|POST|PUT|PATCH|DELETE)\b(?=\s*(?:=|,|\}|\())/g)].map(
        (match) => match[1] ?? '',
      )
      const pattern = `/api/${name.replace(/\/?route\.ts$/, '')}`.replaceAll(/\[([^\]]+)\]/g, ':$1')
      return {
        file: relative(ROOT, join(API, name)),
        pattern,
        methods: [...new Set(methods)],
        lines: source.trimEnd().split('\n').length,
      }
    })
    .sort((a, b) => a.pattern.localeCompare(b.pattern))
}

/** A sample value for each path parameter. */
const PARAMETERS: Record<string, string> = {
  moduleKey: 'yarn',
  attachmentId: MISSING_ID,
  listingId: MISSING_ID,
  rfqId: MISSING_ID,
  enquiryId: MISSING_ID,
  orderId: MISSING_ID,
  id: MISSING_ID,
  importId: MISSING_ID,
  tokenId: MISSING_ID,
  searchId: MISSING_ID,
  requestId: MISSING_ID,
  userId: MISSING_ID,
  sessionId: MISSING_ID,
  '...nextauth': 'session',
}

export function pathOf(pattern: string, parameters: Record<string, string> = {}): string {
  return pattern.replaceAll(/:([\w.]+)/g, (_, name: string) => {
    const value = parameters[name] ?? PARAMETERS[name]
    if (value === undefined) throw new Error(`no sample value for the path parameter ${name} of ${pattern}`)
    return value
  })
}
