import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeCell } from '@/lib/domain/bulk/cells'
import { bulkColumns } from '@/lib/domain/bulk/columns'
import { rowBody } from '@/lib/domain/bulk/sheet'
import { findPlan, planHas } from '@/lib/domain/entitlement/plans'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { NEW_ARRIVAL_REPEAT_LIMIT } from '@/lib/domain/listing/judging/new-arrival'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { MODULE_KEYS, type ModuleKey } from '@/lib/domain/modules/keys'
import { CONDITIONS, TRADE_MODES } from '@/lib/domain/vocabulary/listing-terms'
import { EXAMPLE_DAY } from '@/lib/testing/example-listings'
import { demoAccounts } from './demo-accounts'
import { nameOf, readSeedListings, readSheets, type SeedListing } from './listings'

const listings = await readSeedListings()
const isDraft = ({ body }: SeedListing) => body.status === 'DRAFT'
const active = listings.filter((listing) => !isDraft(listing))
const yarn = listings.filter(({ moduleKey }) => moduleKey === 'yarn')

function definitionOf(moduleKey: ModuleKey): ModuleDefinition {
  const definition = matrixDefinition(moduleKey)
  if (!definition) throw new Error(`the ${moduleKey} module has no definition`)
  return definition
}

function judged({ moduleKey, seller, body }: SeedListing) {
  const isMicroOrSmall = demoAccounts.find(({ email }) => email === seller)?.isMicroOrSmall ?? false
  return judgeListing({
    definition: definitionOf(moduleKey),
    body,
    stored: {},
    storedStatus: 'ACTIVE',
    isMicroOrSmall,
    day: EXAMPLE_DAY,
  })
}

/** Remarks that a sound listing may get; any other would be a mistake in the data. */
const EXPECTED_WARNINGS: readonly string[] = [
  'CLAIM_CERTIFICATE',
  'TRADEMARK',
  'EXPORT_CURRENCY',
  'MULTIPLE_COUNTS',
  'CLAIM_TEST_REPORT',
  'IMAGE_MISSING',
  'OVERRUN_PROOF',
]

describe('the demo listings', () => {
  test.each(active.map((listing) => [nameOf(listing), listing] as const))('%s: can be published', (_, listing) => {
    const { blocking, warnings, status } = judged(listing)
    expect(blocking).toEqual([])
    expect(status).toBe('ACTIVE')
    // Which listing it points to is known once that is written.
    const expected = listing.points === undefined ? EXPECTED_WARNINGS : [...EXPECTED_WARNINGS, 'SOURCE_MISSING']
    expect(warnings.filter(({ code }) => !expected.includes(code))).toEqual([])
  })

  test('what a card points to is an older listing that is published', () => {
    for (const { points, ageHours } of listings.filter((one) => one.points !== undefined))
      expect(
        active.some((one) => nameOf(one) === points && one.ageHours > ageHours),
        points,
      ).toBe(true)
  })

  test('each row says whether it is published or a draft', () => {
    expect(new Set(listings.map(({ body }) => body.status))).toEqual(new Set(['ACTIVE', 'DRAFT']))
  })

  test('no two are alike', () => {
    const distinct = (values: unknown[]) => new Set(values).size
    const skus = listings.map(({ body }) => body.sellerSku).filter((sku) => sku !== undefined)
    expect(distinct(listings.map(nameOf))).toBe(listings.length)
    expect(distinct(listings.map(({ ageHours }) => ageHours))).toBe(listings.length)
    expect(distinct(skus)).toBe(skus.length)
  })

  test.each(MODULE_KEYS)('%s has a dozen at least, of several sellers, and a draft in need of correction', (key) => {
    const own = listings.filter(({ moduleKey }) => moduleKey === key)
    expect(own.length).toBeGreaterThanOrEqual(12)
    expect(new Set(own.map(({ seller }) => seller)).size).toBeGreaterThan(1)
    expect(own.some((listing) => isDraft(listing) && judged(listing).errors.length > 0)).toBe(true)
  })

  test('each is judged the same after an export and an import', () => {
    for (const listing of listings) {
      const definition = definitionOf(listing.moduleKey)
      const { values, status } = judged(listing)
      const cells = bulkColumns(definition).map(({ name, spec }) => [
        name,
        writeCell(spec, name === 'status' ? status : values[name], values).text,
      ])
      const { body, issues } = rowBody(definition, Object.fromEntries(cells), { isNew: true })
      expect(issues).toEqual([])
      expect(judged({ ...listing, body })).toMatchObject({ status, values })
    }
  })

  test('each seller has an active plan that includes the module', () => {
    for (const { seller, moduleKey } of listings) {
      const account = demoAccounts.find(({ email }) => email === seller)
      const held = findPlan(account?.plan?.planKey ?? '')
      expect({
        seller,
        isSeller: account?.roles.includes('seller'),
        payment: account?.plan?.paymentStatus,
        hasModule: held !== null && planHas(held, moduleKey),
      }).toEqual({ seller, isSeller: true, payment: 'ACTIVE', hasModule: true })
    }
  })

  test('new arrivals leave the quota of the documented demo sellers untouched', () => {
    const arrivals = yarn.filter(({ body }) => body.newArrival === true).map(({ seller }) => seller)
    expect(arrivals.length).toBeGreaterThan(1)
    expect(arrivals.length).toBeLessThanOrEqual(NEW_ARRIVAL_REPEAT_LIMIT)
    const inAll = listings.filter(({ body }) => body.newArrival === true).map(({ seller }) => seller)
    for (const email of ['starter@demo.test', 'growth@demo.test', 'all@demo.test']) expect(inAll).not.toContain(email)
  })
})

