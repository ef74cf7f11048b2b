import { MARKETPLACE_ROUTES } from '../../../lib/contract/readback/marketplace-routes'
import { routeText } from '../../../lib/contract/route'
import { routeFiles } from '../../house/routes'
import { type Expectation, openStory, PEOPLE, type Person, type Story } from '../authorization-story'
import { EXPECTATIONS } from '../authorization-table'
import type { Reply } from '../client'
import type { Trial } from '../trial'

/** The address of everything that is none. */
const NOTHING = '/api/:...path'

interface Route {
  name: string
  method: string
  pattern: string
}

/** Every route and method: the files on disk, which are what answers, and the declared list, which must not say more. */
function routesOnDisk(): Route[] {
  return routeFiles()
    .filter(({ pattern }) => pattern !== NOTHING)
    .flatMap(({ pattern, methods }) => methods.map((method) => ({ name: `${method} ${pattern}`, method, pattern })))
}

/**
 * Who may do what with whose record: every route, asked by ten people about a record that is there and one that is not. What is not yours is
 * answered like what is not there, byte for byte but for the request id; a route without a row in the table is a fault.
 */
export const authorization: Trial = {
  id: 'M8',
  name: 'authorization matrix',
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
        .map((row) => `${row} has a row in the table and no route`),
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
        if (!expectation.except?.includes(person)) await matrix.ask({ ...route, name: row }, expectation, person)
      }
    }
    faults.push(...(await story.close()))
    return {
      figures: {
        routes: routes.length,
        people: PEOPLE.length,
        'cells asserted': matrix.cells,
        'refusals like a missing record': matrix.pairs,
        '2xx where none may be': matrix.unexpected,
      },
      faults,
    }
  },
  control: {
    sources: [
      // Whoever knows an order's number has it.
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

  async ask(route: Route, expectation: Expectation, person: Person): Promise<void> {
    const expected = expectation.expected[person] ?? expectation.otherwise
    const theirs = await this.story.send(route, expectation, person, 'there')
    const told = `${route.name} as ${person}`
    this.cells += 1
    if (!expected.includes(theirs.status)) {
      if (theirs.status < 300) this.unexpected += 1
      this.faults.push(`${told}: ${theirs.status} instead of ${expected.join(' or ')}: ${theirs.text.slice(0, 200)}`)
    }
    this.requireShape(told, theirs)
    for (const secret of this.story.secretsFrom(person)) {
      if (theirs.text.includes(secret.value)) this.faults.push(`${told}: the answer names ${secret.name}`)
    }
    if (!expectation.isOfRecord) return
    const nothing = await this.story.send(route, expectation, person, 'missing')
    this.cells += 1
    this.requireShape(told, nothing)
    if (theirs.status >= 400 && ![409, 412, 422].includes(theirs.status)) {
      this.pairs += 1
      const mayKnow = theirs.status === 403 && nothing.status === 404 && expectation.knows?.includes(person)
      if (!mayKnow && bare(theirs) !== bare(nothing)) {
        this.faults.push(`${told}: ${bare(theirs)} tells another's record from a missing one: ${bare(nothing)}`)
      }
    } else if (nothing.status !== 404) {
      this.faults.push(`${told}: a missing record is answered ${nothing.status}: ${nothing.text.slice(0, 200)}`)
    }
  }

  /** Every failure in the one shape, with a request id of its own. */
  private requireShape(told: string, reply: Reply): void {
    if (reply.status >= 500) this.faults.push(`${told}: ${reply.status}`)
    if (reply.status < 400) return
    if (!isProblem(reply)) this.faults.push(`${told}: a failure of another shape: ${reply.text.slice(0, 200)}`)
  }
}

function isProblem({ status, headers, text }: Reply): boolean {
  if (!headers.get('content-type')?.startsWith('application/problem+json')) return false
  const problem: { ok: unknown; status: unknown; requestId: unknown } = JSON.parse(text)
  return problem.ok === false && problem.status === status && problem.requestId === headers.get('x-request-id')
}

/** Status, what is said of it in the headers, and the body, without what belongs to this one request. */
function bare({ status, headers, text }: Reply): string {
  const requestId = headers.get('x-request-id') ?? ''
  const told = ['content-type', 'cache-control', 'www-authenticate', 'etag', 'vary'].map((name) => headers.get(name))
  return `${status} ${told.join('|')} ${requestId === '' ? text : text.replaceAll(requestId, '')}`
}
