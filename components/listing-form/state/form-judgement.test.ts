import { describe, expect, test } from 'vitest'
import { NO_FILES } from '@/lib/domain/listing/attachments/attachments'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { presentListing } from '@/lib/domain/listing/presenting/present'
import { chemicalDye } from '@/lib/domain/modules/chemical-dye'
import { yarn } from '@/lib/domain/modules/yarn'
import { autosaveWrite, formState, judgeForm } from './form-judgement'
import { type FormSubject, formSubject, hasUnsaved, writeBody } from './form-subject'
import type { FormValues } from './form-values'

const base = { definition: yarn, opened: null, isMicroOrSmall: false, rates: { INR: { inr: 1 }, USD: { inr: 80 } } }
const fresh = formSubject(base)
const STORED = { title: '30s Combed Cotton Yarn', basePrice: 289, moq: 60, ...yarn.defaults }
const edit = formSubject({
  ...base,
  opened: { listingId: '01989f00-0000-7000-8000-000000000001', version: 4, status: 'ACTIVE', values: STORED },
})

const typedOn = (subject: FormSubject, changes: FormValues = {}): FormValues => ({
  ...subject.saved,
  ...changes,
})

describe('the body of a new listing', () => {
  test('holds what is filled in and applies, with the defaults as they are shown', () => {
    const body = writeBody(fresh, typedOn(fresh, { title: 'A yarn of some kind', basePrice: '289' }), 'ACTIVE')
    expect(body).toMatchObject({ status: 'ACTIVE', title: 'A yarn of some kind', basePrice: '289', condition: 'Fresh' })
    expect(body).not.toHaveProperty('listingId')
    expect(body).not.toHaveProperty('moq')
  })

  test('leaves out a field that no longer applies, which keeps its value in the form', () => {
    const typed = typedOn(fresh, { yarnFamily: 'Polyester filament', cspStrength: '2800', denier: '150' })
    const body = writeBody(fresh, typed, 'DRAFT')
    expect(body).not.toHaveProperty('cspStrength')
    expect(body).toMatchObject({ denier: '150' })
    expect(typed.cspStrength).toBe('2800')
  })
})

describe('the body of an edit', () => {
  test('holds what was changed alone, and null for what was emptied', () => {
    const body = writeBody(edit, typedOn(edit, { basePrice: '291', moq: '' }), 'ACTIVE')
    expect(body).toEqual({
      listingId: edit.opened?.listingId,
      expectedVersion: 4,
      status: 'ACTIVE',
      basePrice: '291',
      moq: null,
    })
  })
})

describe('the judgement in the browser', () => {
  test("is the service's own, on the very body that is sent", () => {
    const typed = typedOn(fresh, {
      title: '',
      basePrice: '-1',
      quantitySlabs: [{ minQty: '', maxQty: '', price: '5' }],
    })
    const here = judgeForm(fresh, typed, 'ACTIVE').blocking
    const there = judgeListing({
      definition: yarn,
      body: JSON.parse(JSON.stringify(writeBody(fresh, typed, 'ACTIVE'))),
      stored: {},
      storedStatus: 'ACTIVE',
      isMicroOrSmall: false,
    }).blocking
    expect(here).toEqual(there)
    expect(here.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['title', 'basePrice', 'quantitySlabs[0].minQty']),
    )
  })

  test('lets a draft with a broken rule pass that may not go live', () => {
    const typed = typedOn(fresh, { title: 'A yarn of some kind', basePrice: '289', count: 'abc' })
    expect(judgeForm(fresh, typed, 'DRAFT').blocking).toEqual([])
    expect(judgeForm(fresh, typed, 'ACTIVE').blocking.map(({ field }) => field)).toEqual(['count'])
  })
})

test('holds a price in another currency against what is usual by the rates of the page', () => {
  const usual = (basePrice: string) =>
    judgeForm(fresh, typedOn(fresh, { title: 'Yarn', currency: 'USD', basePrice, uom: 'kg' }), 'ACTIVE').warnings
  expect(usual('3').map(({ code }) => code)).not.toContain('PRICE_UNUSUAL')
  expect(usual('0.3')).toContainEqual(expect.objectContaining({ code: 'PRICE_UNUSUAL', field: 'basePrice' }))
})

describe('what a draft saves by itself', () => {
  const typed = typedOn(fresh, { title: 'A yarn of some kind', basePrice: 'ten', moq: '60' })

  test('is everything but what cannot be stored', () => {
    const write = autosaveWrite(fresh, typed)
    expect(write?.body).toMatchObject({ status: 'DRAFT', title: 'A yarn of some kind', moq: '60' })
    expect(write?.body).not.toHaveProperty('basePrice')
    expect(write?.saved).toMatchObject({ moq: '60', basePrice: '' })
  })

  test('is nothing without a name, without a change, or for a listing that is live', () => {
    expect(autosaveWrite(fresh, typedOn(fresh, { moq: '60' }))).toBeNull()
    expect(autosaveWrite({ ...fresh, saved: typed }, typed)).toBeNull()
    expect(autosaveWrite(edit, typedOn(edit, { moq: '75' }))).toBeNull()
  })
})

describe('the state of the form', () => {
  test('lists what prevents publishing in the order of the form', () => {
    const { blocking } = formState(fresh, typedOn(fresh, { count: 'abc' }))
    expect(blocking.map(({ field }) => field)).toEqual(['title', 'count', 'basePrice'])
  })

  test('has no changes when it was only opened', () => {
    expect(hasUnsaved(fresh, typedOn(fresh))).toBe(false)
    expect(hasUnsaved(edit, typedOn(edit))).toBe(false)
    expect(hasUnsaved(edit, typedOn(edit, { basePrice: '290' }))).toBe(true)
  })

  test('shows the completeness that the record of the same values has', () => {
    const typed = typedOn(fresh, { title: 'A yarn of some kind', basePrice: '289', count: '30s', yarnFamily: 'Fancy' })
    const state = formState(fresh, typed)
    const seller = { sellerId: 's', publicId: 'p', companyId: 'c', companyName: '', country: '', city: '', state: '' }
    const record = presentListing(
      {
        listingId: '01989f00-0000-7000-8000-000000000001',
        moduleKey: 'yarn',
        seller: { ...seller, isMicroOrSmall: false },
        createdBy: 's',
        updatedBy: 's',
        version: 1,
        status: 'ACTIVE',
        isEdited: false,
        values: state.values,
        createdAt: new Date(0),
        updatedAt: new Date(0),
        newArrivals: { usageCount: 0, isUsedHere: false },
        files: NO_FILES,
      },
      yarn,
      { purpose: 'LISTING_READ', isOwner: true },
    )
    expect(state.completeness.score).toBeGreaterThan(0)
    expect(record.completeness).toBe(state.completeness.score)
  })

  test('says what the service will fill in where the seller leaves it open', () => {
    const { derived } = formState(fresh, typedOn(fresh, { fiberType: ['Cotton'] }))
    expect(derived).toEqual({ material: 'Cotton' })
  })
})

test('a form that knows the day warns of a date that is over', () => {
  const of = { ...base, definition: chemicalDye }
  const changes = { title: 'Hydros', basePrice: '95', uom: 'kg', expiryDate: '2021-05-31' }
  const codes = (subject: FormSubject) => formState(subject, typedOn(subject, changes)).warnings.map(({ code }) => code)
  expect(codes(formSubject({ ...of, day: '2026-11-27' }))).toContain('EXPIRED')
  expect(codes(formSubject(of))).not.toContain('EXPIRED')
})
