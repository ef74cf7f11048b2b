import type { APIRequestContext, APIResponse } from '@playwright/test'
import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, MISSING_ID } from '../../fixtures'

type JsonObject = { [key: string]: unknown }

interface ResponseObject {
  content?: Record<string, unknown>
  headers: Record<string, unknown>
  /** Of a refusal that several operations share. */
  $ref?: string
}

interface OperationObject {
  operationId: string
  parameters: { name?: string; in?: string; $ref?: string }[]
  responses: Record<string, ResponseObject>
}

interface CallOptions {
  params?: Record<string, string>
  query?: string
  body?: unknown
  /** A different body for the same Idempotency-Key. */
  otherBody?: unknown
  multipart?: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>
  headers?: Record<string, string>
  status?: number
  /** Operations that compare versions are first called with a wrong one; "none": no record exists yet. */
  version?: 'none'
  /** Do not repeat the call. */
  once?: true
  /** The server's own job may add to it between the two reads: it links rows of the audit log. */
  isLinkedLater?: true
}

/** Every response has these headers. */
const EVERY_HEADER = ['x-request-id', 'api-version', 'ratelimit', 'ratelimit-policy']
const KEY_REUSED = { ok: false, code: 'IDEMPOTENCY_KEY_REUSED' }

/** Calls operations of the OpenAPI document and checks that each response has only documented statuses, types and fields. */
export class DocumentedApi {
  /** Ids of the operations that were called. */
  readonly called = new Set<string>()
  readonly operations: ReadonlyMap<string, { method: string; path: string; operation: OperationObject }>
  readonly #shared: Readonly<Record<string, ResponseObject>>
  readonly #ajv = new Ajv({ strict: false, allErrors: true })
  readonly #compiled = new Map<string, ValidateFunction>()

