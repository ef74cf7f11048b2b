import type { APIRequestContext, APIResponse } from '@playwright/test'
import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, MISSING_ID } from '../../fixtures'

type JsonObject = { [key: string]: unknown }

interface OperationObject {
  operationId: string
  parameters: { name?: string; in?: string; $ref?: string }[]
  responses: Record<string, { content?: Record<string, unknown>; headers: Record<string, unknown> }>
}

interface Asked {
  params?: Record<string, string>
  query?: string
  body?: unknown
  /** The same intention in other words, for the same Idempotency-Key. */
  otherBody?: unknown
  multipart?: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>
  headers?: Record<string, string>
  status?: number
  /** An operation that compares versions is tried with one that does not hold first; "none": there is no record yet. */
  version?: 'none'
  /** Spoken of by its own test. */
  once?: true
}

/** Every answer names these, whatever it is. */
const EVERY_HEADER = ['x-request-id', 'api-version', 'ratelimit', 'ratelimit-policy']
const KEY_REUSED = { ok: false, code: 'IDEMPOTENCY_KEY_REUSED' }

/** Asks by the document, and holds every answer against it: no status, no field and no content that it does not name. */
export class Documented {
  /** The operations that were asked. */
  readonly asked = new Set<string>()
  readonly operations: ReadonlyMap<string, { method: string; path: string; operation: OperationObject }>
  readonly #ajv = new Ajv({ strict: false, allErrors: true })
  readonly #compiled = new Map<string, ValidateFunction>()

  constructor(document: JsonObject) {
    const paths = document.paths as Record<string, Record<string, OperationObject>>
    this.operations = new Map(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => [
          operation.operationId,
          { method: method.toUpperCase(), path, operation },
        ]),
      ),
    )
    addFormats(this.#ajv)
    this.#ajv.addSchema({ $id: 'https://api.example/', ...(closed(document) as JsonObject) })
  }

  /**
   * Asks for a success and returns its JSON. Besides: a read again with its validator is 304; a write again with its key answers as
   * the first did and with another body is refused; a change of a version that does not hold is 412.
   */
  async ask(context: APIRequestContext, operationId: string, asked: Asked = {}): Promise<JsonObject> {
    const { method, operation } = this.#find(operationId)
    const names = operation.parameters.map(({ $ref = '' }) => $ref.split('/').at(-1))
    if (names.includes('IfMatch') && asked.version !== 'none') {
      await this.fail(context, operationId, { ...asked, headers: { ...asked.headers, 'if-match': '"999999"' } }, 412)
    }
    const isRepeated = method === 'POST' && !asked.once
    const sent = {
      ...asked,
      headers: { ...asked.headers, ...(isRepeated && { 'idempotency-key': crypto.randomUUID() }) },
    }
    const response = await this.#send(context, operationId, sent)
    const text = await response.text()
    const usual = Object.keys(operation.responses)
      .map(Number)
      .filter((status) => status < 300)
    const expected = asked.status === undefined ? usual : [asked.status]
    expect(expected, `${operationId}: ${text.slice(0, 600)}`).toContain(response.status())
    this.#judge(operationId, response, text)

    if (names.includes('IfNoneMatch')) {
      const { etag } = response.headers()
      expect(etag, `${operationId} has a validator`).toBeTruthy()
      const again = await this.#send(context, operationId, {
        ...asked,
        headers: { ...asked.headers, 'if-none-match': etag ?? '' },
      })
      expect(again.status(), `${operationId} again`).toBe(304)
      this.#judge(operationId, again, '')
    }
    if (isRepeated) {
      const again = await this.#send(context, operationId, sent)
      expect(again.headers()['idempotent-replayed'], `${operationId} again: ${await again.text()}`).toBe('true')
      expect([again.status(), await again.text()], `${operationId} again`).toEqual([response.status(), text])
      if (asked.otherBody !== undefined) {
        const other = await this.#send(context, operationId, { ...sent, body: asked.otherBody })
        expect(await other.json(), `${operationId} with the key of another body`).toMatchObject(KEY_REUSED)
        this.#judge(operationId, other, await other.text())
      }
    }
    return response.headers()['content-type']?.startsWith('application/json') ? (JSON.parse(text) as JsonObject) : {}
  }

  /** Asks for a failure. */
  async fail(context: APIRequestContext, operationId: string, asked: Asked, status: number): Promise<JsonObject> {
    const response = await this.#send(context, operationId, asked)
    const text = await response.text()
    expect(response.status(), `${operationId}: ${text.slice(0, 400)}`).toBe(status)
    this.#judge(operationId, response, text)
    return JSON.parse(text) as JsonObject
  }

  #find(operationId: string) {
    const found = this.operations.get(operationId)
    if (!found) throw new Error(`the document has no operation ${operationId}`)
    return found
  }

  #send(context: APIRequestContext, operationId: string, { params, query, body, multipart, headers }: Asked) {
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

  #judge(operationId: string, response: APIResponse, text: string): void {
    this.asked.add(operationId)
    const { method, path, operation } = this.#find(operationId)
    const status = response.status()
    const documented = operation.responses[status]
    expect(
      documented,
      `${operationId} answered ${status}, which is not documented: ${text.slice(0, 400)}`,
    ).toBeDefined()
    for (const name of EVERY_HEADER)
      expect(response.headers()[name], `${name} of ${operationId} ${status}`).toBeTruthy()
    if (status === 304) return
    const [type = ''] = (response.headers()['content-type'] ?? '').split(';')
    const types = Object.keys(documented?.content ?? {})
    // A file is served with its own type.
    if (!types.includes('application/octet-stream'))
      expect(types, `${operationId} ${status} as ${type}`).toContain(type)
    if (!type.endsWith('json')) return
    const pointer = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', type, 'schema']
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

/** The same schemas without room for fields that they do not name: clients may not rely on those, and we may not forget them. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'example' || key === 'examples' ? part : closed(part)]),
  )
  const isRecord = parts.type === 'object' && 'properties' in parts && !('additionalProperties' in parts)
  return isRecord ? { ...parts, additionalProperties: false } : parts
}
