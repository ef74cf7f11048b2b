import type { Socket } from 'node:net'

/**
 * Closes a kept connection whose idle time is over, unless its next request is here already. Timers run before what arrived is read: after a
 * moment in which the process was busy, Node's own way is to close on a request that came in time, and its sender sees a reset.
 */
export function closeIfStillIdle(socket: Socket): void {
  const { bytesRead } = socket
  // One turn of the loop: whatever has arrived is read before this.
  setImmediate(() => {
    if (socket.bytesRead === bytesRead) socket.destroySoon()
  })
}
