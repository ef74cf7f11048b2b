import type { Socket } from 'node:net'

/**
 * Closes a kept-alive connection whose idle time is over, unless its next request has already arrived. Timers run before sockets are
 * read: after a busy moment Node would close on a request that came in time, and its sender would see a reset.
 */
export function closeIfStillIdle(socket: Socket): void {
  const { bytesRead } = socket
  // After one turn of the event loop, everything that has arrived is read.
  setImmediate(() => {
    if (socket.bytesRead === bytesRead) socket.destroySoon()
  })
}
