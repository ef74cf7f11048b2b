import { expect, test } from 'vitest'
import type { Role } from '@/lib/domain/actor'
import { mainNav } from './nav'

const ids = { userId: 'u1', name: 'Meena' }
const none = { requests: 0, orders: 0 }

function entry(label: string, roles: readonly Role[], { buyer = none, seller = none }) {
  return mainNav({ ...ids, roles, waiting: { buyer, seller, planRequests: 0 } }).find((one) => one.label === label)
}

test('who buys and sells comes to the side on which something waits', () => {
  const both = ['buyer', 'seller'] as const
  const sale = { seller: { requests: 3, orders: 1 } }
  expect(entry('Requests', both, sale)).toMatchObject({ href: '/rfq?as=seller', under: '/rfq', waiting: 3 })
  expect(entry('Orders', both, sale)).toMatchObject({ href: '/orders?as=seller', waiting: 1 })
  const mixed = { ...sale, buyer: { requests: 1, orders: 0 } }
  expect(entry('Requests', both, mixed)).toMatchObject({ href: '/rfq', waiting: 4 })
  expect(entry('Requests', both, {})).toMatchObject({ href: '/rfq', waiting: 0 })
})

test('who only sells has one list of each', () => {
  expect(entry('Requests', ['seller'], { seller: { requests: 2, orders: 0 } })).toMatchObject({ href: '/rfq' })
})

test('the menu is there while the counts cannot be read', () => {
  expect(mainNav({ ...ids, roles: ['buyer'], waiting: null }).map(({ href }) => href)).toContain('/rfq')
})
