import { expect, test } from 'vitest'
import { z } from 'zod'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { openApiDocument } from '../document/document'
import { ROUTES } from '.'

/** The names of the schemas that were made so far. */
const made = () => [...z.globalRegistry._idmap.keys()].filter((name) => name.endsWith('ListingWrite'))

test('the write bodies of modules are made with the API document, not with the routes', () => {
  expect(ROUTES.length).toBeGreaterThan(0)
  expect(made()).toEqual([])
  openApiDocument()
  expect(made()).toHaveLength(MODULE_KEYS.length)
})
