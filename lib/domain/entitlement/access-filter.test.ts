import { describe, expect, test } from 'vitest'
import { filterAccess, isFiltered, readAccessFilter } from './access-filter'
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
    })
    expect(isFiltered(readAccessFilter(new URLSearchParams('plan=x')))).toBe(false)
    expect(isFiltered(readAccessFilter(new URLSearchParams('status=active')))).toBe(true)
  })
})
