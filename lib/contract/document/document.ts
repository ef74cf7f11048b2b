import { z } from 'zod'
import {
  createDocument,
  type oas31,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverride,
  type ZodOpenApiPathsObject,
  type ZodOpenApiRequestBodyObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi'
import { DEFAULT_MODULE_KEY } from '@/lib/domain/modules/keys'
import { described, EXAMPLE_ID, id, named } from '@/lib/domain/record-schema'
import type { ErrorCode } from '../../domain/errors'
import { PRODUCT_NAME } from '../../domain/product'
import { problemSchema, titleOf } from '../problem'
import { moduleKeySchema } from '../responses/listing'
import {
  bodySchema,
  isRepeatable,
  type JsonBody,
  pathParameters,
  queryParameters,
  type RouteDeclaration,
  TAGS,
} from '../route'
import { ROUTES } from '../routes'
import { API_VERSION } from '../version'
import { COMMON_HEADERS, headerRef, parameterRef, REQUEST_HEADERS, RESPONSE_HEADERS } from './document-headers'
import { asObject, exampleOf, type JsonObject } from './example'
import { failuresOf } from './failures'
import { lightened } from './lighten'
import { withRealExamples } from './real-examples'

/** The parameters of paths by name. */
const PATH_PARAMETERS: Readonly<Record<string, z.ZodType>> = {
  moduleKey: described(moduleKeySchema, `The module, such as ${DEFAULT_MODULE_KEY}.`, DEFAULT_MODULE_KEY),
  listingId: id('The listing.'),
  attachmentId: id('The attachment.'),
  importId: id('The import.'),
  rfqId: id('The request.'),
  id: id('The request.'),
  enquiryId: id('The enquiry.'),
  orderId: id('The order.'),
  requestId: id('The plan request.'),
  tokenId: id('The token.'),
  searchId: id('The saved search.'),
  sessionId: id('The session.'),
  userId: id('The account.'),
}

/** The OpenAPI 3.1 document, made of the schemas that the service parses with and answers by. */
export function openApiDocument(): JsonObject {
  const paths: ZodOpenApiPathsObject = {}
  for (const route of ROUTES) {
    const path = documentPath(route)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) }
  }
  const document = createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: `${PRODUCT_NAME} API`,
        version: API_VERSION,
        description: 'Listings, requests for quotation and orders. Start with the guide and its examples: /docs.',
      },
      servers: [{ url: '/' }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      security: [{ bearer: [] }, { session: [] }],
      paths,
      components: {
        headers: RESPONSE_HEADERS,
        parameters: REQUEST_HEADERS,
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'An API token from the account page: `Authorization: Bearer tx_...`.',
          },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'next-auth.session-token',
            description:
              'A browser session. Changes must come from our own pages. With https the name begins with __Secure-.',
          },
        },
      },
    },
    // A value that only a function checks, such as a list that must be short before anything else, is any value.
    { override, allowEmptySchema: { custom: { input: true } } },
  )
  return lightened(withExamples(JSON.parse(JSON.stringify(document)) as JsonObject))
}

/** The path of a route as OpenAPI writes it. */
export function documentPath({ path }: Pick<RouteDeclaration, 'path'>): string {
  return path.replaceAll(/:(\w+)/g, '{$1}')
}

/** Where the document differs from what the library makes of the schema of a response. */
const override: ZodOpenApiOverride = ({ io, zodSchema, jsonSchema }) => {
  if (io === 'input') return
  const { def } = zodSchema._zod
  // A later release may add fields.
  if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties
  // A field that is read with a transform is sent as it was received.
  if (def.type === 'pipe' && Object.keys(jsonSchema).length === 0) {
    const { $schema: _, ...received } = z.toJSONSchema(zodSchema, { io: 'input', unrepresentable: 'any' })
    Object.assign(jsonSchema, received)
  }
}

function operationOf(route: RouteDeclaration): ZodOpenApiOperationObject {
  const { id: operationId, tag, summary, description, access, body, isVersioned } = route
  return {
    operationId,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    // An open route takes a token too, and shows its owner more.
    ...(access === 'open' ? { security: [{}, { bearer: [] }, { session: [] }] } : {}),
    requestParams: { path: z.object(pathSchemas(route)), query: z.object(querySchemas(route)) },
    parameters: [
      parameterRef('ApiVersion'),
      ...(isRepeatable(route) ? [parameterRef('IdempotencyKey')] : []),
      ...(isVersioned ? [parameterRef('IfMatch')] : []),
      ...(hasValidator(route) ? [parameterRef('IfNoneMatch')] : []),
    ],
    ...(body ? { requestBody: requestBodyOf(body) } : {}),
    responses: { ...successesOf(route), ...failureResponsesOf(route) },
  }
}

function pathSchemas({ path }: RouteDeclaration): Record<string, z.ZodType> {
  return Object.fromEntries(
    pathParameters(path).map((name) => {
      const schema = PATH_PARAMETERS[name]
      if (!schema) throw new Error(`the path parameter ${name} of ${path} is not described`)
      return [name, schema]
    }),
  )
}

