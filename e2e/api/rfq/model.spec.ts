import fc from 'fast-check'
import { expect, test } from '../../fixtures'
import { openWorld } from '../../trust/world'
import { clockOf } from './clock'
import { moreCommands } from './commands'
import { firstCommand } from './commands/create'
import { Product } from './model/product'

/** RFQ_MODEL_RUNS for more runs, RFQ_MODEL_SECONDS for a time limit, RFQ_MODEL_SEED to repeat a failure. */
const RUNS = Number(process.env.RFQ_MODEL_RUNS ?? 100)
const SECONDS = Number(process.env.RFQ_MODEL_SECONDS ?? RUNS * 6)
const SEED = Number(process.env.RFQ_MODEL_SEED ?? Date.now() % 2 ** 31)

/** Outcomes that a hundred runs must reach, so that the model proves something. */
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
/** Outcomes that need the clock. */
const REACHED_BY_TIME = ['time passed', 'validity over', 'accept 409 RFQ_SEALED', 'SUBMIT 409 RESPOND_BY_PASSED']

test('random commands have the same results in the product and in an independent model', async ({ baseURL }) => {
  test.setTimeout(300_000 + SECONDS * 1_000)
  if (!baseURL) throw new Error('no server')
  const world = openWorld({ url: baseURL, ...(process.env.E2E_DATA_DIR ? { dataDir: process.env.E2E_DATA_DIR } : {}) })
  const clock = world.sql ? clockOf(world.sql) : null
  if (!clock) console.log('Without the database of the server, no deadline passes in this run.')
  const product = await Product.open(world, clock)
  const startedAt = performance.now()
  let runs = 0
  const property = fc.asyncProperty(firstCommand, moreCommands, async (first, more) => {
    await fc.asyncModelRun(() => ({ model: { requests: [] }, real: product }), [first, ...more])
    await product.checkRun()
    runs += 1
  })
  try {
    await fc.assert(property, {
      numRuns: RUNS,
      seed: SEED,
      endOnFailure: process.env.RFQ_MODEL_SHRINK !== 'true',
      interruptAfterTimeLimit: SECONDS * 1_000,
      // With a time limit fewer runs are fine; without one all must run.
      markInterruptAsFailure: process.env.RFQ_MODEL_SECONDS === undefined,
    })
  } finally {
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    console.log(
      `RFQ model: seed ${SEED}, ${runs} runs, ${product.commands} commands, ${product.reads} reads, ${seconds} s`,
    )
    if (process.env.RFQ_MODEL_OUTCOMES) console.log(product.outcomesText())
    await world.close()
  }
  if (runs < 100) return
  for (const outcome of clock ? [...REACHED, ...REACHED_BY_TIME] : REACHED) {
    expect(product.outcomes.get(outcome) ?? 0, outcome).toBeGreaterThan(0)
  }
})
