import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bodySchema, queryParameters, routeText } from '../route'
import { ROUTES } from '.'

/** The largest value of PostgreSQL's integer, which the columns of numbers, versions and counts are. */
const COLUMN_MAX = 2 ** 31 - 1

type Node = { [key: string]: unknown }

/** Every integer that a schema takes, by its path. */
function integersOf(node: unknown, path: string): [path: string, minimum: number, maximum: number][] {
  if (Array.isArray(node)) return node.flatMap((part, n) => integersOf(part, `${path}/${n}`))
  if (typeof node !== 'object' || node === null) return []
  const { type, minimum, exclusiveMinimum, maximum, exclusiveMaximum } = node as Node
  const bound = (given: unknown, otherwise: number) => (typeof given === 'number' ? given : otherwise)
  const own: [string, number, number][] =
    type === 'integer'
      ? [
          [
            path,
            Math.max(bound(minimum, -Infinity), bound(exclusiveMinimum, -Infinity)),
            Math.min(bound(maximum, Infinity), bound(exclusiveMaximum, Infinity)),
          ],
        ]
      : []
  return [...own, ...Object.entries(node).flatMap(([name, part]) => integersOf(part, `${path}/${name}`))]
}

const sent = ROUTES.flatMap((route) => [
  ...Object.entries(queryParameters(route)).map(([name, schema]) => ({ name: `${routeText(route)} ?${name}`, schema })),
  ...(route.body?.json ? [{ name: routeText(route), schema: bodySchema(route.body.json) }] : []),
]).map(({ name, schema }) => ({
  name,
  integers: integersOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), ''),
}))

describe('an integer that a request may send', () => {
  test('is found in queries and bodies', () => {
    expect(sent.filter(({ integers }) => integers.length > 0).length).toBeGreaterThan(5)
  })

  test.each(sent.filter(({ integers }) => integers.length > 0))('$name fits its column', ({ integers }) => {
    for (const [path, minimum, maximum] of integers) {
      expect(minimum, path).toBeGreaterThanOrEqual(-COLUMN_MAX - 1)
      expect(maximum, path).toBeLessThanOrEqual(COLUMN_MAX)
    }
  })
})
