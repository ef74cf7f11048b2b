import { SERVICE_GENERAL } from '@/lib/domain/families/service/general'
import { jobGroup, spinningStandards, yarnFor } from '@/lib/domain/families/service/spinning/vocabulary'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { NEVER } from '@/lib/domain/fields/shared-rules'
import { UNUSED } from '@/lib/domain/modules/common'

/** What spinning and texturising mean by the names that every module has. */
export const SPINNING_GENERAL = {
  ...SERVICE_GENERAL,
  title: { ...SERVICE_GENERAL.title, placeholder: 'Job Compact Spinning 30s–60s Combed, 20,000 Spindles' },
  category: { help: 'We fill this from the job', vocabulary: jobGroup, need: 'optional' },
  subcategory: { label: 'Yarn for', help: 'What the yarn is used for', vocabulary: yarnFor, need: 'optional' },
  industryStandard: { help: 'By which the yarn is tested', vocabulary: spinningStandards },
  quality: { ...UNUSED, neededWhen: NEVER },
  tolerance: {
    help: 'What you accept as a difference from the order',
    parts: [
      { name: 'countPercent', label: 'Count ±', kind: 'number', unit: '%', rule: { min: 0, max: 10 } },
      { name: 'twistPercent', label: 'Twist ±', kind: 'number', unit: '%', rule: { min: 0, max: 20 } },
      { name: 'quantityPercent', label: 'Quantity ±', kind: 'number', unit: '%', rule: { min: 0, max: 20 } },
    ],
  },
  basePrice: { ...SERVICE_GENERAL.basePrice, label: 'Conversion charge', help: 'Per kg of yarn, without material' },
  technicalSheet: { help: 'List of machines, rate card by count' },
} as const satisfies Record<string, Partial<FieldSpec>>
