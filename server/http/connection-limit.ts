import type { Server } from 'node:http'
import { countMetric } from '@/lib/config/metrics'
import { clientAddress } from './guard'

/**
 * Closes what one network address opens beyond its share of the connections, before a byte is read. Not for a server behind a proxy: all
 * of its connections come from there.
 */
export function limitConnections(server: Server, perAddressMax: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = clientAddress({}, socket.remoteAddress, false)
    const held = open.get(address) ?? 0
    if (held >= perAddressMax) {
      countMetric('connectionsRefused')
      socket.destroy()
      return
    }
    open.set(address, held + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
