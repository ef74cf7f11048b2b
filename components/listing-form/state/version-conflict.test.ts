import { describe, expect, it } from 'vitest'
import { yarn } from '@/lib/domain/modules/yarn'
import { openForm } from './form-fields'
import { type OpenedListing, writeBody } from './form-subject'
import { foreignChanges, rebase } from './version-conflict'

const base = { ...yarn.defaults, title: '30s Combed Cotton Yarn', basePrice: 289, moq: 60 }
const opened: OpenedListing = { listingId: 'a', version: 3, status: 'ACTIVE', values: base }
const current: OpenedListing = { ...opened, version: 4, values: { ...base, basePrice: 295, moq: 75 } }
const typed = { ...openForm(yarn, base), title: '30s Combed Compact Cotton Yarn', basePrice: '291' }

describe('a listing that was changed elsewhere', () => {
  it('tells every field that they changed, and what stands here where it was changed too', () => {
    expect(foreignChanges(yarn, { opened, current, typed })).toEqual([
      { name: 'basePrice', label: 'Base price', before: '289', theirs: '295', mine: '291' },
      { name: 'moq', label: 'Minimum order', before: '60', theirs: '75', mine: null },
    ])
  })

  it('keeps mine where I changed it and theirs everywhere else', () => {
    const merged = rebase(yarn, { opened, current, typed })
    expect(merged).toMatchObject({ title: '30s Combed Compact Cotton Yarn', basePrice: '291', moq: '75' })
    const subject = { definition: yarn, opened: current, isMicroOrSmall: false, rates: {} }
    const body = writeBody(subject, merged, 'ACTIVE')
    expect(body).toEqual({
      listingId: 'a',
      expectedVersion: 4,
      status: 'ACTIVE',
      title: '30s Combed Compact Cotton Yarn',
      basePrice: '291',
    })
  })
})
