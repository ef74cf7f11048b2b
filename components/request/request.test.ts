import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { UNREACHABLE, WriteAttempts } from './request'

let server: Server
let address = ''
let keys: string[] = []
/** The next responses; "drop" closes the connection without one. */
let answers: (number | 'drop')[] = []

beforeEach(async () => {
  keys = []
  server = createServer((request: IncomingMessage, response) => {
    keys.push(String(request.headers['idempotency-key']))
    const answer = answers.shift() ?? 200
    if (answer === 'drop') {
      request.socket.destroy()
      return
    }
    response.writeHead(answer, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(answer < 400 ? { listing: {}, issues: [] } : { code: 'SOME_CODE', detail: 'In words.' }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
})

test('keeps the key of a write without a response, so that it runs only once', async () => {
  answers = ['drop', 503, 201]
  const attempts = new WriteAttempts()
  const first = await attempts.send(address, { title: 'a' })
  expect(first.refusal?.code).toBe(UNREACHABLE)
  await attempts.send(address, { title: 'a' })
  expect((await attempts.send(address, { title: 'a' })).refusal).toBeNull()
  expect(new Set(keys).size).toBe(1)
})

test('uses a new key for another body and after a response', async () => {
  answers = ['drop', 422, 200]
  const attempts = new WriteAttempts()
  await attempts.send(address, { title: 'a' })
  const refused = await attempts.send(address, { title: 'b' })
  expect(refused.refusal).toMatchObject({ status: 422, code: 'SOME_CODE', message: 'In words.' })
  await attempts.send(address, { title: 'b' })
  expect(new Set(keys).size).toBe(3)
})
