import { stitchingJob } from '@/lib/domain/families/stitching/vocabulary/jobs'
import { stitchingStandards } from '@/lib/domain/families/stitching/vocabulary/terms'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { NEVER } from '@/lib/domain/fields/shared-rules'
import { UNUSED } from '@/lib/domain/modules/common'

/** What sewing and embroidery mean by the names that every module has. */
export const STITCHING_GENERAL = {
  title: {
    help: 'What a buyer would search: job, product, heads or lines',
    placeholder: 'Multi-head Embroidery Job, 56 Heads, 9 Needles, Sequin',
  },
  brandManufacturer: { neededWhen: NEVER },
  category: { label: 'Main job', help: 'As in jobs', vocabulary: stitchingJob, need: 'optional' },
  subcategory: UNUSED,
  industryStandard: { vocabulary: stitchingStandards },
  tolerance: {
    label: 'Tolerance',
    help: 'What you keep to: measurements ±1 cm, placement ±3 mm',
    parts: [
      {
        name: 'sizeCm',
        label: 'Measurements ±',
        kind: 'number',
        unit: 'cm',
        rule: { min: 0, max: 10, decimalsMax: 1 },
      },
      { name: 'placementMm', label: 'Placement ±', kind: 'number', unit: 'mm', rule: { min: 0, max: 50 } },
      { name: 'quantityPercent', label: 'Quantity ±', kind: 'number', unit: '%', rule: { min: 0, max: 10 } },
    ],
  },
  quality: {
    label: 'Quality of the work',
    help: 'Stitches per inch, rejects, checks',
    neededWhen: NEVER,
    parts: [
      { name: 'stitchesPerInch', label: 'Stitches per inch', kind: 'number', rule: { min: 1, max: 40 } },
      { name: 'rejectsPercent', label: 'Rejects at most', kind: 'number', unit: '%', rule: { min: 0, max: 30 } },
      { name: 'note', label: 'Remarks', kind: 'text', rule: { lengthMax: 500 } },
    ],
  },
  priceUom: { label: 'Rate per', help: 'Piece, 1000 stitches, metre or dozen' },
  moq: { label: 'Minimum order', help: 'The smallest order that you take' },
  coverImage: { help: 'Finished work: the whole piece and the stitches' },
  galleryImages: { help: 'The floor, the machines, samples of work: up to 12' },
  technicalSheet: { help: 'List of machines, operation bulletin, size chart' },
  complianceDocument: { help: 'Audit reports, labour and factory licences' },
  designFile: { help: 'A design that you worked' },
} as const satisfies Record<string, Partial<FieldSpec>>
