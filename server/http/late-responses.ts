import type { IncomingMessage, ServerResponse } from 'node:http'
import { DomainError } from '@/lib/domain/errors'

/** A request and its response, as the server in front keeps them until the response is complete. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  requestId: string
  startedAt: number
  /** What had arrived on the connection when that last changed, and when; known while the process stops. */
  arrived?: { bytes: number; at: number }
}

/** Longer than a whole request may take to arrive (two minutes), and than any work of ours. */
export const RESPONSE_MS_MAX = 150_000
/** While the process stops: how long a sender in the middle of a body may be silent. */
const SILENCE_MS_MAX = 5000

/**
 * Why a request gets no other response any more, or null while it may. A response that has begun is left alone: streams and downloads
 * take as long as they take.
 */
export function lateness(exchange: Exchange, now: number, isStopping: boolean, msMax: number): DomainError | null {
  const { request, response, startedAt } = exchange
  if (response.headersSent || response.writableEnded) return null
  if (now - startedAt > msMax) {
    return unavailable('This took too long. Read whether it was done before you send it again.')
  }
  return isStopping && isSilent(exchange, request, now) ? unavailable('The service is restarting.') : null
}

/** Whether the rest of a body is missing and nothing of it has come for a while, although this process reads. */
function isSilent(exchange: Exchange, request: IncomingMessage, now: number): boolean {
  const { bytesRead } = request.socket
  if (request.complete || request.readableLength > 0) return false
  if (exchange.arrived?.bytes !== bytesRead) exchange.arrived = { bytes: bytesRead, at: now }
  return now - exchange.arrived.at > SILENCE_MS_MAX
}

function unavailable(detail: string): DomainError {
  return new DomainError('UNAVAILABLE', detail, { retryAfterSeconds: 10 })
}
