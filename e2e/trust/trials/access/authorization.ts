import { MARKETPLACE_ROUTES } from '@/lib/contract/readback/marketplace-routes'
import { routeText } from '@/lib/contract/route'
import { routeFiles } from '../../../http-rules/routes'
import type { Reply } from '../../client'
import type { Trial } from '../../trial'
import { type Expectation, openStory, PEOPLE, type Person, type Story } from './authorization-story'
import { EXPECTATIONS } from './authorization-table'

/** Handles every path without a route of its own. */
const CATCH_ALL = '/api/:...path'

interface Route {
  name: string
  method: string
  pattern: string
}

function routesOnDisk(): Route[] {
  return routeFiles()
    .filter(({ pattern }) => pattern !== CATCH_ALL)
    .flatMap(({ pattern, methods }) => methods.map((method) => ({ name: `${method} ${pattern}`, method, pattern })))
}

/**
 * Ten people call every route with an existing and a missing record. The responses for a record of someone else and for a missing record
 * must be equal except for the request id. A route without a row in the table is a fault.
 */
export const authorization: Trial = {
  name: 'authorization',
  inTests: true,
  async run(world) {
    const routes = routesOnDisk()
    const rows = Object.keys(EXPECTATIONS)
    const faults = [
      ...routes
        .filter(({ name }) => !rows.some((row) => routeOfRow(row) === name))
        .map(({ name }) => `${name} has no row in the table`),
      ...rows
        .filter((row) => !routes.some(({ name }) => name === routeOfRow(row)))
        .map((row) => `${row} is in the table and has no route`),
      ...MARKETPLACE_ROUTES.map(routeText)
        .filter((name) => !routes.some((route) => route.name === name))
        .map((name) => `${name} is declared and not on disk`),
    ]
    const story = await openStory(world)
    const matrix = new Matrix(story, faults)
    for (const [row, expectation] of Object.entries(EXPECTATIONS)) {
      const route = routes.find(({ name }) => name === routeOfRow(row))
      if (!route) continue
      for (const person of PEOPLE) {
        if (!expectation.except?.includes(person)) await matrix.check({ ...route, name: row }, expectation, person)
      }
    }
    faults.push(...(await story.close()))
    return {
      figures: {
        routes: routes.length,
        people: PEOPLE.length,
        'cells asserted': matrix.cells,
        'refusals like a missing record': matrix.pairs,
        'unexpected 2xx': matrix.unexpected,
      },
      faults,
    }
  },
  control: {
    sources: [
      // Anyone who knows the id reads the order.
      {
        file: 'db/queries/rfq/orders.ts',
        from: "and(eq(orders.id, orderId), reader.isAdmin ? undefined : isTheirs(reader, 'both')),",
        to: 'eq(orders.id, orderId),',
      },
    ],
    fault: /orders\/:orderId/,
  },
}

const routeOfRow = (row: string): string => row.replace(/ \(.*\)$/, '')

class Matrix {
  cells = 0
  pairs = 0
  unexpected = 0

  constructor(
    private readonly story: Story,
    private readonly faults: string[],
  ) {}

  async check(route: Route, expectation: Expectation, person: Person): Promise<void> {
    const expected = expectation.expected[person] ?? expectation.otherwise
    const existing = await this.story.send(route, expectation, person, 'existing')
    const label = `${route.name} as ${person}`
    this.cells += 1
    if (!expected.includes(existing.status)) {
      if (existing.status < 300) this.unexpected += 1
      this.faults.push(
        `${label}: ${existing.status} instead of ${expected.join(' or ')}: ${existing.text.slice(0, 200)}`,
      )
    }
    this.requireShape(label, existing)
    for (const secret of this.story.secretsFrom(person)) {
      if (existing.text.includes(secret.value)) this.faults.push(`${label}: the response contains ${secret.name}`)
    }
    if (!expectation.isOfRecord) return
    const missing = await this.story.send(route, expectation, person, 'missing')
    this.cells += 1
    this.requireShape(label, missing)
    if (existing.status >= 400 && ![409, 412, 422].includes(existing.status)) {
      this.pairs += 1
      const mayKnow = existing.status === 403 && missing.status === 404 && expectation.knows?.includes(person)
      if (!mayKnow && comparable(existing) !== comparable(missing)) {
        this.faults.push(
          `${label}: ${comparable(existing)} differs from the response for a missing record: ${comparable(missing)}`,
        )
      }
    } else if (missing.status !== 404) {
      this.faults.push(`${label}: a missing record gets ${missing.status}: ${missing.text.slice(0, 200)}`)
    }
  }

  /** Every failure is a problem document with the request's id. */
  private requireShape(label: string, reply: Reply): void {
    if (reply.status >= 500) this.faults.push(`${label}: ${reply.status}`)
    if (reply.status < 400) return
    if (!isProblem(reply))
      this.faults.push(`${label}: a failure that is not a problem document: ${reply.text.slice(0, 200)}`)
  }
}

function isProblem({ status, headers, text }: Reply): boolean {
  if (!headers.get('content-type')?.startsWith('application/problem+json')) return false
  const problem: { ok: unknown; status: unknown; requestId: unknown } = JSON.parse(text)
  return problem.ok === false && problem.status === status && problem.requestId === headers.get('x-request-id')
}

/** Status, relevant headers and body, without the request id. */
function comparable({ status, headers, text }: Reply): string {
  const requestId = headers.get('x-request-id') ?? ''
  const values = ['content-type', 'cache-control', 'www-authenticate', 'etag', 'vary'].map((name) => headers.get(name))
  return `${status} ${values.join('|')} ${requestId === '' ? text : text.replaceAll(requestId, '')}`
}
