import { afterEach, expect, test, vi } from 'vitest'
import { listenToInbox } from './inbox-feed'

afterEach(() => vi.unstubAllGlobals())

/** A browser that grants its lock when the test says so. */
function browser() {
  const opened: string[] = []
  const grants: (() => unknown)[] = []
  class Stream {
    static readonly CLOSED = 2
    constructor(address: string) {
      opened.push(address)
    }
    addEventListener() {}
    close() {}
  }
  class Channel {
    postMessage() {}
    close() {}
  }
  const globals = { EventSource: Stream, BroadcastChannel: Channel }
  vi.stubGlobal('window', globals)
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('BroadcastChannel', Channel)
  const request = (_name: string, _options: unknown, granted: () => unknown) => {
    grants.push(granted)
    return Promise.resolve()
  }
  vi.stubGlobal('navigator', { locks: { request } })
  return { opened, grants }
}

test('a window that stops before it gets the lock opens no stream and passes the lock on', async () => {
  const { opened, grants } = browser()
  const stop = listenToInbox(() => {})
  stop()
  expect(grants.map((granted) => granted())).toEqual([undefined])
  expect(opened).toEqual([])
})

test('the window with the lock reads the stream and keeps the lock until it stops', async () => {
  const { opened, grants } = browser()
  const stop = listenToInbox(() => {})
  const [reading] = grants.map((granted) => granted())
  expect(opened).toEqual(['/api/notifications/stream'])
  stop()
  await expect(reading).resolves.toBeUndefined()
})
