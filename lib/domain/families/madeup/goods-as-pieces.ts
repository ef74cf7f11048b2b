import type { UnitName } from '@/lib/domain/units/units'

const NOUNS =
  'saree, sari, kurti, kurta, shirt, t-shirt, tshirt, tee, polo, trouser, pant, jeans, legging, palazzo, blouse, lehenga, gown, dress, frock, nighty, top, dupatta, shawl, stole, suit, garment, jacket, coat, blazer, sweater, hoodie, uniform, apron, bedsheet, towel, curtain, cushion, blanket, quilt, bag, cap, mask, panel'

/** One of these is a piece, where a price is said of one: "25 per saree". */
export const GOODS_AS_PIECES: ReadonlyMap<string, UnitName> = new Map(
  NOUNS.split(', ').map((noun): [string, UnitName] => [noun, 'piece']),
)
