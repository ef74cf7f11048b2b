import type { z } from 'zod'
import type { ErrorCode } from '../domain/errors'
import { PRODUCT_NAME } from '../domain/product'
import { failuresOf } from './failures'
import { asObject, exampleOf, type Json, type JsonObject, SchemaBook } from './json-schema'
import { type ApiRoute, pathParameters, TAGS } from './operation'
import { problemSchema, titleOf } from './problem'
import { moduleKeySchema } from './responses/listing'
import { OPERATIONS } from './routes'
import { EXAMPLE_ID, id, said } from './schema'
import { API_VERSION, VERSION_HEADER } from './version'

/** The values that stand in paths, by their names. */
const PATH_PARAMETERS: Readonly<Record<string, z.ZodType>> = {
  moduleKey: said(moduleKeySchema.clone(), 'The module, such as yarn.', 'yarn'),
  listingId: id('The listing.'),
  attachmentId: id('The attachment.'),
  importId: id('The import.'),
  rfqId: id('The request.'),
  id: id('The request.'),
  orderId: id('The order.'),
  requestId: id('The request for a plan.'),
  tokenId: id('The token.'),
  sessionId: id('The session.'),
  userId: id('The account.'),
}

const header = (description: string, schema: JsonObject = { type: 'string' }): JsonObject => ({ description, schema })

const HEADERS: JsonObject = {
  RequestId: header('Names this request in our logs; also in every failure.'),
  ApiVersion: header('The version that answered.'),
  RateLimit: header('What is left of each limit: r requests, for t seconds.'),
  RateLimitPolicy: header('The limits: q requests in w seconds.'),
  ETag: header('The validator: send it back as If-None-Match, or as If-Match with a change.'),
  IdempotentReplayed: header('true: the answer of the first time; nothing was done again.', {
    type: 'string',
    const: 'true',
  }),
  RetryAfter: header('Seconds to wait.', { type: 'integer' }),
  WwwAuthenticate: header('How to say who asks.'),
}

const REQUEST_HEADERS: JsonObject = {
  ApiVersion: {
    name: 'Api-Version',
    in: 'header',
    description: 'Pins the version; an unknown one is refused.',
    schema: { type: 'string', examples: [API_VERSION] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'One key per intention. The same key and body within 24 hours answers as the first time, and the work is done once; another body is refused.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'The ETag that you read. If the record changed since, nothing is written (412).',
    schema: { type: 'string', examples: ['"3"'] },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The ETag that you have. If it still holds, the answer is 304 without a body.',
    schema: { type: 'string' },
  },
}

const refHeader = (name: string): JsonObject => ({ $ref: `#/components/headers/${name}` })
const EVERY_HEADER: JsonObject = {
  'x-request-id': refHeader('RequestId'),
  [VERSION_HEADER]: refHeader('ApiVersion'),
  ratelimit: refHeader('RateLimit'),
  'ratelimit-policy': refHeader('RateLimitPolicy'),
}

/** The OpenAPI 3.1 document, of the schemas that the service parses and answers with. */
export function openApiDocument(): JsonObject {
  const book = new SchemaBook()
  const paths: { [path: string]: JsonObject } = {}
  for (const operation of OPERATIONS) {
    const path = operation.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: operationObject(operation, book) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: API_VERSION,
      description: 'Listings, requests for quotation, orders. How to begin, with examples to run: /docs.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    security: [{ bearer: [] }, { session: [] }],
    paths,
    components: {
      schemas: book.components,
      headers: HEADERS,
      parameters: REQUEST_HEADERS,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token of the account page: `Authorization: Bearer tx_...`.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'next-auth.session-token',
          description:
            'A browser’s session. Changes must come from our own pages. By https the name begins with __Secure-.',
        },
      },
    },
  }
}

function operationObject(operation: ApiRoute, book: SchemaBook): JsonObject {
  const { id: operationId, tag, summary, description, access, body } = operation
  return {
    operationId,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    // What is open takes a token too, and shows its owner more.
    ...(access === 'open' ? { security: [{}, { bearer: [] }, { session: [] }] } : {}),
    parameters: parametersOf(operation, book),
    ...(body ? { requestBody: bodyObject(body, book) } : {}),
    responses: { ...successes(operation, book), ...failures(operation, book) },
  }
}

