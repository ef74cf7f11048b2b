import { describe, expect, test } from 'vitest'
import { addressOfMore, filterAccess, isFiltered, readAccessFilter } from './access-filter'
import { decideEntitlement, NO_ACCESS } from './entitlement'
import { sellerAccessRecord } from './seller-access'

const NOW = new Date('2026-06-15T10:00:00Z')

function seller(name: string, planKey: string, paymentStatus = 'ACTIVE') {
  return sellerAccessRecord(
    { sellerId: name, email: `${name}@mill.example`, companyId: '', companyName: `${name} Mills` },
    planKey === '' ? NO_ACCESS : { ...NO_ACCESS, entry: { planKey, paymentStatus } },
    {
      source: { acceptedEnvNames: [], configuredEnvNames: [], isSourceReady: true, isInForce: true },
      opensGate: (access, moduleKey) => decideEntitlement(access, moduleKey, NOW).allowed,
      now: NOW,
    },
  )
}

const sellers = [
  seller('Anand', 'module_starter'),
  seller('Bharat', 'market_growth'),
  seller('Chola', 'all_textile', 'LAPSED'),
  seller('Durga', ''),
]

function found(address: string): string[] {
  return filterAccess(sellers, readAccessFilter(new URLSearchParams(address))).map(({ sellerId }) => sellerId)
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
    ['q=CHOLA', ['Chola']],
    ['q=durga%40mill', ['Durga']],
    ['plan=module_starter&status=inactive', []],
  ])('"%s" finds %j', (address, names) => {
    expect(found(address)).toEqual(names)
  })

  test('leaves out what it does not know', () => {
    expect(readAccessFilter(new URLSearchParams('plan=x&status=y&module=silk&q=%20'))).toEqual({
      plan: '',
      status: '',
      module: '',
      q: '',
      limit: 50,
    })
    expect(isFiltered(readAccessFilter(new URLSearchParams('plan=x')))).toBe(false)
    expect(isFiltered(readAccessFilter(new URLSearchParams('status=active')))).toBe(true)
  })

  test('asks for more in the same view', () => {
    const filter = readAccessFilter(new URLSearchParams('q=mill+%26+co&module=yarn&status='))
    expect(addressOfMore('/module-access', filter)).toBe('/module-access?q=mill+%26+co&module=yarn&limit=100')
  })

  test.each([
    ['', 50],
    ['limit=100', 100],
    ['limit=3', 50],
    ['limit=9999', 1000],
    ['limit=-5', 50],
    ['limit=1e9', 50],
  ])('"%s" shows at most %i sellers', (address, limit) => {
    expect(readAccessFilter(new URLSearchParams(address)).limit).toBe(limit)
  })
})
