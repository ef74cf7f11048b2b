import { afterAll, vi } from 'vitest'

/**
 * Runs before each file of tests. Files share their modules, but nothing that a process keeps: the pool, the caches and the
 * counters of the file before (`processWide`) are forgotten, and its settings and clocks taken back.
 */
const settings = { ...process.env }

for (const key of Object.getOwnPropertySymbols(globalThis)) {
  if (key.description?.startsWith('textile.')) Reflect.deleteProperty(globalThis, key)
}

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const name of Object.keys(process.env)) if (!(name in settings)) delete process.env[name]
  Object.assign(process.env, settings)
})
