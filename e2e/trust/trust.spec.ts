import { expect, test } from '@playwright/test'
import { programme } from './programme'
import { openWorld, type World } from './world'

/** Races also appear at a small scale. The published figures come from `npm run test:trust`. */
const SCALE = 0.05

let world: World

test.beforeAll(() => {
  const { E2E_BASE_URL: url, E2E_DATA_DIR: dataDir } = process.env
  if (!url) throw new Error('E2E_BASE_URL is not set')
  world = openWorld({ url, dataDir })
})

test.afterAll(async () => {
  await world.close()
})

for (const trial of programme.filter(({ inTests }) => inTests)) {
  test(`${trial.name} finds no fault`, async () => {
    const { faults, figures } = await trial.run(world, SCALE)
    expect(faults, JSON.stringify(figures)).toEqual([])
  })
}
