import { gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { PLANS, planHas } from '@/lib/domain/entitlement/plans'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { moduleExamples } from '@/lib/domain/modules/registry/examples'
import { hasPrices } from '@/lib/domain/modules/resolve'
import { askedFirst, requirementsOf } from '@/lib/domain/rfq/requests/requirement-lines'
import { quotationBody } from '../../demo'
import { type DemoAccount, expect, problemOf, test } from '../../fixtures'
import { accepted, finished, readImport, sendFile } from '../../imports'

type Values = Record<string, unknown>
interface Issue {
  code: string
  field: string
  severity: string
}
interface Written {
  listing: Values & {
    listingId: string
    version: number
    status: string
    fields: Values
    commercialValidation: { issues: Issue[] }
  }
  issues: Issue[]
  completeness: { score: number }
  suggestedTitle: string
}
interface Page {
  listings: (Values & { listingId: string; fields: Values })[]
  facets: { name: string; kind: string; values?: { value: string; count: number }[] }[]
  page: { total: number }
}

const DEFINITION_BYTES_MAX = 64 * 1024
const SCORE_MIN = 80
const SELLER: DemoAccount = 'all'
/** What differs between two listings with the same values. */
const OF_ONE_LISTING = new Set([
  'transactionContext',
  'contextMetadata',
  'listingId',
  'sellerSku',
  'attachments_json',
  'status',
])

/** What only the seller sees where sellers are private. */
const OF_SELLER = new Set(['sellerId', 'userId', 'companyId', 'sellerCompany'])

/** A seller who may not list in this module. */
function outsider(moduleKey: string): DemoAccount {
  const [smallest, larger] = PLANS
  if (smallest && !planHas(smallest, moduleKey)) return 'starter'
  return larger && !planHas(larger, moduleKey) ? 'growth' : 'none'
}

const ownValues = (fields: Values) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !OF_ONE_LISTING.has(name)))

async function bodyOf<T>(
  response: Awaited<ReturnType<APIRequestContext['get']>>,
  status: number,
  what = '',
): Promise<T> {
  const text = await response.text()
  expect(response.status(), `${what} ${text.slice(0, 2000)}`).toBe(status)
  return JSON.parse(text) as T
}

