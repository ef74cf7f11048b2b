import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { Requirement } from '@/lib/domain/rfq/comparison/terms'
import { judgeRequirement } from '@/lib/domain/rfq/comparison/verdict'
import { specificationPoint } from '@/lib/domain/rfq/requests/specification-point'
import { openingQuotation } from './quotation-opening'
import { quotationBody } from './quotation-values'

const SNAPSHOT = {
  quantity: 1000,
  uom: 'kg',
  targetPrice: null,
  currency: 'INR',
  priceBasis: '',
  tradeMode: 'Domestic',
  incoterm: '',
  deliveryLocation: 'Tiruppur',
  attachments: [],
  capturedAt: '2026-11-21T06:00:00.000Z',
}

/** A request about a listing that says these things. */
function requestAbout(moduleKey: ModuleKey, fields: Record<string, unknown>, requirements: Requirement[]) {
  const technicalSpecificationSnapshot = { listingId: '', listingVersion: 1, title: '', fields }
  return { moduleKey, requirements, snapshot: { ...SNAPSHOT, technicalSpecificationSnapshot } }
}

/** What the form of a first quotation says at a required point, and how the buyer's comparison judges it. */
function opened(moduleKey: ModuleKey, fields: Record<string, unknown>, requirement: Requirement) {
  const values = openingQuotation(requestAbout(moduleKey, fields, [requirement]), null, '2026-12-31')
  const { specResponses } = quotationBody('r1', 'SUBMIT', values) as { specResponses: { offered: unknown }[] }
  const point = specificationPoint(matrixDefinition(moduleKey), requirement.field)
  return [values.specResponses[0]?.offered, judgeRequirement(requirement, specResponses[0]?.offered, point, null)]
}

test.each<[string, ModuleKey, Record<string, unknown>, Requirement, unknown[]]>([
  [
    'a list meets one of its words',
    'mill_finish_process_job',
    { processStage: ['Dyeing', 'Bleaching'] },
    { field: 'processStage', op: '=', value: 'Dyeing' },
    ['Dyeing, Bleaching', 'meets'],
  ],
  [
    'a measure keeps its unit',
    'grey_fabric',
    { clothWidth: { value: 160, unit: 'cm' } },
    { field: 'clothWidth', op: '>=', value: '64 in' },
    ['160 cm', 'deviates'],
  ],
  [
    'a part is the listing’s, not the buyer’s',
    'yarn',
    { quality: { uPercent: 11 } },
    { field: 'quality.uPercent', op: '<=', value: 10 },
    ['11', 'deviates'],
  ],
  [
    'a range is one text',
    'spinning_texturising_job',
    { plyRange: { from: 2, to: 6 } },
    { field: 'plyRange', op: '=', value: 4 },
    ['2–6', 'meets'],
  ],
  [
    'a no stays a no',
    'grey_fabric',
    { extraWarp: false },
    { field: 'extraWarp', op: '=', value: 'yes' },
    ['no', 'deviates'],
  ],
  [
    'without own words every required word is filled in',
    'yarn',
    {},
    { field: 'industryStandard', op: '=', value: ['GOTS', 'GRS'] },
    ['GOTS, GRS', 'meets'],
  ],
])('the form begins with what the seller’s listing says: %s', (_, moduleKey, fields, requirement, expected) => {
  expect(opened(moduleKey, fields, requirement)).toEqual(expected)
})
