import { createHash } from 'node:crypto'
import postgres from 'postgres'
import { v7 as uuidv7 } from 'uuid'
import { database } from '@/db/client'
import { ensureFacetIds } from '@/db/queries/listings/listings'
import { env } from '@/lib/config/env'
import { NO_FILES } from '@/lib/domain/listing/attachments/attachments'
import { encodeCursor } from '@/lib/domain/listing/finding/catalogue-query'
import { listingFacets } from '@/lib/domain/listing/finding/facets'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import type { Listing, SellerFacts } from '@/lib/domain/listing/listing'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS, type ModuleKey } from '@/lib/domain/modules/keys'
import { moduleExamples } from '@/lib/domain/modules/registry/examples'
import { listingRow } from '@/lib/services/listings/listing-row'
import { ratesInForce } from '@/lib/services/operation/exchange-rates'
import { readSeedListings } from '../seed/listings'

const TEMPLATES = 500
/** All but the first only list. */
const SELLERS = 200
/** The newest listings carry their whole record; the rest are cards, as many as it takes to be many. */
const RECORDS = 20_000
const START = Date.UTC(2026, 0, 1)

/**
 * `bench-data <rows>`: fills an empty, migrated database with plausible listings, the same ones each time, and prints as JSON what the
 * bench needs to ask for them. Every second one is a yarn, the others are of all other modules in turn. Each of the templates is judged and presented like any listing; the rest are copies at other times.
 * Cards for all, whole records for the newest.
 */
