import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import Ajv from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { safeParse } from 'zod'
import { parseCatalogueQuery } from '../../domain/listing/finding/catalogue-query'
import { matrixDefinition } from '../../domain/modules'
import { MODULE_KEYS } from '../../domain/modules/keys'
import { methodsOf } from '../methods'
import { MARKETPLACE_ROUTES } from '../readback/marketplace-routes'
import { bodySchema, queryParameters, type RouteDeclaration, routeText } from '../route'
import { ROUTES } from '../routes'
import { documentPath, openApiDocument } from './document'
import { asObject } from './example'
import { failuresOf } from './failures'

const document = openApiDocument()

/** The route files on disk, as `METHOD /api/path/:parameter`, without next-auth's and the one for all other addresses. */
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

test('every route file has a declaration, and every declaration a route file', () => {
  const declared = ROUTES.map(routeText)
  expect(declared.sort()).toEqual(routesOnDisk().sort())
  expect(new Set(ROUTES.map(({ id }) => id)).size).toBe(ROUTES.length)
})

test('every route of the marketplace has the access that it is declared with', () => {
  const access = new Map(ROUTES.map((operation) => [routeText(operation), operation.access]))
  for (const route of MARKETPLACE_ROUTES) expect(access.get(routeText(route)), routeText(route)).toBe(route.access)
})

const DOCUMENT_BYTES_MAX = 1024 * 1024

test('it stays within 1 MiB with all modules', () => {
  expect(JSON.stringify(document).length).toBeLessThan(DOCUMENT_BYTES_MAX)
})

test('it is a valid OpenAPI 3.1 document', async () => {
  const result = await new Validator().validate(structuredClone(document))
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
})

test('every write may refuse the type of its body, and no read does', () => {
  for (const route of ROUTES) {
    const codes = [...failuresOf(route).values()].flat()
    expect(codes.includes('UNSUPPORTED_MEDIA_TYPE'), routeText(route)).toBe(route.method !== 'GET')
  }
})

describe('its schemas', () => {
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats(ajv)
  ajv.addSchema({ $id: 'https://api.example/', ...document })
  const judge = (pointer: string, value: unknown) => {
    const validate = ajv.compile({ $ref: `https://api.example/#${pointer}` })
    return validate(value) ? [] : (validate.errors ?? [])
  }
  const pointerOf = (route: RouteDeclaration, ...rest: string[]) =>
    ['/paths', documentPath(route), route.method.toLowerCase(), ...rest]
      .map((part, at) => (at === 0 ? part : encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))))
      .join('/')
  const routesById = (wanted: (route: RouteDeclaration) => boolean) =>
    ROUTES.filter(wanted).map((route) => [route.id, route] as const)

  test.each(routesById(({ body }) => body?.json !== undefined))(
    'the example of %s fits the schema that the service parses with and that of the document',
    (_, route) => {
      const { json } = route.body ?? {}
      if (!json) throw new Error('no body')
      expect(safeParse(bodySchema(json), json.example).error?.issues ?? []).toEqual([])
      expect(judge(pointerOf(route, 'requestBody', 'content', 'application/json', 'schema'), json.example)).toEqual([])
    },
  )

  test.each(routesById(({ responses }) => Object.values(responses).some(({ schema }) => schema)))(
    'the example of a response of %s fits its schema',
    (_, route) => {
      const operation = asObject(asObject(asObject(document.paths)[documentPath(route)])[route.method.toLowerCase()])
      for (const [status, { schema }] of Object.entries(route.responses)) {
        if (!schema) continue
        const { content } = asObject(asObject(operation.responses)[status])
        const { example } = asObject(asObject(content)['application/json'])
        expect(example).toMatchObject(route.id === 'showOpenApi' ? {} : { ok: true, success: true })
        const pointer = pointerOf(route, 'responses', status, 'content', 'application/json', 'schema')
        expect(judge(pointer, example)).toEqual([])
      }
    },
  )

  test('stay open for fields of a later release, except where a request is strict', () => {
    const { components } = document
    const schemas = asObject(asObject(components).schemas)
    expect(asObject(schemas.Profile)).not.toHaveProperty('additionalProperties')
    expect(asObject(schemas.TokenWrite)).toHaveProperty('additionalProperties', false)
  })

  test('of a body have the notes of their route, and no other schema has them', () => {
    const schemas = asObject(asObject(document.components).schemas)
    const descriptionOf = (component: string, field: string) =>
      asObject(asObject(asObject(schemas[component]).properties)[field]).description
    expect(descriptionOf('ProfileWrite', 'expectedVersion')).toMatch(/version/)
    expect(descriptionOf('SignUp', 'roles')).toMatch(/buy/)
    expect(descriptionOf('SignedUp', 'account')).toBeUndefined()
  })
})

test('the filters of the document are those that a read of listings takes', () => {
  const list = ROUTES.find(({ id }) => id === 'listListings')
  const names = Object.keys(list ? queryParameters(list) : {})
  expect(names.length).toBeGreaterThan(30)
  const parameters = new URLSearchParams(names.map((name) => [name, '']))
  const known = MODULE_KEYS.flatMap((key) => {
    const { issues } = parseCatalogueQuery(matrixDefinition(key), parameters)
    const unknown = new Set(issues.flatMap(({ code, field }) => (code === 'UNKNOWN_PARAMETER' ? [field] : [])))
    return names.filter((name) => !unknown.has(name))
  })
  expect(names.filter((name) => !known.includes(name))).toEqual([])
})

test('a failure is listed under its own status, and a change that compares a version lists both conflicts', () => {
  const accept = ROUTES.find(({ id }) => id === 'acceptQuotation')
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
