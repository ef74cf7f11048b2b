import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import Ajv from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { safeParse } from 'zod'
import { parseCatalogueQuery } from '../domain/listing/finding/catalogue-query'
import { matrixDefinition } from '../domain/modules'
import { openApiDocument, successExample } from './document'
import { failuresOf } from './failures'
import { asObject } from './json-schema'
import { methodsOf } from './methods'
import { MARKETPLACE_ROUTES } from './readback/marketplace-routes'
import { routeText } from './readback/write-routes'
import { OPERATIONS } from './routes'

const document = openApiDocument()

/** The route files on disk, as `METHOD /api/path/:parameter`; next-auth's own and the answer to every other address are none of ours. */
function routesOnDisk(): string[] {
  return readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts') && !file.includes('[...'))
    .flatMap((file) => {
      const path = `/api/${file.replace(/\/route\.ts$/, '')}`.replaceAll(/\[(\w+)\]/g, ':$1')
      const source = readFileSync(join('app/api', file), 'utf8')
      return [...source.matchAll(/^export const (GET|POST|PUT|PATCH|DELETE)\b/gm)].map(
        ([, method]) => `${method} ${path}`,
      )
    })
}

test('every route file has its operation, and every operation its route file', () => {
  const declared = OPERATIONS.map(routeText)
  expect(declared.sort()).toEqual(routesOnDisk().sort())
  expect(new Set(OPERATIONS.map(({ id }) => id)).size).toBe(OPERATIONS.length)
})

test('every route of the marketplace is an operation with the access that it is declared with', () => {
  const access = new Map(OPERATIONS.map((operation) => [routeText(operation), operation.access]))
  for (const route of MARKETPLACE_ROUTES) expect(access.get(routeText(route)), routeText(route)).toBe(route.access)
})

test('it is a valid OpenAPI 3.1 document', async () => {
  const result = await new Validator().validate(structuredClone(document))
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
})

describe('its schemas', () => {
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats(ajv)
  ajv.addSchema({ $id: 'https://api.example/', ...document })
  const judge = (pointer: string, value: unknown) => {
    const validate = ajv.compile({ $ref: `https://api.example/#${pointer}` })
    return validate(value) ? [] : (validate.errors ?? [])
  }
  const pointerOf = (path: string, ...rest: string[]) =>
    `/paths/${[path.replaceAll(/:(\w+)/g, '{$1}'), ...rest].map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

  test.each(OPERATIONS.filter(({ body }) => body?.json).map((operation) => [operation.id, operation] as const))(
    'the example of %s is taken by the schema that the service parses with and by the document’s',
    (_, { method, path, body }) => {
      const json = body?.json
      if (!json) throw new Error('no body')
      expect(safeParse(json.schema, json.example).error?.issues ?? []).toEqual([])
      const pointer = pointerOf(path, method.toLowerCase(), 'requestBody', 'content', 'application/json', 'schema')
      expect(judge(pointer, json.example)).toEqual([])
    },
  )

  test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
    'the example answer of %s is one',
    (_, operation) => {
      const example = successExample(operation)
      if (!example) return
      const { method, path } = operation
      const pointer = pointerOf(
        path,
        method.toLowerCase(),
        'responses',
        String(example.status),
        'content',
        'application/json',
        'schema',
      )
      expect(judge(pointer, example.body)).toEqual([])
    },
  )
})

test('the filters of the document are those that a read of listings takes', () => {
  const list = OPERATIONS.find(({ id }) => id === 'listListings')
  const definition = matrixDefinition('yarn')
  const names = Object.keys(list?.query ?? {})
  expect(names.length).toBeGreaterThan(30)
  const unknown = parseCatalogueQuery(definition, new URLSearchParams(names.map((name) => [name, '']))).issues
  expect(unknown.filter(({ code }) => code === 'UNKNOWN_PARAMETER')).toEqual([])
})

test('a failure is listed under its own status, and a change that compares a version lists both conflicts', () => {
  const accept = OPERATIONS.find(({ id }) => id === 'acceptQuotation')
  if (!accept) throw new Error('no operation')
  const failures = failuresOf(accept)
  expect(failures.get(401)).toEqual(['AUTH_REQUIRED'])
  expect(failures.get(409)).toEqual(expect.arrayContaining(['VERSION_CONFLICT', 'RFQ_ALREADY_AWARDED']))
  expect(failures.get(412)).toEqual(['PRECONDITION_FAILED'])
  expect(asObject(document.paths)['/api/rfq/accept']).toBeDefined()
})

test('an address takes the methods that are declared for it, and only those', () => {
  expect(methodsOf('/api/trade-core/listings/yarn')).toEqual(['GET', 'HEAD', 'OPTIONS', 'POST'])
  expect(methodsOf('/api/trade-core/listings/yarn/definition')).toEqual(['GET', 'HEAD', 'OPTIONS'])
  expect(methodsOf('/api/trade-core/listings/yarn/some-id/archive')).toEqual(['OPTIONS', 'POST'])
  expect(methodsOf('/api/account/profile')).toEqual(['GET', 'HEAD', 'OPTIONS', 'POST'])
  expect(methodsOf('/api/health/live')).toEqual(['GET', 'HEAD', 'OPTIONS'])
  expect(methodsOf('/api/auth/session')).toEqual(['GET', 'HEAD', 'OPTIONS', 'POST'])
  expect(methodsOf('/api/nothing/here')).toEqual([])
})
