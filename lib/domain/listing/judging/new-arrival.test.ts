import { describe, expect, it } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { yarn } from '@/lib/domain/modules/yarn'
import { newArrivalEligibility } from './new-arrival'

const COMPLETE: FieldValues = {
  newArrival: true,
  ...Object.fromEntries(yarn.mainSpecifications.map((name) => [name, 'filled'])),
  coverImage: ['8d6f5b0e-7c3f-4b55-9d7e-2f5f2b1f6a11'],
  sellerSku: 'N30CCW',
}

function eligibility(values: FieldValues, usageCount = 1, isUsedHere = true, definition = yarn) {
  return newArrivalEligibility({ values, definition, usageCount, isUsedHere })
}

describe('newArrivalEligibility', () => {
  it('of a regular listing is the default of the spec, key for key', () => {
    const regular = eligibility({}, 0, false)
    expect(regular).toEqual({
      status: 'Regular listing',
      requested: false,
      usageCount: 0,
      repeatLimit: 3,
      remainingCount: 3,
      savedNewArrival: false,
      eligibilityStatus: 'REGULAR',
      eligibilityEvidence: { photoEvidence: false, detailEvidence: false, identityEvidence: false },
      readyFinishedProductMayTrend: false,
      rawMaterialStaysModuleSpecific: false,
    })
  })

  it('is granted once picture, main specifications and identity are there', () => {
    expect(eligibility(COMPLETE)).toMatchObject({
      status: 'New arrival',
      requested: true,
      remainingCount: 2,
      savedNewArrival: true,
      eligibilityStatus: 'ELIGIBLE',
      eligibilityEvidence: { photoEvidence: true, detailEvidence: true, identityEvidence: true },
      readyFinishedProductMayTrend: false,
      rawMaterialStaysModuleSpecific: true,
    })
  })

  it.each([
    ['the picture', { coverImage: [] }, { photoEvidence: false }],
    ['a main specification', { [yarn.mainSpecifications[0] ?? '']: '' }, { detailEvidence: false }],
    ['the identity', { sellerSku: '' }, { identityEvidence: false }],
  ])('waits for %s', (_, missing, evidence) => {
    expect(eligibility({ ...COMPLETE, ...missing })).toMatchObject({
      eligibilityStatus: 'EVIDENCE_PENDING',
      savedNewArrival: true,
      eligibilityEvidence: evidence,
      rawMaterialStaysModuleSpecific: false,
    })
  })

  it.each(['productMasterId', 'brandManufacturer', 'sellerSku'])('%s alone is identity enough', (name) => {
    expect(eligibility({ [name]: 'X1' }).eligibilityEvidence.identityEvidence).toBe(true)
  })

  it('a gallery picture is a picture', () => {
    expect(eligibility({ ...COMPLETE, coverImage: [], galleryImages: ['id'] }).eligibilityStatus).toBe('ELIGIBLE')
  })

  it('condition has no part in it', () => {
    expect(eligibility({ ...COMPLETE, condition: 'Seconds' })).toEqual(eligibility({ ...COMPLETE, condition: 'Fresh' }))
  })

  it('the owner who has used all three stays regular, but for the listings that used them', () => {
    expect(eligibility(COMPLETE, 3, false)).toMatchObject({
      eligibilityStatus: 'REGULAR',
      remainingCount: 0,
      savedNewArrival: false,
    })
    expect(eligibility(COMPLETE, 3, true).eligibilityStatus).toBe('ELIGIBLE')
  })

  it('taken back, it is a regular listing and the usage stays used', () => {
    expect(eligibility({ ...COMPLETE, newArrival: false }, 1, true)).toMatchObject({
      status: 'Regular listing',
      savedNewArrival: false,
      usageCount: 1,
      remainingCount: 2,
    })
  })

  it('a module that knows no new arrivals grants none', () => {
    const definition = { ...yarn, professional: { ...yarn.professional, newArrivalAllowed: false } }
    expect(eligibility(COMPLETE, 1, true, definition).eligibilityStatus).toBe('REGULAR')
  })

  it('a granted ready product may trend', () => {
    const definition = { ...yarn, moduleKey: 'wholesale_ready_product' as const }
    expect(eligibility(COMPLETE, 1, true, definition)).toMatchObject({
      readyFinishedProductMayTrend: true,
      rawMaterialStaysModuleSpecific: false,
    })
  })
})
