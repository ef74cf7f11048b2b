import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'

afterEach(() => vi.restoreAllMocks())

test('the write bodies of modules are made with the API document, not with the routes', async () => {
  const add = vi.spyOn(z.globalRegistry, 'add')
  const made = () =>
    new Set(add.mock.calls.map(([, meta]) => String(meta?.id)).filter((id) => id.endsWith('ListingWrite')))
  // Test files share their modules: another one may have read the document.
  vi.resetModules()
  const { ROUTES } = await import('.')
  expect(ROUTES.length).toBeGreaterThan(0)
  expect(made()).toEqual(new Set())
  const { openApiDocument } = await import('../document/document')
  openApiDocument()
  expect(made().size).toBe(MODULE_KEYS.length)
})
