import { describe, expect, test } from 'vitest'
import { flatLayers } from '../drawing'
import { readAll } from '../reading/read-all'
import { tokensOf } from '../reading/tokens'
import { DARK_METAL, serviceDrawing } from './drawing'
import { serviceReaders } from './readers'
import { SERVICE_RULES } from './rules'
import { suggestSac } from './sac'

const summaryOf = (line: string) => {
  const { understood, rest } = readAll(line, serviceReaders)
  return `${understood.map(({ name, value }) => `${name}=${String(value)}`).join(' ')} | ${rest}`
}

describe('the terms of job work in a line', () => {
  test.each([
    ['job work capacity 6000 kg/day', 'capacityPerDay=6000 capacityUom=kg | '],
    ['on job basis 20,000 mtrs per day', 'capacityPerDay=20000 capacityUom=m | '],
    ['1.5 lakh m a day', 'capacityPerDay=150000 capacityUom=m | '],
    ['capacity 12 ton/day turnaround 7 days', 'capacityPerDay=12 capacityUom=MT dispatchLeadTime=7 | '],
    ['5 TPD, delivery in 7-10 days', 'capacityPerDay=5 capacityUom=MT dispatchLeadTime=10 | '],
    ['wastage 2%, shortage 0.5%', 'wastageAllowance=2 shortageTolerance=0.5 | '],
    ['job work with party material', "materialSupply=Principal's material | "],
    ["weaving on airjet, yarn party's", "materialSupply=Principal's material | weaving airjet"],
    ['grey cloth sent for bleaching', "materialSupply=Principal's material | bleaching"],
    ['conversion charges, pickup and drop', 'pickupDelivery=We collect and deliver | '],
    ['GOTS certified unit', 'certifications=GOTS | unit'],
    ['12 paise per pick', 'basePrice=0.12 priceUom=pick | '],
    ['11.5 ps/pick', 'basePrice=0.115 priceUom=pick | '],
    ['500 kg in stock', ' | 500 kg stock'],
    ['50000 m per month', ' | 50000 m month'],
  ])('%s', (line, meant) => {
    expect(summaryOf(line)).toBe(meant)
  })

  test('each reader reads its own examples whole', () => {
    for (const reader of serviceReaders)
      for (const example of reader.examples) {
        expect(reader.read(tokensOf(example), 0)?.used ?? 0, `${reader.name}: ${example}`).toBeGreaterThan(0)
        expect(readAll(example, serviceReaders).rest, `${reader.name}: ${example}`).toBe('')
      }
  })
})

describe('what holds for all job work', () => {
  const issues = (words: Readonly<Record<string, unknown>>) =>
    SERVICE_RULES.flatMap(({ judge }) =>
      judge({ words, values: words } as unknown as Parameters<typeof judge>[0], 'ACTIVE'),
    ).map(({ code, field, severity }) => `${severity} ${code} ${field}`)

  test.each([
    [{ moq: 500, maxLotPerBatch: 100 }, 'error LOT_ABOVE_BATCH maxLotPerBatch'],
    [{ wastageAllowance: 18 }, 'warning WASTAGE_HIGH wastageAllowance'],
    [{ shortageTolerance: 8 }, 'warning SHORTAGE_HIGH shortageTolerance'],
    [{ capacityPerDay: 40, capacityUom: 'pick' }, 'warning CAPACITY_UNIT capacityUom'],
    [{ moq: 100, moqUom: 'MT', capacityPerDay: 500, capacityUom: 'kg' }, 'warning LOT_TAKES_LONG moq'],
  ])('is broken by %j', (words, meant) => {
    expect(issues(words)).toEqual([meant])
  })

  test('says nothing of a usual house', () => {
    const usual = { moq: 500, moqUom: 'kg', maxLotPerBatch: 5000, capacityPerDay: 2000, capacityUom: 'kg' }
    expect(issues({ ...usual, wastageAllowance: 3, shortageTolerance: 1 })).toEqual([])
    expect(issues({ moq: 100, moqUom: 'beam', capacityPerDay: 10, capacityUom: 'm' })).toEqual([])
  })

  test('has the service accounting code of its job, and none without a job', () => {
    expect(suggestSac('998822')).toMatchObject({ ok: true, code: '998822' })
    expect(suggestSac(null).ok).toBe(false)
  })

  test('is drawn with the sign of goods that come and go', () => {
    const bare = flatLayers(serviceDrawing('a', []).layers)
    const loom = flatLayers(serviceDrawing('a', [{ d: 'M20 40h50v30h-50z', fill: DARK_METAL }]).layers)
    expect(loom).toHaveLength(bare.length + 1)
    expect(JSON.stringify(loom).length).toBeLessThan(1500)
  })
})
