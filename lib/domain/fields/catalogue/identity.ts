import type { FieldSpec } from '@/lib/domain/fields/field'
import { conditions } from '@/lib/domain/vocabulary/listing-terms'
import { openVocabulary } from '@/lib/domain/vocabulary/vocabulary'

/** What a listing is called and which kind of stock it is. */
export const IDENTITY_FIELDS = {
  title: {
    kind: 'text',
    label: 'Listing title',
    help: 'What a buyer would search',
    rule: { lengthMin: 8, lengthMax: 140 },
    need: 'active',
    facet: 'search',
    weight: 4,
  },
  productName: {
    kind: 'text',
    label: 'Product or quality name',
    help: 'Your own name for this quality',
    rule: { lengthMin: 2, lengthMax: 100 },
    need: 'asked',
    facet: 'search',
  },
  productMasterId: {
    kind: 'text',
    label: 'Product master',
    help: 'Same code on several listings groups them',
    rule: {
      lengthMax: 64,
      pattern: /^[A-Za-z0-9_-]{1,64}$/,
      patternHint: 'letters, digits, hyphens and underscores only.',
    },
  },
  sellerSku: {
    kind: 'text',
    label: 'Your item code',
    buyerLabel: 'Seller’s item code',
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
    label: 'Maker or brand',
    help: 'Who made it (traders: not your own name)',
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
    vocabulary: openVocabulary([]),
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  condition: {
    kind: 'choice',
    label: 'Condition',
    help: 'Buyers can filter by condition.',
    vocabulary: conditions,
    need: 'asked',
    facet: 'values',
    weight: 3,
  },
  newArrival: {
    kind: 'boolean',
    label: 'New arrival',
    help: 'Show in New arrivals. Up to 3 listings per seller.',
    facet: 'values',
  },
} as const satisfies Record<string, FieldSpec>
