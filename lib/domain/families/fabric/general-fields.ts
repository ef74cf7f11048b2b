import type { FieldSpec } from '@/lib/domain/fields/field'
import { UNUSED } from '@/lib/domain/modules/common'
import { fabricStructure } from './vocabulary'
import { fabricGrades, fabricPackageTypes, fabricStandards } from './vocabulary/terms'

/** What cloth means by the names that every module has. */
export const CLOTH_GENERAL = {
  category: { help: 'Same as the structure', vocabulary: fabricStructure, need: 'optional' },
  subcategory: UNUSED,
  dimensions: UNUSED,
  grade: { vocabulary: fabricGrades, help: 'By the points of the 4-point system' },
  quality: {
    kind: 'parts',
    label: 'Quality and test values',
    help: 'State the lab. For seconds describe the defects',
    parts: [
      { name: 'warpCrimp', label: 'Warp crimp', kind: 'number', unit: '%', rule: { min: 0, max: 60 } },
      { name: 'weftCrimp', label: 'Weft crimp', kind: 'number', unit: '%', rule: { min: 0, max: 60 } },
      {
        name: 'tensileWarp',
        label: 'Tensile strength, warp',
        kind: 'number',
        unit: 'N',
        rule: { min: 0, max: 20_000 },
      },
      {
        name: 'tensileWeft',
        label: 'Tensile strength, weft',
        kind: 'number',
        unit: 'N',
        rule: { min: 0, max: 20_000 },
      },
      { name: 'tear', label: 'Tear strength', kind: 'number', unit: 'N', rule: { min: 0, max: 2000 } },
      { name: 'contamination', label: 'Contamination', kind: 'text', rule: { lengthMax: 80 } },
      { name: 'note', label: 'Defects or remarks', kind: 'text', rule: { lengthMax: 500 } },
    ],
    need: 'asked',
    neededWhen: { field: 'condition', in: ['Seconds'] },
    facet: 'range',
    weight: 2,
  },
  tolerance: {
    kind: 'parts',
    label: 'Tolerance',
    help: 'Usual: width ±1 in, GSM ±5 %, quantity ±5 %',
    parts: [
      { name: 'widthInch', label: 'Width ±', kind: 'number', unit: 'in', rule: { min: 0, max: 10 } },
      { name: 'gsmPercent', label: 'GSM ±', kind: 'number', unit: '%', rule: { min: 0, max: 20 } },
      { name: 'quantityPercent', label: 'Quantity ±', kind: 'number', unit: '%', rule: { min: 0, max: 10 } },
    ],
  },
  industryStandard: { vocabulary: fabricStandards },
  priceUom: { help: 'Woven cloth per metre, knits and nonwovens per kg' },
  taxIncluded: { help: 'The cloth trade quotes plus GST' },
  sampleAvailable: { label: 'Sample yardage available', help: 'A few metres or a swatch' },
  netWeight: { help: 'Of one package, cloth only', neededWhen: { field: 'uom', in: ['kg', 'MT', 'bale'] } },
  packageType: { vocabulary: fabricPackageTypes },
  hsCode: {
    help: 'Chapters 50 to 60; suggested from fibre, weave and weight',
    placeholder: '520812',
    rule: {
      lengthMax: 12,
      pattern: /^(?:5\d|60)\d{2}(?:[. ]?\d{2}(?:[. ]?\d{2})?)?$/,
      patternHint: 'must be 4, 6 or 8 digits of chapters 50 to 60, such as 520812.',
    },
  },
  coverImage: {
    help: 'The cloth with its selvedge, laid flat',
    neededWhen: {
      any: [{ not: { field: 'condition', in: ['Fresh'] } }, { field: 'newArrival', in: ['true'] }],
    },
  },
} as const satisfies Record<string, Partial<FieldSpec>>
