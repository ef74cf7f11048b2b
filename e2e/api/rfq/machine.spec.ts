import fc from 'fast-check'
import { expect, test } from '../../fixtures'
import { openWorld } from '../../trust/world'
import { clockOf } from './clock'
import { moreCommands } from './commands'
import { firstCommand } from './commands/create'
import { Stage } from './stage'

/** RFQ_MODEL_RUNS for a longer look, RFQ_MODEL_SECONDS to end it in time, RFQ_MODEL_SEED to see a failure again. */
const RUNS = Number(process.env.RFQ_MODEL_RUNS ?? 100)
const SECONDS = Number(process.env.RFQ_MODEL_SECONDS ?? RUNS * 6)
const SEED = Number(process.env.RFQ_MODEL_SEED ?? Date.now() % 2 ** 31)

/** What a hundred runs do many times over: a model that never came there would prove nothing. */
const REACHED = [
  'create 201',
  'create 403 FORBIDDEN',
  'create 422 VALIDATION_FAILED',
  'SUBMIT 201',
  'SUBMIT 200',
  'DRAFT 200',
  'PREVIEW 200',
  'WITHDRAW 200',
  'REQUEST_INFO 200',
  'DECLINE 200',
  'ACCEPT_COUNTER 200',
  'COUNTER 200',
  'DECLINE_QUOTE 200',
  'PROVIDE_INFO 200',
  'CANCEL 200',
  'CLOSE 200',
  'REMOVE 200',
  'accept 201',
  'accept 404 NOT_FOUND',
  'move 200',
  'event 201',
  'replayed',
  'key reused',
]
/** These need the clock. */
const REACHED_BY_TIME = ['time passed', 'validity over', 'accept 409 RFQ_SEALED', 'SUBMIT 409 RESPOND_BY_PASSED']

test('the trade of quotations does what an independent model of it does, whoever does what in whatever order', async ({
  baseURL,
}) => {
  test.setTimeout(60_000 + SECONDS * 1_000)
  if (!baseURL) throw new Error('no server')
  const world = openWorld({ url: baseURL, ...(process.env.E2E_DATA_DIR ? { dataDir: process.env.E2E_DATA_DIR } : {}) })
  const clock = world.sql ? clockOf(world.sql) : null
  if (!clock) console.log('No database of the server at hand: deadlines do not pass in this run.')
  const stage = await Stage.open(world, clock)
  const startedAt = performance.now()
  let runs = 0
  const property = fc.asyncProperty(firstCommand, moreCommands, async (first, more) => {
    await fc.asyncModelRun(() => ({ model: { requests: [] }, real: stage }), [first, ...more])
    await stage.checkRun()
    runs += 1
  })
  try {
    await fc.assert(property, {
      numRuns: RUNS,
      seed: SEED,
      endOnFailure: process.env.RFQ_MODEL_SHRINK !== 'true',
      interruptAfterTimeLimit: SECONDS * 1_000,
      // Who names a time wants as many runs as fit; all others want all runs.
      markInterruptAsFailure: process.env.RFQ_MODEL_SECONDS === undefined,
    })
  } finally {
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    console.log(`RFQ model: seed ${SEED}, ${runs} runs, ${stage.commands} commands, ${stage.reads} reads, ${seconds} s`)
    if (process.env.RFQ_MODEL_OUTCOMES) console.log(stage.outcomesText())
    await world.close()
  }
  if (runs < 100) return
  for (const outcome of clock ? [...REACHED, ...REACHED_BY_TIME] : REACHED) {
    expect(stage.outcomes.get(outcome) ?? 0, outcome).toBeGreaterThan(0)
  }
})
