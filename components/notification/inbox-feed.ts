import type { InboxEntry } from './inbox-entry'

export type InboxNews = { kind: 'unread'; unread: number } | { kind: 'notification'; entry: InboxEntry }
type Listener = (news: InboxNews) => void

const STREAM = '/api/notifications/stream'
const CHANNEL = 'inbox'
const POLL_MS = 30_000

const listeners = new Set<Listener>()
let stop: (() => void) | null = null
let lastUnread: number | null = null

/** Listens to inbox changes while anything on the page needs them. */
export function listenToInbox(listener: Listener): () => void {
  listeners.add(listener)
  if (lastUnread !== null) listener({ kind: 'unread', unread: lastUnread })
  stop ??= start()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = null
    lastUnread = null
  }
}

function notify(news: InboxNews): void {
  if (news.kind === 'unread') lastUnread = news.unread
  for (const listener of listeners) listener(news)
}

/**
 * A browser opens few connections to one address, and a stream takes one. So only the window that holds the lock reads the stream and
 * notifies the others. Where locks are not available, each window polls.
 */
function start(): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window) || !('EventSource' in window)) return poll()
  const channel = new BroadcastChannel(CHANNEL)
  const ending = new AbortController()
  let isReader = false
  channel.onmessage = ({ data }: MessageEvent<InboxNews | 'send unread'>) => {
    if (data !== 'send unread') notify(data)
    else if (isReader && lastUnread !== null) channel.postMessage({ kind: 'unread', unread: lastUnread })
  }
  channel.postMessage('send unread')
  const share = (news: InboxNews) => {
    if (ending.signal.aborted) return
    notify(news)
    channel.postMessage(news)
  }
  navigator.locks
    .request('inbox-stream', { signal: ending.signal }, () => {
      // A window that has stopped meanwhile must release the lock, or it would keep the stream forever.
      if (ending.signal.aborted) return
      isReader = true
      return readStream(share, ending.signal)
    })
    // Aborted while waiting: this window is done.
    .catch(() => {})
  return () => {
    ending.abort()
    channel.close()
  }
}

/** Reads the stream until the signal; polls a server that refuses it. */
function readStream(share: Listener, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const source = new EventSource(STREAM)
    let stopPolling = () => {}
    source.addEventListener('unread', ({ data }) =>
      share({ kind: 'unread', ...(JSON.parse(data) as { unread: number }) }),
    )
    source.addEventListener('notification', ({ data }) =>
      share({ kind: 'notification', entry: JSON.parse(data) as InboxEntry }),
    )
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) stopPolling = poll(share)
    }
    signal.addEventListener('abort', () => {
      source.close()
      stopPolling()
      resolve()
    })
  })
}

function poll(share: Listener = notify): () => void {
  const ask = async () => {
    try {
      const response = await fetch('/api/notifications?limit=1')
      if (response.ok) share({ kind: 'unread', unread: ((await response.json()) as { unread: number }).unread })
      else if (response.status === 401) clearInterval(timer)
    } catch {
      // Offline: the next time will notify.
    }
  }
  const timer = setInterval(() => void ask(), POLL_MS)
  void ask()
  return () => clearInterval(timer)
}
