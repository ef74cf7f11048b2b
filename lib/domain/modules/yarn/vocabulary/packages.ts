import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** V16: the outer package. */
export const yarnPackageTypes = openVocabulary([
  option('Carton', 'cartons, ctn, box'),
  option('5-ply carton', '5 ply box'),
  option('7-ply carton', '7 ply box'),
  option('Bag', 'bags'),
  option('HDPE/PP woven bag', 'HDPE bag, PP bag, woven bag'),
  option('Poly-lined bag', 'poly bag'),
  option('Wooden pallet', 'pallet, pallet wood, ISPM-15 pallet', { note: 'ISPM-15' }),
  option('Plastic or metal pallet', 'plastic pallet, metal pallet', { note: 'layer pads and stretch wrap' }),
  option('Hank bundle', 'bundle'),
  option('Pressed bale', 'bale'),
  option('Trolley', 'POY trolley', { note: 'POY' }),
  option('Beam crate', 'crate'),
  'Loose',
])
