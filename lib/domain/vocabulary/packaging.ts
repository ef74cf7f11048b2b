import { SELLS_ABROAD } from '@/lib/domain/vocabulary/trade-terms'
import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** Outer packages of any goods; a trade with packages of its own gives its list. */
export const packageTypes = openVocabulary([
  option('Carton', 'cartons, ctn, box'),
  option('5-ply carton', '5 ply box'),
  option('7-ply carton', '7 ply box'),
  option('Bag', 'bags'),
  option('HDPE/PP woven bag', 'HDPE bag, PP bag, woven bag'),
  option('Poly-lined bag', 'poly bag'),
  option('Pressed bale', 'bale'),
  option('Roll', 'rolls, tube roll'),
  option('Drum', 'drums, barrel'),
  option('Wooden pallet', 'pallet, pallet wood, ISPM-15 pallet', { note: 'ISPM-15' }),
  option('Plastic or metal pallet', 'plastic pallet, metal pallet'),
  option('Wooden crate', 'crate, case'),
  'Loose',
])

/** V17: the loads in which the goods can leave. */
export const palletReadiness = openVocabulary([
  option('Loose', 'LTL, loose LTL'),
  option('Bagged, part truck', 'part truck, part load'),
  option('Full truck', 'FTL', { note: '9, 16 or 21 t' }),
  option('Palletised', 'palletized'),
  option('LCL', 'less than container load', { offeredWhen: SELLS_ABROAD }),
  option('20′ FCL', '20 FCL, 20 ft FCL', { offeredWhen: SELLS_ABROAD }),
  option('40′ FCL', '40 FCL, 40 ft FCL', { offeredWhen: SELLS_ABROAD }),
  option('40′ HC FCL', '40 HC, 40 HC FCL, 40HC, 40 ft HC', { offeredWhen: SELLS_ABROAD }),
])
