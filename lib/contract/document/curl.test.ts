import { expect, test } from 'vitest'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { isRepeatable } from '../route'
import { ROUTES } from '../routes'
import { chapters, parametersOfModule } from './chapters'
import { curlOf, outline, shellVariables } from './curl'

const of = (id: string) => {
  const operation = ROUTES.find((one) => one.id === id)
  if (!operation) throw new Error(`no operation ${id}`)
  return operation
}

test('a command has a token where it is needed, a key with each POST that writes, and ids as variables', () => {
  expect(curlOf(of('showLive'))).toBe('curl -sS "$BASE_URL/api/health/live"')
  expect(curlOf(of('acceptQuotation'))).toContain('-H "Authorization: Bearer $TOKEN"')
  expect(curlOf(of('acceptQuotation'))).toContain('"rfqId": "$RFQ_ID"')
  expect(shellVariables(of('acceptQuotation'))).toEqual(['RFQ_ID', 'QUOTE_ID'])
  expect(curlOf(of('uploadAttachment'))).toContain('/listings/yarn/$LISTING_ID/attachments')
  for (const operation of ROUTES) {
    const command = curlOf(operation)
    expect(command.includes('Idempotency-Key'), operation.id).toBe(isRepeatable(operation))
    expect(command.includes('$TOKEN'), operation.id).toBe(operation.access !== 'open')
    const known = ['BASE_URL', 'TOKEN', ...shellVariables(operation)]
    for (const [, name] of command.matchAll(/\$([A-Z_]+)/g)) expect(known, operation.id).toContain(name)
  }
})

test('a long example is shortened in depth and in its lists', () => {
  expect(outline({ a: { b: { c: 1 } }, list: [{ d: 1 }, { d: 2 }], none: [] }, 2)).toBe(
    '{\n  "a": {\n    "b": { … }\n  },\n  "list": [\n    { … },\n    …\n  ],\n  "none": []\n}',
  )
})

test('the pages show every operation once, with its statuses, in chapters', () => {
  const shown = chapters().flatMap(({ operations }) => operations)
  expect(shown.map(({ id }) => id).sort()).toEqual(ROUTES.map(({ id }) => id).sort())
  for (const { id, statuses, parameters } of shown) {
    expect(statuses.length, id).toBeGreaterThan(3)
    expect(
      parameters.every(({ description }) => description !== ''),
      id,
    ).toBe(true)
  }
})

test('parameters that only some modules have are shown per module, each once and in its own words', () => {
  const browse = chapters()
    .flatMap(({ operations }) => operations)
    .find(({ id }) => id === 'listListings')
  const shared = browse?.parameters.map(({ name }) => name) ?? []
  expect(shared).toEqual(expect.arrayContaining(['moduleKey', 'q', 'priceMin', 'countSystem', 'cursor']))
  expect(shared.length).toBeLessThan(40)
  expect(browse?.ofModules.map(({ moduleKey }) => moduleKey)).toEqual([...MODULE_KEYS])
  const operation = of('listListings')
  for (const { moduleKey, count } of browse?.ofModules ?? []) {
    const own = parametersOfModule('listListings', moduleKey)
    expect(own).toHaveLength(count)
    const names = own.map(({ name }) => name)
    expect(names.filter((name) => shared.includes(name))).toEqual([])
    const all = Object.keys(operation.queryOfModule?.(moduleKey) ?? {})
    expect(all.filter((name) => !names.includes(name) && !shared.includes(name))).toEqual([])
    expect(own.filter(({ type, description }) => type === '' || description === '')).toEqual([])
  }
})
