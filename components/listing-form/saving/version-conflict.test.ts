import { describe, expect, test } from 'vitest'
import { openForm } from '@/components/listing-form/state/form-fields'
import { formSubject, type OpenedListing, writeBody } from '@/components/listing-form/state/form-subject'
import { yarn } from '@/lib/domain/modules/yarn'
import { foreignChanges, rebase } from './version-conflict'

const base = { ...yarn.defaults, title: '30s Combed Cotton Yarn', basePrice: 289, moq: 60 }
const opened: OpenedListing = { listingId: 'a', version: 3, status: 'ACTIVE', values: base }
const current: OpenedListing = { ...opened, version: 4, values: { ...base, basePrice: 295, moq: 75 } }
const subject = { ...formSubject({ definition: yarn, opened, isMicroOrSmall: false, rates: {} }), opened }
const typed = { ...openForm(yarn, base), title: '30s Combed Compact Cotton Yarn', basePrice: '291' }

describe('a listing that was changed elsewhere', () => {
  test('lists every field that they changed, with my value where I changed it too', () => {
    expect(foreignChanges({ subject, current, typed })).toEqual([
      { name: 'basePrice', label: 'Base price', before: '289', theirs: '295', mine: '291' },
      { name: 'moq', label: 'Minimum order', before: '60', theirs: '75', mine: null },
    ])
  })

  test('keeps mine where I changed it and theirs everywhere else', () => {
    const merged = rebase({ subject, current, typed })
    expect(merged).toMatchObject({ title: '30s Combed Compact Cotton Yarn', basePrice: '291', moq: '75' })
    const now = formSubject({ definition: yarn, opened: current, isMicroOrSmall: false, rates: {} })
    const body = writeBody(now, merged, 'ACTIVE')
    expect(body).toEqual({
      listingId: 'a',
      expectedVersion: 4,
      status: 'ACTIVE',
      title: '30s Combed Compact Cotton Yarn',
      basePrice: '291',
    })
  })
})
