import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { matrixDefinition } from '@/lib/domain/modules'
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
  test('of a regular listing has exactly the spec’s default', () => {
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

  test('is granted with a picture, the main specifications and an identity', () => {
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

  test.each([
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

  test.each(['productMasterId', 'brandManufacturer', 'sellerSku'])('%s alone is enough as the identity', (name) => {
    expect(eligibility({ [name]: 'X1' }).eligibilityEvidence.identityEvidence).toBe(true)
  })

  test('a gallery picture counts as a picture', () => {
    expect(eligibility({ ...COMPLETE, coverImage: [], galleryImages: ['id'] }).eligibilityStatus).toBe('ELIGIBLE')
  })

  test('the condition does not matter', () => {
    expect(eligibility({ ...COMPLETE, condition: 'Seconds' })).toEqual(eligibility({ ...COMPLETE, condition: 'Fresh' }))
  })

  test('an owner who has used all three gets no more, but keeps those that were granted', () => {
    expect(eligibility(COMPLETE, 3, false)).toMatchObject({
      eligibilityStatus: 'REGULAR',
      remainingCount: 0,
      savedNewArrival: false,
    })
    expect(eligibility(COMPLETE, 3, true).eligibilityStatus).toBe('ELIGIBLE')
  })

  test('when it is removed, the listing is regular and the use still counts', () => {
    expect(eligibility({ ...COMPLETE, newArrival: false }, 1, true)).toMatchObject({
      status: 'Regular listing',
      savedNewArrival: false,
      usageCount: 1,
      remainingCount: 2,
    })
  })

  test('a module without new arrivals grants none', () => {
    const definition = { ...yarn, professional: { ...yarn.professional, newArrivalAllowed: false } }
    expect(eligibility(COMPLETE, 1, true, definition).eligibilityStatus).toBe('REGULAR')
  })

  test('a granted ready product may appear in the trends', () => {
    const definition = {
      ...yarn,
      professional: matrixDefinition('wholesale_ready_product').professional,
      moduleKey: 'wholesale_ready_product' as const,
    }
    expect(eligibility(COMPLETE, 1, true, definition)).toMatchObject({
      readyFinishedProductMayTrend: true,
      rawMaterialStaysModuleSpecific: false,
    })
  })
})
