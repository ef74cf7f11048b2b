import type { oas31 } from 'zod-openapi'
import { API_VERSION, VERSION_HEADER } from '../version'

const header = (description: string, schema: oas31.SchemaObject = { type: 'string' }) => ({ description, schema })

/** The headers of responses. */
export const RESPONSE_HEADERS = {
  RequestId: header('The id of this request, also in every error. Quote it to support.'),
  ApiVersion: header('The version that answered.'),
  RateLimit: header('What is left of each limit: r requests, for t seconds.'),
  RateLimitPolicy: header('The limits: q requests in w seconds.'),
  ETag: header('The version of the record. Send it as If-None-Match with a read, or as If-Match with a change.'),
  IdempotentReplayed: header('true: this repeats the first response. Nothing was done again.', {
    type: 'string',
    const: 'true',
  }),
  RetryAfter: header('Seconds to wait.', { type: 'integer' }),
  WwwAuthenticate: header('How to authenticate.'),
} as const

/** The headers that a request may have. */
export const REQUEST_HEADERS = {
  ApiVersion: {
    name: 'Api-Version',
    in: 'header',
    description: 'Pins the version. An unknown version is refused.',
    schema: { type: 'string', examples: [API_VERSION] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A key of your own for each write. The same key and body within 24 hours repeat the first response, and the work is done once. The same key with another body is refused.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'The ETag that you read. If the record has changed since, nothing is written (412).',
    schema: { type: 'string', examples: ['"3"'] },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The ETag that you have. If it still matches, the response is 304 without a body.',
    schema: { type: 'string' },
  },
} as const satisfies Record<string, oas31.ParameterObject>

export const headerRef = (name: keyof typeof RESPONSE_HEADERS) => ({ $ref: `#/components/headers/${name}` })
export const parameterRef = (name: keyof typeof REQUEST_HEADERS) => ({ $ref: `#/components/parameters/${name}` })

/** On every response. */
export const COMMON_HEADERS: oas31.HeadersObject = {
  'x-request-id': headerRef('RequestId'),
  [VERSION_HEADER]: headerRef('ApiVersion'),
  ratelimit: headerRef('RateLimit'),
  'ratelimit-policy': headerRef('RateLimitPolicy'),
}
