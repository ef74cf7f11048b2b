import { endUse } from '@/lib/domain/families/fabric/vocabulary'
import { SERVICE_GENERAL } from '@/lib/domain/families/service/general'
import { jobGroup, weavingStandards } from '@/lib/domain/families/service/weaving/vocabulary'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { NEVER, percentPart } from '@/lib/domain/fields/shared-rules'

/** What weaving, knitting and warping mean by the names that every module has. */
export const WEAVING_GENERAL = {
  ...SERVICE_GENERAL,
  title: {
    ...SERVICE_GENERAL.title,
    placeholder: 'Air-jet Weaving Job 190 cm, 24 Looms, Dobby, 60–140 EPI',
  },
  category: { help: 'We fill this from the job', vocabulary: jobGroup, need: 'optional' },
  subcategory: {
    label: 'Cloth for',
    help: 'What the cloth that you make is used for',
    vocabulary: endUse,
    need: 'optional',
  },
  industryStandard: { help: 'By which the cloth is tested or inspected', vocabulary: weavingStandards },
  tolerance: {
    help: 'What you accept as a difference from the order',
    parts: [
      { name: 'widthCm', label: 'Width ±', kind: 'number', unit: 'cm', rule: { min: 0, max: 20 } },
      { name: 'epi', label: 'Ends and picks ±', kind: 'number', unit: 'per inch', rule: { min: 0, max: 20 } },
      percentPart('gsmPercent', 'Weight ±', 20),
      percentPart('quantityPercent', 'Quantity ±', 20),
    ],
  },
  quality: {
    label: 'Quality promise',
    help: 'What you promise of the cloth or the beam',
    need: 'optional',
    neededWhen: NEVER,
    parts: [
      { name: 'points100', label: 'Points in 100 yd²', kind: 'number', rule: { min: 0, max: 200 } },
      percentPart('freshPercent', 'Fresh cloth', 100),
      percentPart('shortLengths', 'Short lengths', 100),
      { name: 'breaks', label: 'Warp breaks', kind: 'number', unit: 'per 1,000 ends', rule: { min: 0, max: 200 } },
      { name: 'note', label: 'Remarks', kind: 'text', rule: { lengthMax: 500 } },
    ],
  },
  basePrice: {
    ...SERVICE_GENERAL.basePrice,
    help: 'Per metre, per kg or per pick: 12 paise per pick is 0.12',
  },
  packageType: { ...SERVICE_GENERAL.packageType, help: 'Rolls, folded taka, beams' },
  technicalSheet: { help: 'List of looms or machines, rate card by construction' },
  designFile: { help: 'Designs that you have woven' },
} as const satisfies Record<string, Partial<FieldSpec>>