describe('the demo drafts', () => {
  test('each shows the problem that it is there for', () => {
    const found = listings.filter(isDraft).map((draft) => {
      const { status, blocking, errors } = judged(draft)
      expect({ status, blocking }).toEqual({ status: 'DRAFT', blocking: [] })
      return [nameOf(draft), errors.map(({ code, field }) => `${code} ${field}`)]
    })
    expect(Object.fromEntries(found)).toEqual({
      '50s Combed Compact Cotton Weaving Yarn, Cone': ['SLAB_GAP quantitySlabs[1].minQty'],
      '24s Cotton-Viscose Neppy Hosiery Yarn, Blue': ['BLEND_SUM blendPercentages'],
      'Nylon Filament Yarn for Lace, Raw White': ['AMBIGUOUS count'],
      'Bruma 2/30, autunno': [],
      'Nm 1/24 Acrylic Weaving Yarn for Shawls, Dyed Maroon': [],
      'Hydrogen Peroxide 50%, 35 kg Carboy': ['SDS_REQUIRED complianceDocument'],
      'Thermic Fluid, Drum, to check': ['PETROLEUM_CLASS petroleumClass'],
      'MCU-5 Raw Cotton, 32 mm, 39 Mic': ['TOO_LARGE micronaire'],
      '40s Cotton Poplin 115 GSM Dyed Olive 58"': ['TOO_LARGE fastness.rubDry', 'CUTTABLE_OVER_WIDTH cuttableWidth'],
      '18L Nickel Shirt Button, nickel free': ['PLATING_CONTRADICTS nickelFree'],
      '40s Cotton Satin Grey Fabric 58"': ['CONSTRUCTION_INCOMPLETE construction'],
      'Santoni SM8-TOP2 Seamless Knitting Machine 13 in × 28 GG, 2012, As-is': ['PURCHASE_BEFORE_YEAR purchaseYear'],
      'Rope Indigo Dyeing Job, Cotton Warp': ['MEASURED_ON_DIFFERS measuredOn'],
      'Mix Chiffon Dupatta, 24-pc Bundle': ['BUNDLE_PRICE_DIFFERS pricePerPiece'],
      'Carry Bag 13×16 in, 51 micron, to check': ['PROHIBITED micron'],
      'Hosiery clips colour mix with lycra': ['RANGE_REVERSED compositionRange[0].to', 'ELASTANE_DIFFERS elastaneFree'],
      'Used oil, 8 drums': ['AUTHORISATION_REQUIRED authorisationNo'],
      'Job Compact Spinning 60s–100s Combed, 12,000 Spindles, Cotton': ['RANGE_REVERSED countRange.to'],
      'School Uniform CMT Job, 4 Lines': ['OUTPUT_IMPOSSIBLE capacityPerDay'],
      'New Arrival: Kids Cartoon Prints on Interlock': ['VALIDITY_TOO_LONG validTo'],
      'Lea Strength Tester (Statex LST-100), 100 kgf, 2009': ['DATES_REVERSED calibration.due'],
      'New Kurta, worn a few times': ['NEW_CONTRADICTS timesUsed'],
      'Pure Cotton Bedsheet, Double, 90x108 in, 144 TC, Blue': ['MRP_BELOW_PRICE mrp'],
      'Tkt 120 Spun Polyester Thread, tex 90': ['TICKET_TEX_DIFFERS texNumber'],
      'Rapier Weaving Job 190 cm, 8 Looms, Jacquard, 1344 Hooks': ['WIDTH_OVER_REED clothWidthRange.to'],
      'Rayon Kurti, M–XXL, Set of 8': ['SIZE_RATIO_SUM sizeRatio', 'MRP_BELOW_PRICE mrp'],
    })
  })
})

