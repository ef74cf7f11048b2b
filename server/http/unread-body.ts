import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How much is still read after an early response, for clients that send everything before they read. */
const DRAIN_BYTES_MAX = 32 * 1024 * 1024
const DRAIN_MS_MAX = 20_000
/** How long the client has to read the response after our end is closed. */
const LINGER_MS = 2000

/** Node's own way to discard a body; it is not in the public types. */
interface Dumpable {
  _dump?: () => void
}

/**
 * Keeps a response readable that is sent before the whole body has arrived. Otherwise a half-read or cancelled body blocks the
 * connection, and closing a connection with unread bytes resets it before the client has read the response.
 */
export function keepEarlyResponseReadable(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  const destroySoon = socket.destroySoon.bind(socket)
  let isDraining = false
  // Node calls this to end a connection that is not kept alive; closing with unread bytes would reset it.
  socket.destroySoon = () => {
    if (request.complete || socket.destroyed || isDraining) return isDraining ? undefined : destroySoon()
    socket.end()
    drain()
  }
  response.once('finish', () => {
    if (!request.complete) drain()
  })
  response.once('close', () => {
    if (request.complete || socket.destroyed) restore()
  })

  function restore(): void {
    socket.destroySoon = destroySoon
  }

  function drain(): void {
    if (isDraining) return
    isDraining = true
    const bytesAtStart = socket.bytesRead
    const startedAt = performance.now()
    discard(request, socket)
    const timer = setInterval(() => {
      if (socket.destroyed) return done()
      if (request.complete) {
        done()
        if (socket.writableEnded) destroySoon()
        return
      }
      if (socket.bytesRead - bytesAtStart > DRAIN_BYTES_MAX || performance.now() - startedAt > DRAIN_MS_MAX) {
        done()
        closeAfterReading(socket)
      } else {
        discard(request, socket)
      }
    }, 25)

    function done(): void {
      clearInterval(timer)
      isDraining = false
      restore()
    }
  }
}

/** Lets the parser discard the rest, even if the handler destroyed the request and so detached the socket. */
function discard(request: IncomingMessage, socket: Socket): void {
  const dumpable: Dumpable = request as unknown as Dumpable
  dumpable._dump?.()
  if (!socket.destroyed) socket.resume()
}

/** The response is sent and enough was read: closes our half now, and the connection a little later. */
function closeAfterReading(socket: Socket): void {
  socket.end()
  socket.pause()
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