export async function benchDataCommand([rowsText = '100000']: string[]): Promise<void> {
  const rows = Number(rowsText)
  // Its own connection: the pool's time limits are for requests, not for a load.
  const sql = postgres(env().DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  const { sellers, token } = await openSellers(sql)
  const [seller] = sellers
  const yarns = await makeTemplates(
    sellers,
    Array.from({ length: Math.min(TEMPLATES, rows) }, (_, n) => ({ moduleKey: 'yarn', body: yarnBody(n) })),
  )
  const others = await makeTemplates(sellers, await otherBodies())
  // Built when all rows are in, in a fraction of the time of a million small steps.
  const indexes =
    await sql`select indexname, indexdef from pg_indexes where tablename = 'listings' and indexname <> 'listings_pkey'`
  for (const { indexname } of indexes) await sql.unsafe(`drop index ${indexname}`)
  const cursors = await copyListings(sql, { yarns, others: byModuleInTurn(others) }, rows)
  await sql`set maintenance_work_mem = '256MB'`
  for (const { indexdef } of indexes) await sql.unsafe(String(indexdef))
  await sql`insert into module_versions ${sql(MODULE_KEYS.map((key) => ({ module_key: key, shard: 0, version: 1 })))}`
  await sql`vacuum analyze listings`
  await sql.end()
  process.stdout.write(
    JSON.stringify({
      token,
      yarns: Math.ceil(rows / 2),
      phrases: searchPhrases(),
      entitlements: {
        version: 1,
        sellers: { [seller?.sellerId ?? '']: { planKey: 'all_textile', paymentStatus: 'ACTIVE' } },
      },
      cursors: shuffled(cursors),
      // Places from which a page of whole records can be read.
      recordCursors: shuffled(
        cursors.filter(({ updatedAt }) => Date.parse(updatedAt) > START + (rows - RECORDS + 100) * 250),
      ),
      body: JSON.stringify(yarnBody(7)),
    }),
  )
}

/** The sellers of all listings, the first with an API token. */
async function openSellers(sql: postgres.Sql): Promise<{ sellers: SellerFacts[]; token: string }> {
  const sellers = Array.from({ length: SELLERS }, (_, n): SellerFacts => {
    const [city = '', state = ''] = PLACES[n % PLACES.length] ?? []
    const trade = TRADES[n % TRADES.length]
    return {
      sellerId: uuidv7(),
      publicId: uuidv7(),
      companyId: uuidv7(),
      companyName: n === 0 ? 'Kaveri Spinners' : `${FIRST_NAMES[n % FIRST_NAMES.length]} ${trade} ${n}`,
      country: 'IN',
      city,
      state,
      isMicroOrSmall: false,
    }
  })
  const sellerId = sellers[0]?.sellerId ?? ''
  const token = `tx_${createHash('sha256').update(sellerId).digest('base64url')}`
  const since = new Date(START).toISOString()
  const times = { created_at: since, updated_at: since }
  await sql`insert into companies ${sql(
    sellers.map(({ companyId: id, companyName: name, country, state, city }) => ({
      ...{ id, name, country, state, city },
      ...times,
    })),
  )}`
  await sql`insert into users ${sql(
    sellers.map(({ sellerId: id, publicId: public_seller_id, companyId: company_id }, n) => ({
      ...{
        id,
        public_seller_id,
        company_id,
        email: `bench${n}@demo.test`,
        name: 'Bench',
        password_hash: '-',
        roles: '{seller}',
      },
      ...{ email_verified_at: since, ...times },
    })),
  )}`
  await sql`insert into api_tokens ${sql({ id: uuidv7(), user_id: sellerId, name: 'bench', token_hash: createHash('sha256').update(token).digest('hex'), hint: token.slice(-4), created_at: since })}`
  return { sellers, token }
}

type Template = Awaited<ReturnType<typeof makeTemplates>>[number]

/** Different listings, judged and presented like any other. What no seller may publish is left out. */
async function makeTemplates(sellers: readonly SellerFacts[], bodies: readonly BenchBody[]) {
  const db = database()
  const rates = await ratesInForce(db)
  const at = new Date(START)
  const templates = []
  for (const [n, { moduleKey, body }] of bodies.entries()) {
    const definition = matrixDefinition(moduleKey)
    const seller = sellers[n % sellers.length]
    const judged = judgeListing({ definition, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
    if (!seller || judged.blocking.length > 0) continue
    const listing: Listing = {
      listingId: uuidv7(),
      moduleKey,
      seller,
      createdBy: seller.sellerId,
      updatedBy: seller.sellerId,
      version: 1,
      status: 'ACTIVE',
      isEdited: false,
      values: judged.values,
      createdAt: at,
      updatedAt: at,
      newArrivals: { usageCount: 0, isUsedHere: false },
      files: NO_FILES,
    }
    const row = listingRow(listing, definition, rates)
    templates.push({
      row,
      moduleKey,
      facetIds: await ensureFacetIds(db, moduleKey, listingFacets(listing, definition)),
      fields: JSON.stringify(row.fields),
    })
  }
  if (templates.length === 0) throw new Error(`no listing of ${bodies.length} can be published`)
  return templates
}

/** One of each module after the other, so that all modules grow alike. */
function byModuleInTurn(templates: readonly Template[]): (n: number) => Template | undefined {
  const lists = [...new Set(templates.map(({ moduleKey }) => moduleKey))].map((key) =>
    templates.filter(({ moduleKey }) => moduleKey === key),
  )
  return (n) => {
    const list = lists[n % lists.length] ?? []
    return list[Math.floor(n / lists.length) % list.length]
  }
}

/** Writes the templates again and again, a quarter of a second apart. @returns cursors of places all over the list */
async function copyListings(
  sql: postgres.Sql,
  { yarns, others }: { yarns: readonly Template[]; others: (n: number) => Template | undefined },
  rows: number,
): Promise<{ updatedAt: string; cursor: string }[]> {
  const cursors: { updatedAt: string; cursor: string }[] = []
  const copy =
    await sql`copy listings (id, module_key, seller_id, company_id, created_by, updated_by, version, status, is_edited, title, product_name, fields, is_new_arrival, price_key, rates_version, moq_key, key_number, search_key, completeness, facet_ids, numbers, derived_form, search, record_text, card_text, created_at, updated_at) from stdin`.writable()
  for (let n = 0; n < rows; n++) {
    const turn = Math.floor(n / 2)
    const template = n % 2 === 0 ? yarns[turn % yarns.length] : others(turn)
    if (!template) break
    const { row, moduleKey, facetIds, fields } = template
    const id = uuidv7({ msecs: START + n * 250 })
    const updatedAt = new Date(START + n * 250).toISOString()
    if (moduleKey === 'yarn' && n % (2 * Math.ceil(rows / 4000)) === 0)
      cursors.push({ updatedAt, cursor: encodeCursor({ sort: 'newest', key: null, updatedAt, id }) })
    const isWhole = n >= rows - RECORDS
    const withId = (text: string) => text.replaceAll(row.id, id)
    const line = [
      id,
      moduleKey,
      row.sellerId,
      row.companyId,
      row.createdBy,
      row.updatedBy,
      1,
      'ACTIVE',
      false,
      row.title,
      row.productName,
      isWhole ? fields : '{}',
      false,
      row.priceKey === null ? null : Number(row.priceKey) + (n % 97) / 10,
      row.ratesVersion,
      row.moqKey,
      row.keyNumber,
      row.searchKey,
      row.completeness,
      `{${facetIds.join(',')}}`,
      JSON.stringify(row.numbers ?? {}),
      row.derivedForm,
      row.search,
      isWhole ? withId(row.recordText) : '',
      withId(row.cardText),
      updatedAt,
      updatedAt,
    ]
    if (!copy.write(`${line.map(cell).join('\t')}\n`)) await new Promise((resolve) => copy.once('drain', resolve))
  }
  await new Promise<void>((resolve, reject) => copy.once('finish', resolve).once('error', reject).end())
  return cursors
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  return String(value).replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
}

function shuffled<T>(list: T[]): T[] {
  return list
    .map((item, index) => ({ item, order: (index * 7919) % 104_729 }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}

const FIRST_NAMES = ['Kaveri', 'Ganga', 'Sri Lakshmi', 'Arvind', 'Toscana', 'Noyyal', 'Shree', 'Anand', 'Jaya', 'Meera']
const TRADES = ['Textiles', 'Mills', 'Fabrics', 'Traders', 'Exports', 'Chemicals', 'Packaging']
const PLACES = [
  ['Coimbatore', 'Tamil Nadu'],
  ['Surat', 'Gujarat'],
  ['Ludhiana', 'Punjab'],
  ['Bhiwandi', 'Maharashtra'],
]

/** The module that most figures are about: half of all rows are in it. */
const LARGE: ModuleKey = 'yarn'

interface BenchBody {
  moduleKey: ModuleKey
  body: Readonly<Record<string, unknown>>
}

/** Listings of the modules apart from yarn, module by module: its examples, then those of the demo market. */
async function otherBodies(): Promise<BenchBody[]> {
  const market = await readSeedListings()
  return MODULE_KEYS.filter((key) => key !== LARGE).flatMap((moduleKey) => {
    const demo = market.filter((listing) => listing.moduleKey === moduleKey)
    return [...moduleExamples(moduleKey).whole, ...demo].map(({ body }) => ({
      moduleKey,
      body: { ...body, status: 'ACTIVE' },
    }))
  })
}

/** What people look for in each module. */
function searchPhrases(): string[] {
  return MODULE_KEYS.flatMap((key) => moduleExamples(key).searches.map(({ q }) => q))
}

const CONDITIONS = ['Fresh', 'Fresh', 'Fresh', 'Fresh', 'FreshMix', 'Lot', 'Fresh']
const KINDS = [
  {
    family: 'Cotton yarn',
    fibre: 'Cotton',
    counts: ['10s', '16s', '20s', '24s', '30s CCW', '34s', '40s CW', '60s', '2/40s', '2/60s'],
    name: 'Combed Cotton',
  },
  {
    family: 'Polyester filament',
    fibre: 'Polyester',
    counts: ['75/36', '75/72', '150/48', '150/96', '300/96'],
    name: 'Polyester DTY',
  },
  { family: 'Viscose spun', fibre: 'Viscose', counts: ['20s', '30s', '40s'], name: 'Vortex Viscose' },
  { family: 'Acrylic', fibre: 'Acrylic', counts: ['Nm 2/28', 'Nm 2/32', 'Nm 2/48'], name: 'Acrylic High-Bulk' },
  { family: 'Blended spun', fibre: 'Polyester', counts: ['30s', '2/30s', '40s'], name: 'Polyester-Viscose' },
]

/** The body of one of many different yarns. */
function yarnBody(n: number): Record<string, unknown> {
  const kind = KINDS[n % KINDS.length] ?? KINDS[0]
  const count = kind?.counts[(n * 7) % kind.counts.length] ?? '30s'
  const price = 120 + ((n * 37) % 400)
  const moq = 50 * (1 + (n % 20))
  return {
    title: `${count} ${kind?.name} Yarn ${n}`,
    productName: `Quality ${n}`,
    yarnFamily: kind?.family,
    fiberType: [kind?.fibre],
    count,
    condition: CONDITIONS[n % CONDITIONS.length],
    tradeMode: n % 4 === 0 ? 'Both' : 'Domestic',
    ...(n % 4 === 0 ? { incoterm: 'EXW' } : {}),
    basePrice: price,
    moq,
    quantitySlabs: [
      { minQty: moq, maxQty: moq * 10, price },
      { minQty: moq * 10, maxQty: null, price: price - 4 },
    ],
    availableQuantity: moq * 40,
    dispatchLeadTime: n % 30,
  }
}
