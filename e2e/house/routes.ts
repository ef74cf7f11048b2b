import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../start/launch'

const API = join(ROOT, 'app/api')

export interface RouteFile {
  file: string
  /** With Next's parameter names: /api/trade-core/listings/:moduleKey */
  pattern: string
  methods: string[]
  lines: number
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

/** A value for each parameter; a new parameter without one fails the sweep. */
const PARAMETERS: Record<string, string> = {
  moduleKey: 'yarn',
  attachmentId: '0197aaaa-0000-7000-8000-000000000000',
  listingId: '0197aaaa-0000-7000-8000-000000000000',
  rfqId: '0197aaaa-0000-7000-8000-000000000000',
  orderId: '0197aaaa-0000-7000-8000-000000000000',
  id: '0197aaaa-0000-7000-8000-000000000000',
  importId: '0197aaaa-0000-7000-8000-000000000000',
  tokenId: '0197aaaa-0000-7000-8000-000000000000',
  requestId: '0197aaaa-0000-7000-8000-000000000000',
  userId: '0197aaaa-0000-7000-8000-000000000000',
  sessionId: '0197aaaa-0000-7000-8000-000000000000',
  '...nextauth': 'session',
}

export function pathOf(pattern: string, parameters: Record<string, string> = {}): string {
  return pattern.replaceAll(/:([\w.]+)/g, (_, name: string) => {
    const value = parameters[name] ?? PARAMETERS[name]
    if (value === undefined) throw new Error(`no sample value for the path parameter ${name} of ${pattern}`)
    return value
  })
}