/** For every list. */
const PAGE_NOTES: Readonly<Record<string, string>> = {
  limit: 'How many at most; 24 by default.',
  cursor: '`page.nextCursor` of the previous page.',
}

function querySchemas(route: RouteDeclaration): Record<string, z.ZodType> {
  const notes = { ...PAGE_NOTES, ...route.queryNotes }
  return Object.fromEntries(
    Object.entries(queryParameters(route)).map(([name, schema]) => {
      const description = schema.description ?? notes[name]
      return [name, description === undefined ? schema : schema.meta({ description })]
    }),
  )
}

function hasValidator({ method, hasNoValidator }: RouteDeclaration): boolean {
  return method === 'GET' && hasNoValidator !== true
}

function requestBodyOf({ json, form, isOptional }: NonNullable<RouteDeclaration['body']>): ZodOpenApiRequestBodyObject {
  return {
    required: isOptional !== true,
    content: {
      ...(json && { 'application/json': { schema: noted(json), example: json.example } }),
      ...(form && { 'multipart/form-data': { schema: formSchema(form) } }),
    },
  }
}

/** The schema of a body with the notes of its route on its fields: the schema itself is shared with the forms. */
function noted(json: JsonBody): z.core.$ZodType {
  const schema = bodySchema(json)
  const { notes = {} } = json
  if (!(schema instanceof z.core.$ZodObject)) return schema
  const shape = { ...schema._zod.def.shape }
  for (const [name, description] of Object.entries(notes)) {
    const field = shape[name]
    if (!field) throw new Error(`there is a note on the field ${name}, which its schema does not have`)
    shape[name] = described(field, description)
  }
  const { id: component = '', description = '' } = z.globalRegistry.get(schema) ?? {}
  return named(component, description, z.clone(schema, { ...schema._zod.def, shape }))
}

function formSchema({ parts }: NonNullable<NonNullable<RouteDeclaration['body']>['form']>): oas31.SchemaObject {
  const named = Object.entries(parts)
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: 'The bytes.',
  } as const
  return {
    type: 'object',
    required: ['file', ...named.flatMap(([name, { isRequired }]) => (isRequired ? name : []))],
    properties: {
      file,
      ...Object.fromEntries(
        named.map(([name, { description, values }]) => [
          name,
          { type: 'string', description, ...(values ? { enum: [...values] } : {}) },
        ]),
      ),
    },
  }
}

function successesOf(route: RouteDeclaration): ZodOpenApiResponsesObject {
  const headers = {
    ...COMMON_HEADERS,
    ...(hasValidator(route) ? { etag: headerRef('ETag') } : {}),
    ...(isRepeatable(route) ? { 'idempotent-replayed': headerRef('IdempotentReplayed') } : {}),
  }
  const responses: ZodOpenApiResponsesObject = {}
  for (const [status, { description, schema, types = [] }] of Object.entries(route.responses)) {
    const content = schema ? { 'application/json': { schema } } : Object.fromEntries(types.map((type) => [type, {}]))
    responses[status as `2${string}`] = { description, headers, content }
  }
  if (hasValidator(route)) responses['304'] = { description: 'Unchanged: your ETag still matches.', headers }
  return responses
}

function failureResponsesOf(route: RouteDeclaration): ZodOpenApiResponsesObject {
  return Object.fromEntries(
    [...failuresOf(route)].map(([status, codes]) => [
      String(status),
      {
        description: `${titleOf(status)}: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
        headers: {
          ...COMMON_HEADERS,
          ...(status === 401 ? { 'www-authenticate': headerRef('WwwAuthenticate') } : {}),
          ...(status === 429 || status === 503 ? { 'retry-after': headerRef('RetryAfter') } : {}),
        },
        content: { 'application/problem+json': { schema: problemSchema, example: problemExample(status, codes) } },
      },
    ]),
  )
}

function problemExample(status: number, [code = 'INTERNAL']: readonly ErrorCode[]): JsonObject {
  return {
    ok: false,
    success: false,
    type: `urn:textile:problem:${code.toLowerCase().replaceAll('_', '-')}`,
    title: titleOf(status),
    status,
    detail: 'What went wrong, in a sentence.',
    code,
    requestId: EXAMPLE_ID,
  }
}

/** Adds an example to each JSON content of a success. */
function withExamples(document: JsonObject): JsonObject {
  const schemas = withRealExamples(asObject(asObject(document.components).schemas))
  for (const route of ROUTES) {
    const operation = asObject(asObject(asObject(document.paths)[documentPath(route)])[route.method.toLowerCase()])
    for (const status of Object.keys(route.responses)) {
      const content = asObject(asObject(asObject(operation.responses)[status]).content)
      const json = asObject(content['application/json'])
      if (json.schema !== undefined) json.example = exampleOf(asObject(json.schema), schemas)
    }
  }
  return document
}
