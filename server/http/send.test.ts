import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { send } from './send'

const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server that answers with a stream that never ends, and what became of that answer. */
async function streaming() {
  let cancel = () => {}
  const cancelled = new Promise<void>((resolve) => {
    cancel = resolve
  })
  let settle = (_how: unknown) => {}
  const sent = new Promise((resolve) => {
    settle = resolve
  })
  const server = createServer((asked, response) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('first')),
      cancel: () => cancel(),
    })
    const answer = { status: 200, headers: { 'content-type': 'text/plain' }, body }
    send(answer, response, asked.method === 'HEAD').then(() => settle('done'), settle)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return { port, cancelled, sent }
}

test('a stream whose reader goes away is cancelled, and is no failure', async () => {
  const { port, cancelled, sent } = await streaming()
  const client = request({ port, host: '127.0.0.1', path: '/' })
  client.on('error', () => {})
  client.on('response', (response) => response.once('data', () => client.destroy()))
  client.end()
  await cancelled
  expect(await sent).toBe('done')
})

test('a stream that is asked for by HEAD is cancelled without its bytes', async () => {
  const { port, cancelled, sent } = await streaming()
  const text = await new Promise<string>((resolve, reject) => {
    const client = request({ port, host: '127.0.0.1', path: '/', method: 'HEAD' }, (response) => {
      let read = ''
      response.on('data', (chunk) => {
        read += String(chunk)
      })
      response.on('end', () => resolve(read))
    })
    client.on('error', reject)
    client.end()
  })
  expect(text).toBe('')
  await cancelled
  expect(await sent).toBe('done')
})
