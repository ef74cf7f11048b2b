import { Agent, request } from 'node:http'

/**
 * Keeps `connections` requests in progress for `seconds` and measures how many were answered and how fast. Client and
 * server share the machine: compare figures of one run, never of two.
 * @param {{ url: URL, connections?: number, seconds?: number, next: (n: number) => { path: string, method?: string,
 * headers?: object, body?: string } }} plan
 */
export async function load({ url, connections = 32, seconds = 4, next }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times = []
  let errors = 0
  let bytes = 0
  let number = 0
  const one = () =>
    new Promise((done) => {
      const { path, method = 'GET', headers = {}, body } = next(number++)
      const begun = performance.now()
      const sent = request({ agent, host: url.hostname, port: url.port, path, method, headers }, (response) => {
        response.on('data', (chunk) => {
          bytes += chunk.length
        })
        response.on('end', () => {
          if (response.statusCode >= 400) errors += 1
          else times.push(performance.now() - begun)
          done()
        })
      })
      sent.on('error', () => {
        errors += 1
        done()
      })
      sent.end(body)
    })
  const begun = performance.now()
  const until = begun + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) await one()
    }),
  )
  const elapsed = (performance.now() - begun) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  // Without any response there is no time, and no goal is met.
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.POSITIVE_INFINITY
  return {
    perSecond: times.length / elapsed,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    errors,
    bytes: bytes / Math.max(1, times.length),
  }
}

/** The round with the median requests per second. */
export async function median(rounds, measure) {
  const found = []
  for (let round = 0; round < rounds; round++) found.push(await measure())
  return found.sort((a, b) => a.perSecond - b.perSecond)[Math.floor(found.length / 2)]
}
