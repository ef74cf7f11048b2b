import type { Reply } from '../../client'
import { inParallel, range, scaled, type Trial } from '../../trial'
import { duplicateRecords, lostRecords } from './integrity'
import { parties, type Step, type StoryRecords, send, story } from './workload'

const LANES = 6
const DUPLICATES = 5
const KEYS_PER_STORY = 6

/** Each write five times in parallel with one key, with database kills: one effect and one response. */
export const idempotency: Trial = {
  name: 'idempotency',
  environment: {},
  async run(world, scale) {
    const { launched, sql } = world
    if (!launched || !sql) throw new Error('This trial kills the database, so it must have started it.')
    const stories = scaled(1000 / KEYS_PER_STORY, scale, 4)
    const planned = scaled(50, scale, 2)
    const people = await parties(world)
    const written: StoryRecords[] = []
    const settled: { step: Step; reply: Reply }[] = []
    const faults: string[] = []
    let [duplicatesSent, refused, kills] = [0, 0, 0]
    const differences = (step: Step, first: Reply, second: Reply | undefined) =>
      second?.status !== first.status || second.text !== first.text
        ? [`${step.key} got ${first.status} and then ${second?.status ?? 'nothing'}, or a different body`]
        : []

    await inParallel(range(stories), LANES, async (number) => {
      const records: StoryRecords = { name: `trust-key-${number}` }
      written.push(records)
      const steps = story(records, people.sellerId)
      for (let next = steps.next(); !next.done; ) {
        const step = next.value
        const requests = range(DUPLICATES).map(() => send(step, people))
        if (kills < planned && settled.length >= (stories * KEYS_PER_STORY * (kills + 1)) / (planned + 1)) {
          kills += 1
          process.kill(launched.pids().database, 'SIGKILL')
        }
        const replies = (await Promise.all(requests)).map((sent) => sent?.reply)
        const first = replies.find((reply) => reply?.status === step.status)
        if (!first) {
          faults.push(`${step.key} got ${replies.map((reply) => reply?.status).join(', ')}: ${replies[0]?.text}`)
          return
        }
        duplicatesSent += DUPLICATES - 1
        faults.push(...replies.flatMap((reply) => differences(step, first, reply)))
        settled.push({ step, reply: first })
        const other = (await send(step, people, true))?.reply
        if (other?.status === 422 && other.text.includes('IDEMPOTENCY_KEY_REUSED')) refused += 1
        else faults.push(`${step.key} with another body got ${other?.status}: ${other?.text.slice(0, 200)}`)
        next = steps.next(first)
      }
    })
    await inParallel(settled, LANES, async ({ step, reply }) => {
      faults.push(...differences(step, reply, (await send(step, people))?.reply))
    })
    const duplicates = await duplicateRecords(sql, written)
    faults.push(...duplicates, ...(await lostRecords(world, written)))
    if (kills < planned) faults.push(`${kills} of ${planned} kills happened`)
    return {
      figures: {
        keys: settled.length,
        'parallel duplicates': duplicatesSent,
        'replays later': settled.length,
        kills,
        'duplicate effects': duplicates.length,
        'other bodies refused (422)': refused,
      },
      faults,
    }
  },
  control: {
    sources: [{ file: 'lib/services/shared/idempotency.ts', from: '      if (earlier) return earlier\n', to: '' }],
    fault: /has its (listing|request) \d+ times/,
  },
}
