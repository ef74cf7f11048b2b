import { expect, test } from 'vitest'
import { matrixDefinition } from '../../domain/modules'
import { isModuleKey, MODULE_NAMES } from '../../domain/modules/keys'
import { fieldSpec } from '../../domain/modules/resolve'
import { openApiDocument } from './document'
import { asObject, type Json, type JsonObject } from './example'

/** The examples of the successes of the document, each with its operation. */
const examples = Object.values(asObject(openApiDocument().paths))
  .flatMap((methods) => Object.values(asObject(methods)).map(asObject))
  .flatMap((operation) =>
    Object.entries(asObject(operation.responses)).flatMap(([status, response]) => {
      const { example } = asObject(asObject(asObject(asObject(response).content)['application/json']))
      return status.startsWith('2') && example !== undefined ? [{ id: String(operation.operationId), example }] : []
    }),
  )

function objectsIn(value: Json | undefined): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(objectsIn)]
}

test('a part of an example that names a module has the name and fields of that module', () => {
  let compared = 0
  for (const { id, example } of examples) {
    for (const part of objectsIn(example)) {
      const { moduleKey, displayName, fields, specs } = part
      if (typeof moduleKey !== 'string' || !isModuleKey(moduleKey)) continue
      const definition = matrixDefinition(moduleKey)
      if (typeof displayName === 'string' && displayName !== '') expect(displayName, id).toBe(MODULE_NAMES[moduleKey])
      for (const spec of Array.isArray(specs) ? specs.map(asObject) : []) {
        expect(fieldSpec(definition, String(spec.name))?.label, `${id} ${String(spec.name)}`).toBe(spec.label)
        compared++
      }
      if (id.endsWith('Listing') && 'basePrice' in asObject(fields)) {
        expect(fieldSpec(definition, 'basePrice'), id).not.toBeNull()
        compared++
      }
    }
  }
  expect(compared).toBeGreaterThan(3)
})

test('the listings of an example are of the module that the example names', () => {
  for (const { id, example } of examples) {
    for (const { moduleKey, listings } of objectsIn(example)) {
      if (moduleKey === undefined || !Array.isArray(listings)) continue
      for (const listing of listings.map(asObject)) expect(listing.moduleKey, id).toBe(moduleKey)
    }
  }
})

test('the example of a list of listings has the cards that its address asks for', () => {
  const list = examples.find(({ id }) => id === 'listListings')?.example
  const listings = asObject(list).listings
  expect(Array.isArray(listings) && listings.map((card) => 'bestPriceFrom' in asObject(card))).toEqual([true])
})
