import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What is still read after an early answer, so that a client which sends all before it listens hears the answer. */
const DRAIN_BYTES_MAX = 32 * 1024 * 1024
const DRAIN_MS_MAX = 20_000
/** After our end is closed: time for the client to read what it was sent. */
const LINGER_MS = 2000

/** Node's own discarding of a body nobody wants; it is not in the public types. */
interface Dumpable {
  _dump?: () => void
}

/**
 * Keeps an answer readable when it came before the whole body did. Without this a body that was half read, or whose stream the
 * handler cancelled, blocks the connection, and closing it with unread bytes resets it under the answer.
 */
export function answerBeforeBody(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  const destroySoon = socket.destroySoon.bind(socket)
  let isDraining = false
  // Node ends a connection that is not kept alive by this call, and a close with unread bytes is a reset.
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

/** Lets the parser throw the rest away; also when the handler destroyed the request and took the socket from it. */
function discard(request: IncomingMessage, socket: Socket): void {
  const dumpable: Dumpable = request as unknown as Dumpable
  dumpable._dump?.()
  if (!socket.destroyed) socket.resume()
}

/** The answer is out and enough was read: our half is closed, and the connection a little later. */
function closeAfterReading(socket: Socket): void {
  socket.end()
  socket.pause()
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
