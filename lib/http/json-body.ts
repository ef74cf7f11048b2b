import { JSON_LIMITS, judgeJson } from '@/lib/contract/json-guard'
import { DomainError, validationFailed } from '@/lib/domain/errors'
import type { HttpRequest } from './message'

/**
 * Reads a JSON body within the contract's limits, and never more than the limit into memory.
 *
 * @param options.textMax the longest text, where the route takes more than usual
 * @param options.isOptional an empty body is undefined
 * @throws UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, BAD_JSON, VALIDATION_FAILED
 */
export async function readJsonBody(
  request: HttpRequest,
  { textMax, isOptional = false }: { textMax?: number | undefined; isOptional?: boolean } = {},
): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/(json|[a-z0-9.-]+\+json)\s*(;|$)/i.test(type)) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.')
  }
  const text = await readText(request, JSON_LIMITS.bytesMax)
  if (isOptional && text === '') return undefined
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new DomainError('BAD_JSON', 'The body is not valid JSON.')
  }
  const issues = judgeJson(body, textMax)
  if (issues.length > 0) throw validationFailed(issues)
  return body
}

async function readText(request: HttpRequest, bytesMax: number): Promise<string> {
  const tooLarge = () =>
    new DomainError('TOO_LARGE', `The body is larger than ${bytesMax / 1024} KiB.`, { details: { bytesMax } })
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) throw tooLarge()
  const bytes = await (request.readBytes ?? ((most) => readAtMost(request.body, most)))(bytesMax)
  // Our server drains or cuts the rest after the client could read the response.
  if (bytes === null) throw tooLarge()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new DomainError('BAD_JSON', 'The body is not UTF-8.')
  }
}

/** The bytes of a body; null when there are more than `bytesMax`. */
export async function readAtMost(body: HttpRequest['body'], bytesMax: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength
    if (bytes > bytesMax) return null
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}
