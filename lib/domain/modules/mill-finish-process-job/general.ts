import { processStage } from '@/lib/domain/families/processing/vocabulary/stages'
import { processStandards } from '@/lib/domain/families/processing/vocabulary/terms'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { NEVER } from '@/lib/domain/fields/shared-rules'
import { UNUSED } from '@/lib/domain/modules/common'

/** What job work of a process house means by the names that every module has. */
export const PROCESS_GENERAL = {
  title: {
    help: 'What a buyer would search: dye, machine, process, goods, width',
    placeholder: 'Reactive CPB Dyeing Job, Cotton Woven to 63", 20,000 m/day',
  },
  productName: {
    label: 'Your name for this work',
    buyerLabel: 'Seller’s name for this work',
    help: 'As you call the line or the rate',
  },
  brandManufacturer: { neededWhen: NEVER },
  category: { label: 'Main process', help: 'As in processes', vocabulary: processStage, need: 'optional' },
  subcategory: UNUSED,
  // How the goods go back is `deliveryForm`.
  packageType: UNUSED,
  industryStandard: { vocabulary: processStandards },
  tolerance: {
    label: 'Tolerance',
    help: 'What you keep to: width ±1 cm, GSM ±5 %, bow 2 %',
    parts: [
      { name: 'widthCm', label: 'Width ±', kind: 'number', unit: 'cm', rule: { min: 0, max: 20, decimalsMax: 1 } },
      { name: 'gsmPercent', label: 'GSM ±', kind: 'number', unit: '%', rule: { min: 0, max: 20, decimalsMax: 1 } },
      {
        name: 'skewPercent',
        label: 'Bow and skew',
        kind: 'number',
        unit: '%',
        rule: { min: 0, max: 15, decimalsMax: 1 },
      },
      {
        name: 'spiralityPercent',
        label: 'Spirality',
        kind: 'number',
        unit: '%',
        rule: { min: 0, max: 15, decimalsMax: 1 },
      },
    ],
  },
  quality: {
    label: 'Quality of the work',
    neededWhen: NEVER,
    help: 'Points of the 4-point system, seconds, pilling',
    parts: [
      { name: 'points100', label: 'Points in 100 yd²', kind: 'number', rule: { min: 0, max: 100 } },
      { name: 'secondsPercent', label: 'Seconds at most', kind: 'number', unit: '%', rule: { min: 0, max: 30 } },
      { name: 'pilling', label: 'Pilling grade', kind: 'number', rule: { min: 1, max: 5, step: 0.5 } },
      { name: 'note', label: 'Remarks', kind: 'text', rule: { lengthMax: 500 } },
    ],
  },
  priceUom: { label: 'Rate per', help: 'Metre or kg, of what the bill counts' },
  coverImage: { help: 'Your machine hall, or cloth that you finished' },
  galleryImages: { help: 'Machines, shade cards, prints, finished rolls: up to 12' },
  technicalSheet: { help: 'List of machines, process route, shade card' },
  testReport: { help: 'Fastness, shrinkage, waste water tests' },
  complianceDocument: { help: 'Consent to operate, ZDHC report, GOTS scope certificate' },
  designFile: { help: 'A design that you printed' },
} as const satisfies Record<string, Partial<FieldSpec>>