for (const moduleKey of MODULE_KEYS) {
  test(`${moduleKey} works over HTTP from its definition to a quotation`, async ({ api }) => {
    const path = `/api/trade-core/listings/${moduleKey}`
    const definition = matrixDefinition(moduleKey)
    const { whole, broken, searches } = moduleExamples(moduleKey)
    const [seller, buyer] = [await api.as(SELLER), await api.as('buyer')]
    const write = (data: Values, query = '') => seller.post(`${path}${query}`, { data })
    const created = new Map<string, Written['listing']>()
    const openValues = (fields: Values) =>
      Object.fromEntries(
        Object.entries(ownValues(fields)).filter(([name]) => !definition.hidesSeller || !OF_SELLER.has(name)),
      )
    let openSellerId = ''

    await test.step('the definition is whole and light', async () => {
      const response = await api.anonymous.get(`${path}/definition`)
      const described = await bodyOf<Values & { examples: unknown[]; firstQuestions: unknown[] }>(response, 200)
      expect(described).toMatchObject({ ok: true, moduleKey, ready: true })
      expect(described.examples.length).toBeGreaterThanOrEqual(3)
      expect(gzipSync(await response.body()).length).toBeLessThanOrEqual(DEFINITION_BYTES_MAX)
    })

    await test.step('a title, a price and a unit publish, or what the module asks in their place', async () => {
      const { uom } = definition.defaults
      const needed = (definition.publishNeeds ?? []).map((name) => [name, whole[0]?.body[name]] as const)
      const least = hasPrices(definition) ? { basePrice: 100, uom } : Object.fromEntries(needed)
      const { listing } = await bodyOf<Written>(await write({ title: 'Goods in one line', ...least }), 201)
      expect(listing.status).toBe('ACTIVE')
      await bodyOf(await seller.post(`${path}/${listing.listingId}/archive`), 200)
    })

    const facetsOf = async () =>
      (await bodyOf<Page>(await api.anonymous.get(`${path}?facets=true&limit=1`), 200)).facets
    const before = await facetsOf()

    await test.step('each example is previewed as it is then stored, and reads back the same', async () => {
      for (const { name, body } of whole) {
        const preview = await bodyOf<Written>(await write(body, '?mode=preview'), 200, name)
        const written = await bodyOf<Written>(await write(body), 201, name)
        created.set(name, written.listing)
        expect(written.issues.filter(({ severity }) => severity === 'error')).toEqual([])
        expect(written.completeness.score, name).toBeGreaterThanOrEqual(SCORE_MIN)
        expect(written.suggestedTitle, name).not.toBe('')
        expect(preview.suggestedTitle).toBe(written.suggestedTitle)
        expect(preview.completeness).toEqual(written.completeness)
        expect(ownValues(preview.listing.fields)).toEqual(ownValues(written.listing.fields))
        const { listings } = await bodyOf<Page>(await api.anonymous.get(`${path}/${written.listing.listingId}`), 200)
        expect(openValues(listings[0]?.fields ?? {})).toEqual(openValues(written.listing.fields))
        openSellerId = String(listings[0]?.sellerId)
      }
    })

    await test.step('each example counts once more in the filters by its words', async () => {
      const after = await facetsOf()
      const countOf = (facets: Page['facets'], name: string, value: string) =>
        facets.find((facet) => facet.name === name)?.values?.find((one) => one.value === value)?.count ?? 0
      let compared = 0
      for (const name of definition.mainSpecifications.filter((one) => after.some((facet) => facet.name === one))) {
        const values = new Map<string, number>()
        for (const { body } of whole)
          for (const value of [body[name]].flat().filter((one) => typeof one === 'string'))
            values.set(value, (values.get(value) ?? 0) + 1)
        for (const [value, times] of values) {
          if (countOf(after, name, value) === 0) continue
          compared++
          expect(countOf(after, name, value) - countOf(before, name, value), `${name} ${value}`).toBe(times)
        }
      }
      expect(compared).toBeGreaterThan(0)
    })

    await test.step('its searches find the examples that they name, and not the others', async () => {
      for (const { q, finds, not = [] } of searches) {
        const query = new URLSearchParams({
          q,
          limit: '100',
          sellerId: openSellerId,
        })
        const { listings } = await bodyOf<Page>(await api.anonymous.get(`${path}?${query}`), 200, q)
        const found = new Set(listings.map(({ listingId }) => listingId))
        const isFound = (name: string) => found.has(created.get(name)?.listingId ?? '')
        expect(
          finds.filter((name) => !isFound(name)),
          q,
        ).toEqual([])
        expect(not.filter(isFound), q).toEqual([])
      }
    })

    await test.step('what breaks a rule is refused with its path, and a draft of it is stored with the issue', async () => {
      for (const { code, path: field, change, example } of broken) {
        const from = whole.find(({ name }) => name === example) ?? whole[0]
        const body = { ...from?.body, ...change }
        const what = `${code} ${field}`
        const problem = await problemOf(await write(body), 422, 'VALIDATION_FAILED')
        expect(problem.issues?.map((issue) => `${issue.code} ${issue.field}`)).toContain(what)
        const draft = await bodyOf<Written>(await write({ ...body, status: 'DRAFT' }), 201, what)
        const { issues } = draft.listing.commercialValidation
        expect(issues.map((issue) => `${issue.code} ${issue.field}`)).toContain(what)
        await bodyOf(await seller.post(`${path}/${draft.listing.listingId}/archive`), 200)
      }
    })

    const [first] = whole
    const listing = created.get(first?.name ?? '')
    if (!first || !listing) throw new Error(`${moduleKey} has no example`)

    await test.step('a request for an example is quoted and compared by what buyers ask first', async () => {
      // Who asks about a card asks for the goods that it points to.
      if (!hasPrices(definition)) return
      const requirements = requirementsOf(definition, first.body, askedFirst(definition))
      expect(requirements.length).toBeGreaterThan(0)
      const unit = String(first.body.priceUom ?? first.body.uom)
      const asked = { listingId: listing.listingId, quantity: 1000, uom: unit, requirements }
      const { rfq } = await bodyOf<{ rfq: { rfqId: string } }>(
        await buyer.post('/api/rfq/create', { data: asked }),
        201,
      )
      const specResponses = requirements.map(({ field, value }) => ({ field, offered: value }))
      const offer = quotationBody(rfq.rfqId, { unitPrice: 100, priceUom: unit, offeredQuantity: 1000, specResponses })
      await bodyOf(await seller.post('/api/rfq/respond', { data: offer }), 201)
      const { rows: compared } = await bodyOf<{
        rows: { group: string; field: string; cells: { verdict: string | null }[] }[]
      }>(await buyer.get(`/api/rfq/compare/${rfq.rfqId}`), 200)
      const rows = compared.filter(({ group }) => group === 'requirements')
      expect(rows.map(({ field, cells }) => [field, cells[0]?.verdict])).toEqual(
        requirements.map(({ field }) => [field, 'meets']),
      )
    })

    await test.step('a row of the export imports as the same listing', async () => {
      const table = async (address: string) => {
        const response = await seller.get(address)
        expect(response.status(), await response.text()).toBe(200)
        return parse(await response.text(), { bom: true }) as string[][]
      }
      const [heads = [], names = []] = await table(`${path}/import-template?format=csv`)
      const exported = await table(`${path}/export?format=csv`)
      expect(exported[1]).toEqual(names)
      const [idAt, skuAt] = [names.indexOf('listingId'), names.indexOf('sellerSku')]
      const row = exported.find((cells) => cells[idAt] === listing.listingId) ?? []
      const sku = `every-${crypto.randomUUID().slice(0, 8)}`
      const changed = row.map((cell, at) => (at === idAt ? '' : at === skuAt ? sku : cell))
      const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
      const buffer = Buffer.from([heads, names, changed].map(line).join('\n'))
      const imports = `${path}/imports`
      const { importId } = await accepted(await sendFile(seller, { buffer, name: 'goods.csv', path: imports }))
      const { rows } = await finished(seller, importId, 30_000, imports)
      const failed = await readImport(seller, importId, 'failed', imports)
      expect(rows, JSON.stringify(failed.rows)).toMatchObject({ created: 1, failed: 0 })
      const [saved] = (await readImport(seller, importId, 'saved', imports)).rows
      const { listings } = await bodyOf<Page>(await seller.get(`${path}/${saved?.listingId}`), 200)
      expect(ownValues(listings[0]?.fields ?? {})).toEqual(ownValues(listing.fields))
      const again = (await table(`${path}/export?format=csv`)).find((cells) => cells[skuAt] === sku) ?? []
      expect(again.map((cell, at) => (at === idAt ? '' : cell))).toEqual(changed)
      await bodyOf(await seller.post(`${path}/${saved?.listingId}/archive`), 200)
    })

    await test.step('an archived listing is hidden, and a plan without the module is refused', async () => {
      for (const { listingId } of created.values()) {
        await bodyOf(await seller.post(`${path}/${listingId}/archive`), 200)
        await problemOf(await api.anonymous.get(`${path}/${listingId}`), 404, 'NOT_FOUND')
      }
      const other = await api.as(outsider(moduleKey))
      expect((await other.post(path, { data: first.body })).status()).toBe(403)
    })
  })
}
