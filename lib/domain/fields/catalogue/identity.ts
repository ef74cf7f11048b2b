import type { FieldSpec } from '@/lib/domain/fields/field'
import { yarnFamilies } from '@/lib/domain/modules/yarn/vocabulary/families'
import { conditions } from '@/lib/domain/vocabulary/listing-terms'

/** What a listing is called and which kind of stock it is. */
export const IDENTITY_FIELDS = {
  title: {
    kind: 'text',
    label: 'Listing title',
    help: 'What a buyer would search: count, quality, fibre, use',
    placeholder: '30s Combed Compact Cotton Weaving Yarn (Warp)',
    rule: { lengthMin: 8, lengthMax: 140 },
    need: 'active',
    facet: 'search',
    weight: 4,
  },
  productName: {
    kind: 'text',
    label: 'Product or quality name',
    help: 'Your mill’s quality name; a draft needs this or a title',
    rule: { lengthMin: 2, lengthMax: 100 },
    need: 'asked',
    facet: 'search',
  },
  productMasterId: {
    kind: 'text',
    label: 'Product master',
    help: 'Links the same product across listings and enquiries',
    rule: {
      lengthMax: 64,
      pattern: /^[A-Za-z0-9_-]{1,64}$/,
      patternHint: 'letters, digits, hyphens and underscores only.',
    },
  },
  sellerSku: {
    kind: 'text',
    label: 'Your item code',
    help: 'The code printed on your invoice',
    rule: { lengthMax: 40 },
    facet: 'search',
  },
  styleNumber: {
    kind: 'text',
    label: 'Quality or article no.',
    help: 'Article number in your shade card',
    rule: { lengthMax: 40 },
    facet: 'search',
  },
  brandManufacturer: {
    kind: 'text',
    label: 'Mill or brand',
    help: 'The mill that made it; traders: the mill’s name, not yours',
    rule: { lengthMax: 80 },
    need: 'asked',
    neededWhen: { field: 'condition', in: ['Fresh'] },
    facet: 'values',
    weight: 2,
  },
  category: {
    kind: 'choice',
    label: 'Category',
    help: 'Top group in the market',
    vocabulary: yarnFamilies,
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  condition: {
    kind: 'choice',
    label: 'Condition',
    help: 'Saved apart from new arrival; buyers filter on it',
    vocabulary: conditions,
    need: 'asked',
    facet: 'values',
    weight: 3,
  },
  newArrival: {
    kind: 'boolean',
    label: 'New arrival',
    help: 'Shown among the new arrivals; three listings per seller may be',
    facet: 'values',
  },
} as const satisfies Record<string, FieldSpec>
