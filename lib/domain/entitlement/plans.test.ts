import { expect, test } from 'vitest'
import { MODULE_KEYS } from '../modules/keys'
import { findPlan, PLANS, plansWith } from './plans'

test("the plans are the spec's, letter for letter", () => {
  expect(PLANS).toEqual([
    {
      key: 'module_starter',
      label: 'Module Starter',
      monthlyPriceInr: 999,
      moduleLimit: 3,
      includedModuleKeys: ['yarn', 'thread', 'grey_fabric'],
    },
    {
      key: 'market_growth',
      label: 'Market Growth',
      monthlyPriceInr: 2499,
      moduleLimit: 8,
      includedModuleKeys: [
        'yarn',
        'thread',
        'grey_fabric',
        'finish_fabric',
        'wholesale_ready_product',
        'textile_retailers',
        'packing_accessories',
        'garment_accessories',
      ],
    },
    {
      key: 'all_textile',
      label: 'All Textile Modules',
      monthlyPriceInr: 6999,
      moduleLimit: 22,
      includedModuleKeys: MODULE_KEYS,
    },
  ])
})

test('the plans with a module come smallest first; an unknown module has no plan', () => {
  expect(plansWith('thread').map(({ key }) => key)).toEqual(['module_starter', 'market_growth', 'all_textile'])
  expect(plansWith('garment_accessories').map(({ key }) => key)).toEqual(['market_growth', 'all_textile'])
  expect(plansWith('chemical_dye').map(({ key }) => key)).toEqual(['all_textile'])
  expect(plansWith('silk')).toEqual([])
})

test('an inherited object key is not a plan', () => {
  expect(findPlan('constructor')).toBeNull()
})