  constructor(document: JsonObject) {
    const paths = document.paths as Record<string, Record<string, OperationObject>>
    this.#shared = (document.components as { responses: Record<string, ResponseObject> }).responses
    this.operations = new Map(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => [
          operation.operationId,
          { method: method.toUpperCase(), path, operation },
        ]),
      ),
    )
    addFormats(this.#ajv)
    this.#ajv.addSchema({ $id: 'https://api.example/', ...(withoutAdditional(document) as JsonObject) })
  }

  /**
   * Calls an operation that must succeed and returns its JSON. Also checks that a read with its ETag is 304, that a repeated key returns
   * the first response and refuses another body, and that a wrong version is 412.
   */
  async call(context: APIRequestContext, operationId: string, options: CallOptions = {}): Promise<JsonObject> {
    const { method, operation } = this.#find(operationId)
    const names = operation.parameters.map(({ $ref = '' }) => $ref.split('/').at(-1))
    if (names.includes('IfMatch') && options.version !== 'none') {
      await this.fail(
        context,
        operationId,
        { ...options, headers: { ...options.headers, 'if-match': '"999999"' } },
        412,
      )
    }
    const isRepeated = method === 'POST' && !options.once
    const sent = {
      ...options,
      headers: { ...options.headers, ...(isRepeated && { 'idempotency-key': crypto.randomUUID() }) },
    }
    const response = await this.#send(context, operationId, sent)
    const text = await response.text()
    const usual = Object.keys(operation.responses)
      .map(Number)
      .filter((status) => status < 300)
    const expected = options.status === undefined ? usual : [options.status]
    expect(expected, `${operationId}: ${text.slice(0, 600)}`).toContain(response.status())
    this.#check(operationId, response, text)

    if (names.includes('IfNoneMatch')) {
      const { etag } = response.headers()
      expect(etag, `${operationId} has an ETag`).toBeTruthy()
      const again = await this.#send(context, operationId, {
        ...options,
        headers: { ...options.headers, 'if-none-match': etag ?? '' },
      })
      const isChanged = options.isLinkedLater === true && again.headers().etag !== etag
      expect(again.status(), `${operationId} repeated`).toBe(isChanged ? 200 : 304)
      this.#check(operationId, again, isChanged ? await again.text() : '')
    }
    if (isRepeated) {
      const again = await this.#send(context, operationId, sent)
      expect(again.headers()['idempotent-replayed'], `${operationId} repeated: ${await again.text()}`).toBe('true')
      expect([again.status(), await again.text()], `${operationId} repeated`).toEqual([response.status(), text])
      if (options.otherBody !== undefined) {
        const other = await this.#send(context, operationId, { ...sent, body: options.otherBody })
        expect(await other.json(), `${operationId} with another body and the same key`).toMatchObject(KEY_REUSED)
        this.#check(operationId, other, await other.text())
      }
    }
    return response.headers()['content-type']?.startsWith('application/json') ? (JSON.parse(text) as JsonObject) : {}
  }

  /** Calls an operation that must fail with this status. */
  async fail(
    context: APIRequestContext,
    operationId: string,
    options: CallOptions,
    status: number,
  ): Promise<JsonObject> {
    const response = await this.#send(context, operationId, options)
    const text = await response.text()
    expect(response.status(), `${operationId}: ${text.slice(0, 400)}`).toBe(status)
    this.#check(operationId, response, text)
    return JSON.parse(text) as JsonObject
  }

  #find(operationId: string) {
    const found = this.operations.get(operationId)
    if (!found) throw new Error(`the document has no operation ${operationId}`)
    return found
  }

  #send(context: APIRequestContext, operationId: string, { params, query, body, multipart, headers }: CallOptions) {
    const { method, path } = this.#find(operationId)
    const filled = path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => params?.[name] ?? (name === 'moduleKey' ? 'yarn' : MISSING_ID),
    )
    return context.fetch(`${filled}${query ? `?${query}` : ''}`, {
      method,
      ...(body === undefined ? {} : { data: body }),
      ...(multipart ? { multipart } : {}),
      ...(headers ? { headers } : {}),
    })
  }

  #check(operationId: string, response: APIResponse, text: string): void {
    this.called.add(operationId)
    const { method, path, operation } = this.#find(operationId)
    const status = response.status()
    const { $ref } = operation.responses[status] ?? {}
    const shared = $ref?.split('/').at(-1)
    const documented = shared === undefined ? operation.responses[status] : this.#shared[shared]
    expect(
      documented,
      `${operationId} returned ${status}, which is not documented: ${text.slice(0, 400)}`,
    ).toBeDefined()
    for (const name of EVERY_HEADER)
      expect(response.headers()[name], `${name} of ${operationId} ${status}`).toBeTruthy()
    if (status === 304) return
    const [type = ''] = (response.headers()['content-type'] ?? '').split(';')
    const types = Object.keys(documented?.content ?? {})
    // A file has its own content type.
    if (!types.includes('application/octet-stream'))
      expect(types, `${operationId} ${status} as ${type}`).toContain(type)
    if (!type.endsWith('json')) return
    const place =
      shared === undefined
        ? ['paths', path, method.toLowerCase(), 'responses', String(status)]
        : ['components', 'responses', shared]
    const pointer = [...place, 'content', type, 'schema']
    const reference = `https://api.example/#/${pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
    const validate = this.#compiled.get(reference) ?? this.#ajv.compile({ $ref: reference })
    this.#compiled.set(reference, validate)
    const isValid = validate(JSON.parse(text))
    const problems = (validate.errors ?? [])
      .slice(0, 5)
      .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
    expect(isValid, `${operationId} ${status}:\n${problems.join('\n')}\n${text.slice(0, 300)}`).toBe(true)
  }
}

/** The same schemas without additional properties, so that an undocumented field is an error. */
function withoutAdditional(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAdditional)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'example' || key === 'examples' ? part : withoutAdditional(part),
    ]),
  )
  const isRecord = parts.type === 'object' && 'properties' in parts && !('additionalProperties' in parts)
  return isRecord ? { ...parts, additionalProperties: false } : parts
}
