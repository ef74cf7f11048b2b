import type { ModuleExamples } from '@/lib/domain/modules/module-examples'
import { CALIBRATION, EVENNESS, RENTAL, TENSILE, TESTS } from './bodies'

export const testingExamples: ModuleExamples = {
  whole: [
    { name: 'Used instrument', body: EVENNESS },
    { name: 'New instrument', body: TENSILE },
    { name: 'Test service', body: TESTS },
    { name: 'Calibration service', body: CALIBRATION },
    { name: 'Rental', body: RENTAL },
  ],
  broken: [
    {
      code: 'DATES_REVERSED',
      path: 'calibration.due',
      change: { calibration: { certificateNo: 'CC-4417', date: '2026-04-10', due: '2026-03-01' } },
    },
    { code: 'KIND_CONDITION', path: 'listingKind', change: { condition: 'New', runHours: null } },
    { code: 'URGENT_NOT_FASTER', path: 'expressDays', change: { expressDays: 9 }, example: 'Test service' },
    { code: 'NEW_HAS_HOURS', path: 'runHours', change: { runHours: 4000 }, example: 'New instrument' },
    { code: 'PURCHASE_BEFORE_YEAR', path: 'purchaseYear', change: { purchaseYear: 2005 } },
    { code: 'OVERHAUL_BEFORE_YEAR', path: 'lastOverhaul', change: { lastOverhaul: '2008, sensors' } },
    { code: 'AS_IS_WARRANTY', path: 'warranty', change: { condition: 'As-is', warranty: 3 } },
    { code: 'TOO_SMALL', path: 'year', change: { year: 1850 } },
    { code: 'TOO_LARGE', path: 'accuracy', change: { accuracy: 90 } },
    {
      code: 'RANGE_REVERSED',
      path: 'range.to',
      change: { range: { from: 50, to: 1 } },
      example: 'Calibration service',
    },
    { code: 'TOO_LARGE', path: 'expressSurcharge', change: { expressSurcharge: 900 }, example: 'Test service' },
    { code: 'TOO_LARGE', path: 'warranty', change: { warranty: 600 }, example: 'New instrument' },
  ],
  searches: [
    { q: 'uster evenness tester', finds: ['Used instrument'], not: ['New instrument', 'Test service'] },
    { q: 'uster st-5 2012', finds: ['Used instrument'], not: ['New instrument'] },
    { q: 'iso 105-c06', finds: ['Test service'], not: ['Used instrument'] },
    { q: 'iso105 x12', finds: ['Test service'], not: ['New instrument'] },
    { q: 'nabl testing colour fastness', finds: ['Test service'], not: ['Calibration service'] },
    { q: 'UTM 5 kN', finds: ['New instrument'], not: ['Used instrument'] },
    { q: 'astm d5034', finds: ['New instrument'], not: ['Test service'] },
    { q: 'calibration of tensile tester', finds: ['Calibration service'], not: ['New instrument'] },
    { q: 'light box', finds: ['Rental'], not: ['Used instrument'] },
    { q: 'light box on rent', finds: ['Rental'], not: ['New instrument'] },
    { q: 'hvi 1000 used', finds: [], not: ['Used instrument'] },
  ],
}
