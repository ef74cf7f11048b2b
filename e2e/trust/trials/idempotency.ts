import type { Reply } from '../client'
import { duplicated, lost, parties, type Step, send, story, type Told } from '../market'
import { inParallel, range, scaled, type Trial } from '../trial'

const LANES = 6
const DUPLICATES = 5
const KEYS_PER_STORY = 6

/** Each write five times at once under one key, with the database killed in between: one effect, one answer, for ever. */
export const idempotency: Trial = {
  id: 'M7',
  name: 'idempotency',
  environment: {},
  async run(world, scale) {
    const { launched, sql } = world
    if (!launched || !sql) throw new Error('It kills the database: it has to be ours.')
    const stories = scaled(1000 / KEYS_PER_STORY, scale, 4)
    const planned = scaled(50, scale, 2)
    const people = await parties(world)
    const told: Told[] = []
    const settled: { step: Step; reply: Reply }[] = []
    const faults: string[] = []
    let [sentTwice, refused, kills] = [0, 0, 0]
    const different = (step: Step, first: Reply, second: Reply | undefined) =>
      second?.status !== first.status || second.text !== first.text
        ? [`${step.key} was answered ${first.status} and then ${second?.status ?? 'nothing'} with other bytes`]
        : []

    await inParallel(range(stories), LANES, async (number) => {
      const mine: Told = { name: `trust-m7-${number}` }
      told.push(mine)
      const steps = story(mine, people.sellerId)
      for (let next = steps.next(); !next.done; ) {
        const step = next.value
        const flights = range(DUPLICATES).map(() => send(step, people))
        if (kills < planned && settled.length >= (stories * KEYS_PER_STORY * (kills + 1)) / (planned + 1)) {
          kills += 1
          process.kill(launched.pids().database, 'SIGKILL')
        }
        const replies = (await Promise.all(flights)).map((sent) => sent?.reply)
        const first = replies.find((reply) => reply?.status === step.status)
        if (!first) {
          faults.push(
            `${step.key} was answered ${replies.map((reply) => reply?.status).join(', ')}: ${replies[0]?.text}`,
          )
          return
        }
        sentTwice += DUPLICATES - 1
        faults.push(...replies.flatMap((reply) => different(step, first, reply)))
        settled.push({ step, reply: first })
        const other = (await send(step, people, true))?.reply
        if (other?.status === 422 && other.text.includes('IDEMPOTENCY_KEY_REUSED')) refused += 1
        else faults.push(`${step.key} with another body was answered ${other?.status}: ${other?.text.slice(0, 200)}`)
        next = steps.next(first)
      }
    })
    await inParallel(settled, LANES, async ({ step, reply }) => {
      faults.push(...different(step, reply, (await send(step, people))?.reply))
    })
    const twice = await duplicated(sql, told)
    faults.push(...twice, ...(await lost(world, told)))
    if (kills < planned) faults.push(`${kills} of ${planned} kills happened`)
    return {
      figures: {
        keys: settled.length,
        'duplicates at once': sentTwice,
        'replays later': settled.length,
        kills,
        'effects doubled': twice.length,
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