function parametersOf(operation: ApiRoute, book: SchemaBook): Json[] {
  const { method, path, query = {}, queryNotes = {}, isVersioned } = operation
  const inPath = pathParameters(path).map((name): JsonObject => {
    const schema = PATH_PARAMETERS[name]
    if (!schema) throw new Error(`the path parameter ${name} of ${path} is not described`)
    return { name, in: 'path', required: true, ...described(book.of(schema)) }
  })
  const inQuery = Object.entries(query).map(
    ([name, schema]): JsonObject => ({
      name,
      in: 'query',
      required: !schema.safeParse(undefined).success,
      ...described({ ...noteOf(name, queryNotes), ...book.of(schema) }),
    }),
  )
  const headers = [
    'ApiVersion',
    ...(method === 'POST' ? ['IdempotencyKey'] : []),
    ...(isVersioned ? ['IfMatch'] : []),
    ...(hasValidator(operation) ? ['IfNoneMatch'] : []),
  ]
  return [...inPath, ...inQuery, ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` }))]
}

/** Said of every list alike. */
const PAGE_NOTES: Readonly<Record<string, string>> = {
  limit: 'How many at most; 24 when left out.',
  cursor: '`page.nextCursor` of the page before.',
}

function noteOf(name: string, notes: Readonly<Record<string, string>>): JsonObject {
  const description = notes[name] ?? PAGE_NOTES[name]
  return description === undefined ? {} : { description }
}

/** A parameter says its description itself; the examples stay with the schema. */
function described({ description, ...schema }: JsonObject): JsonObject {
  return { ...(description === undefined ? {} : { description }), schema }
}

function hasValidator({ method, hasNoValidator }: ApiRoute): boolean {
  return method === 'GET' && hasNoValidator !== true
}

function bodyObject({ json, form, isOptional }: NonNullable<ApiRoute['body']>, book: SchemaBook): JsonObject {
  return {
    required: isOptional !== true,
    content: {
      ...(json
        ? {
            'application/json': {
              schema: noted(book.of(json.schema), json.notes ?? {}, book),
              example: JSON.parse(JSON.stringify(json.example)),
            },
          }
        : {}),
      ...(form
        ? {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: [
                  'file',
                  ...Object.entries(form.parts).flatMap(([name, part]) => (part.isRequired ? name : [])),
                ],
                properties: {
                  file: { type: 'string', contentMediaType: 'application/octet-stream', description: 'The bytes.' },
                  ...Object.fromEntries(
                    Object.entries(form.parts).map(([name, { description, values }]) => [
                      name,
                      { type: 'string', description, ...(values ? { enum: [...values] } : {}) },
                    ]),
                  ),
                },
              },
            },
          }
        : {}),
    },
  }
}

/** The field's meaning stands with the operation: its schema is shared, or the form's. */
function noted(schema: JsonObject, notes: Readonly<Record<string, string>>, book: SchemaBook): JsonObject {
  const { $ref } = schema
  if (typeof $ref !== 'string') return schema
  const component = asObject(book.components[$ref.replace('#/components/schemas/', '')])
  const properties = asObject(component.properties)
  for (const [name, description] of Object.entries(notes)) {
    if (properties[name] === undefined) throw new Error(`${$ref} has no field ${name} to speak of`)
    properties[name] = { ...asObject(properties[name]), description }
  }
  return schema
}

function successes(operation: ApiRoute, book: SchemaBook): JsonObject {
  const { method, answers } = operation
  const headers = {
    ...EVERY_HEADER,
    ...(hasValidator(operation) ? { etag: refHeader('ETag') } : {}),
    ...(method === 'POST' ? { 'idempotent-replayed': refHeader('IdempotentReplayed') } : {}),
  }
  const answered = Object.entries(answers).map(
    ([status, { description, schema, types = [] }]): [string, JsonObject] => {
      const content: JsonObject = schema
        ? { 'application/json': withExample(book.of(schema), book) }
        : Object.fromEntries(types.map((type) => [type, {}]))
      return [status, { description, headers, content }]
    },
  )
  const unchanged: [string, JsonObject][] = hasValidator(operation)
    ? [['304', { description: 'Unchanged: the validator still holds.', headers }]]
    : []
  return Object.fromEntries([...answered, ...unchanged])
}

function withExample(schema: JsonObject, book: SchemaBook): JsonObject {
  return { schema, example: exampleOf(schema, book.components) }
}

function failures(operation: ApiRoute, book: SchemaBook): JsonObject {
  const schema = book.of(problemSchema)
  return Object.fromEntries(
    [...failuresOf(operation)].map(([status, codes]) => [
      String(status),
      {
        description: `${titleOf(status)}: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
        headers: {
          ...EVERY_HEADER,
          ...(status === 401 ? { 'www-authenticate': refHeader('WwwAuthenticate') } : {}),
          ...(status === 429 || status === 503 ? { 'retry-after': refHeader('RetryAfter') } : {}),
        },
        content: { 'application/problem+json': { schema, example: problemExample(status, codes) } },
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

/** An example of an operation's first success; null where it is no JSON. */
export function successExample(operation: ApiRoute): { status: number; body: Json } | null {
  const [status, answer] = Object.entries(operation.answers)[0] ?? []
  if (!answer?.schema || status === undefined) return null
  const book = new SchemaBook()
  return { status: Number(status), body: exampleOf(book.of(answer.schema), book.components) }
}
