/**
 * Shows the notifications of an account for SECONDS_LONG seconds (default 10): reads the stream, and connects again with the last number
 * when the service ends it, so that nothing is missed. TOKEN: any account's.
 */
import { BASE_URL, setting } from './client.js'

const token = setting('TOKEN')
const until = AbortSignal.timeout(Number(process.env.SECONDS_LONG ?? 10) * 1000)
let lastEventId = process.env.LAST_EVENT_ID ?? '0'

while (!until.aborted) {
  try {
    const response = await fetch(new URL('/api/notifications/stream', BASE_URL), {
      headers: { authorization: `Bearer ${token}`, 'last-event-id': lastEventId },
      signal: until,
    })
    if (!response.ok || !response.body) throw new Error(`${response.status}: ${await response.text()}`)
    await read(response.body)
  } catch (error) {
    if (!until.aborted) throw error
  }
}

async function read(body: ReadableStream<Uint8Array>): Promise<void> {
  let text = ''
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true })
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) show(event)
  }
}

function show(event: string): void {
  const fields = new Map(
    event.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  lastEventId = fields.get('id') ?? lastEventId
  const data = fields.get('data')
  if (data === undefined) return
  const notice = JSON.parse(data) as { title?: string; unread?: number }
  console.log(fields.get('event') === 'notification' ? `- ${notice.title}` : `${notice.unread ?? 0} unread`)
}
