import { describe, expect, test } from 'vitest'
import { decideEntitlement, NO_ACCESS } from '@/lib/domain/entitlement/entitlement'
import { READBACK_FACTS } from './readback-facts'
import { readbackText } from './readback-text'
import { type ReadbackConditions, sellerAccessRecord } from './seller-access-record'
import { subscriptionReadback } from './subscription-readback'

function readback(at: string, companyName = 'Ravi "and" Sons $&') {
  const now = new Date(at)
  const names = ['SELLER_ENTITLEMENTS_JSON']
  const conditions: ReadbackConditions = {
    source: { acceptedEnvNames: names, configuredEnvNames: [], isSourceReady: true, isInForce: true },
    opensGate: (access, moduleKey) => decideEntitlement(access, moduleKey, now).allowed,
    now,
    service: READBACK_FACTS,
  }
  const records = ['s1', 's2'].map((sellerId) =>
    sellerAccessRecord(
      { sellerId, email: `${sellerId}@mill.example`, companyId: 'c', companyName },
      NO_ACCESS,
      conditions,
    ),
  )
  return subscriptionReadback(
    records,
    sellerAccessRecord({ sellerId: '', email: '', companyId: '', companyName }, NO_ACCESS, conditions),
    conditions,
  )
}

const AT = '2026-06-15T10:00:00.000Z'
const LATER = '2026-06-15T10:00:07.000Z'

describe('the text of a readback', () => {
  test('is its JSON, although the list of sellers is serialised once', () => {
    const given = readback(AT)
    expect(readbackText(given).text).toBe(JSON.stringify(given))
  })

  test('differs between two readings in generatedAt only, and its timeless part not at all', () => {
    const [first, second] = [readbackText(readback(AT)), readbackText(readback(LATER))]
    expect(first.text).not.toBe(second.text)
    expect(first.text.replaceAll(AT, LATER)).toBe(second.text)
    expect(first.timeless).toBe(second.timeless)
    expect(first.timeless).not.toContain(AT)
  })

  test('has another timeless part for another seller', () => {
    expect(readbackText(readback(AT)).timeless).not.toBe(readbackText(readback(AT, 'Other Mills')).timeless)
  })
})
