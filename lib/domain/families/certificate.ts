import type { FieldSpec } from '@/lib/domain/fields/field'
import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** Schemes under which cloth is certified. */
const schemes = openVocabulary([
  option('OEKO-TEX Standard 100', 'OEKO-TEX, OEKO-TEX 100, Oekotex'),
  option('GOTS', 'Global Organic Textile Standard'),
  option('OCS', 'Organic Content Standard'),
  option('GRS', 'Global Recycled Standard'),
  option('RCS', 'Recycled Claim Standard'),
  option('BCI', 'Better Cotton, Better Cotton Initiative'),
  option('Handloom Mark', 'handloom'),
  option('Silk Mark', 'silk mark India'),
])

/** The certificates of goods of any trade, each scheme once. */
export const CERTIFICATIONS = {
  kind: 'rows',
  label: 'Certificates',
  help: 'Each with its number',
  key: 'scheme',
  parts: [
    { name: 'scheme', label: 'Scheme', kind: 'choice', vocabulary: schemes, facet: 'values' },
    { name: 'number', label: 'Number', kind: 'text', rule: { lengthMax: 60 } },
    { name: 'validUntil', label: 'Valid until', kind: 'date' },
    { name: 'scope', label: 'Scope', kind: 'text', rule: { lengthMax: 200 } },
  ],
  facet: 'values',
} as const satisfies FieldSpec
