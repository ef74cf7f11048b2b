import { randomUUID } from 'node:crypto'
import { YARN } from '../../../demo'
import { range, scaled, type Trial, tally } from '../../trial'

const PAGES_LEAST = 150

/** Distinct searches from many connections at a time: the API goes on, and pages beyond the places are refused in words. */
export const pageFlood: Trial = {
  name: 'page-flood',
  // Few places, so that a slow machine too sends more pages than there are.
  environment: { RENDERS_AT_ONCE: '2', RENDERS_WAITING: '8' },
  control: {
    sources: [
      {
        file: 'server/http/page-limits.ts',
        from: 'if ((isFull && waiting.size >= waitingMax) || (heldBy.get(address) ?? 0) >= heldMax) {',
        to: 'if (waiting.size < 0) {',
      },
    ],
    fault: /were all rendered/,
  },
  async run(world, scale) {
    const faults: string[] = []
    const count = scaled(600, scale, PAGES_LEAST)
    let isOver = false
    const pages = Promise.all(
      range(count).map(async () => {
        const path = `/listings/yarn?q=${randomUUID().slice(0, 8)}`
        return world.anonymous.get(path, { headers: { accept: 'text/html' } })
      }),
    ).finally(() => {
      isOver = true
    })
    const api: number[] = []
    while (!isOver) api.push((await world.anonymous.get(`${YARN}?limit=1`)).status)
    const replies = await pages
    const refused = replies.filter(({ status }) => status !== 200)
    if (refused.length === 0) faults.push(`${count} pages at a time were all rendered`)
    for (const { status, headers, text } of refused) {
      const isInWords = headers.get('content-type')?.startsWith('text/html') && text.includes('<h1>')
      if (status !== 503 || !isInWords || !(Number(headers.get('retry-after')) > 0)) {
        faults.push(`a page was refused with ${status} ${headers.get('content-type')} ${text.slice(0, 100)}`)
      }
    }
    const broken = api.filter((status) => status !== 200)
    if (broken.length > 0) faults.push(`the API answered ${tally(broken)} in the meantime`)
    const after = await world.anonymous.get('/listings/yarn')
    if (after.status !== 200) faults.push(`a page after the flood is ${after.status}`)
    return { figures: { pages: tally(replies.map(({ status }) => status)), 'API requests': api.length }, faults }
  },
}