describe('the demo yarns', () => {
  test('every condition, every trade mode and most families can be found', () => {
    const values = yarn.filter((listing) => !isDraft(listing)).map((listing) => judged(listing).values)
    const seen = (name: string) => new Set(values.map((fields) => fields[name]))
    expect(seen('condition')).toEqual(new Set(CONDITIONS))
    expect(seen('tradeMode')).toEqual(new Set(TRADE_MODES))
    expect(seen('yarnFamily').size).toBeGreaterThanOrEqual(17)
    expect(seen('dyeingStatus').size).toBeGreaterThanOrEqual(11)
  })
})

describe('a file of demo listings', () => {
  const HEAD = 'seller,ageHours,title,basePrice,quantitySlabs\n'

  async function read(name: string, text: string): Promise<SeedListing[]> {
    const folder = mkdtempSync(join(tmpdir(), 'seed-data-'))
    try {
      writeFileSync(join(folder, name), text)
      return await readSheets(folder)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  test('gives the write body that an import would make of its cells', async () => {
    expect(await read('yarn.csv', `${HEAD}a@demo.test,2.5,"30s, waxed",285,1-99: 285; 100+: 280\n`)).toEqual([
      {
        moduleKey: 'yarn',
        seller: 'a@demo.test',
        ageHours: 2.5,
        body: {
          title: '30s, waxed',
          basePrice: '285',
          quantitySlabs: [
            { minQty: 1, maxQty: 99, price: 285 },
            { minQty: 100, maxQty: null, price: 280 },
          ],
        },
      },
    ])
  })

  test('says what a card points to in a column of its own', async () => {
    const text = 'seller,ageHours,points,title\na@demo.test,2,"30s, waxed",New\na@demo.test,1,,Newer\n'
    const pointed = (await read('yarn.csv', text)).map(({ points, body }) => [body.title, points])
    expect(pointed).toEqual([
      ['New', '30s, waxed'],
      ['Newer', undefined],
    ])
  })

  test.each([
    ['the module', 'loom.csv', `${HEAD}a@demo.test,1,x,1,\n`, /loom\.csv.*no such module/],
    ['a column', 'yarn.csv', 'seller,ageHours,title,colr\na@demo.test,1,x,Red\n', /yarn\.csv.*UNKNOWN_COLUMN/],
    ['a cell', 'yarn.csv', `${HEAD}a@demo.test,1,x,1,\na@demo.test,1,x,1,cheap\n`, /yarn\.csv, row 3.*SLAB_UNREADABLE/],
    ['the age', 'yarn.csv', `${HEAD}a@demo.test,soon,x,1,\n`, /yarn\.csv, row 2.*ageHours/s],
    ['the seller', 'yarn.csv', `${HEAD},1,x,1,\n`, /yarn\.csv, row 2.*seller/s],
  ])('is refused with the place of the fault: %s', async (_, name, text, problem) => {
    await expect(read(name, text)).rejects.toThrow(problem)
  })
})
