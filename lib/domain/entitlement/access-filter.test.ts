import { describe, expect, test } from 'vitest'
import { bySellerName, filterParams, filterSellers, isFiltered, pageOfSellers, readAccessFilter } from './access-filter'
import { NO_ACCESS } from './entitlement'
import { openSellersByModule, type SellerFile, sellerOverview } from './seller-overview'

const wordsOf = (address: string) => Object.fromEntries(new URLSearchParams(address))

const NOW = new Date('2026-06-15T10:00:00Z')

function seller(name: string, planKey: string, paymentStatus = 'ACTIVE', odd: Partial<SellerFile> = {}) {
  const file = {
    sellerId: name,
    sellerEmail: `${name}@mill.example`,
    companyName: `${name} Mills`,
    personName: `R. ${name} Kumar`,
    place: 'Erode, Tamil Nadu',
    isSuspended: false,
    requestedPlanKey: '',
    ...odd,
  }
  return sellerOverview(file, planKey === '' ? NO_ACCESS : { ...NO_ACCESS, entry: { planKey, paymentStatus } }, NOW)
}

const sellers = [
  seller('Anand', 'module_starter', 'ACTIVE', { requestedPlanKey: 'all_textile' }),
  seller('Bharat', 'market_growth', 'ACTIVE', { place: 'Surat, Gujarat' }),
  seller('Chola', 'all_textile', 'LAPSED', { isSuspended: true }),
  seller('Durga', ''),
]

function found(address: string): string[] {
  return filterSellers(sellers, readAccessFilter(wordsOf(address))).map(({ sellerId }) => sellerId)
}

describe('the filter of the address', () => {
  test.each([
    ['', ['Anand', 'Bharat', 'Chola', 'Durga']],
    ['plan=market_growth', ['Bharat']],
    ['plan=none', ['Durga']],
    ['status=active', ['Anand', 'Bharat']],
    ['status=inactive', ['Chola', 'Durga']],
    ['module=yarn', ['Anand', 'Bharat']],
    ['module=finish_fabric', ['Bharat']],
    ['module=finish_fabric&state=outside', ['Anand']],
    ['module=yarn&state=inactive', ['Chola']],
    ['state=missing', ['Durga']],
    ['state=outside', ['Anand', 'Bharat']],
    ['suspended=yes', ['Chola']],
    ['suspended=no', ['Anand', 'Bharat', 'Durga']],
    ['request=open', ['Anand']],
    ['q=CHOLA', ['Chola']],
    ['q=bharat@', ['Bharat']],
    ['q=mills+surat', ['Bharat']],
    ['q=surat+erode', []],
    ['plan=module_starter&status=inactive', []],
    ['plan=gold&status=maybe&module=silk&state=half&suspended=x&request=x', ['Anand', 'Bharat', 'Chola', 'Durga']],
  ])('%s finds %j', (address, expected) => {
    expect(found(address)).toEqual(expected)
  })

  test('comes back from its own address, and says when it narrows nothing', () => {
    const address = 'plan=none&module=yarn&state=missing&suspended=no&request=open&q=a+b'
    const filter = readAccessFilter(wordsOf(address))
    expect(readAccessFilter(Object.fromEntries(filterParams(filter)))).toEqual(filter)
    expect(isFiltered(filter)).toBe(true)
    const nothing = readAccessFilter(wordsOf('plan=gold&cursor=x'))
    expect(isFiltered(nothing)).toBe(false)
    expect(String(filterParams(nothing))).toBe('')
  })
})

describe('the pages of the list', () => {
  const many = Array.from({ length: 23 }, (_, index) =>
    // Three sellers of every name, so that pages begin between them.
    seller(`id-${String(index).padStart(2, '0')}`, '', 'ACTIVE', { companyName: `Mill ${index % 8}` }),
  ).sort(bySellerName)

  test('join without gaps or repetitions', () => {
    const walked: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: ReturnType<typeof pageOfSellers> = pageOfSellers(many, { cursor, limit: 5 })
      expect(page.from).toBe(walked.length)
      walked.push(...page.shown.map(({ sellerId }) => sellerId))
      cursor = page.nextCursor
    }
    expect(walked).toEqual(many.map(({ sellerId }) => sellerId))
  })

  test('continue after a removed seller, and start over for an invalid cursor', () => {
    const { nextCursor } = pageOfSellers(many, { cursor: '', limit: 5 })
    const without = many.filter((_, index) => index !== 4)
    expect(pageOfSellers(without, { cursor: nextCursor ?? '', limit: 5 }).shown[0]).toEqual(many[5])
    expect(pageOfSellers(many, { cursor: 'nonsense', limit: 5 }).from).toBe(0)
  })
})

test('the summary counts the sellers with access to each module', () => {
  const counts = Object.fromEntries(openSellersByModule(sellers).map(({ moduleKey, count }) => [moduleKey, count]))
  expect(counts).toMatchObject({ yarn: 2, finish_fabric: 1, chemical_dye: 0 })
  expect(Object.keys(counts)).toHaveLength(22)
})
