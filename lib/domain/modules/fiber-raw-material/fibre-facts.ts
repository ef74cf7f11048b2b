import type { FieldValues } from '@/lib/domain/fields/field'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Facts } from '@/lib/domain/modules/facts'

/** The fibre that a material or its variety names. */
const FIBRE_OF: Readonly<Record<string, string>> = {
  Cotton: 'Cotton',
  Wool: 'Wool',
  Silk: 'Silk',
  PSF: 'Polyester',
  VSF: 'Viscose',
  Modal: 'Modal',
  Lyocell: 'Lyocell',
  Acrylic: 'Acrylic',
  Nylon: 'Nylon',
  PP: 'Polypropylene',
  Cashmere: 'Cashmere',
  Mohair: 'Mohair',
  Alpaca: 'Alpaca',
  Angora: 'Angora',
  Camel: 'Camel',
  'Tossa jute': 'Jute',
  'White jute': 'Jute',
  Jute: 'Jute',
  Flax: 'Linen',
  Hemp: 'Hemp',
  Ramie: 'Ramie',
  Coir: 'Coir',
  Merino: 'Wool',
  Crossbred: 'Wool',
  'PET textile grade': 'Polyester',
  'Cationic PET': 'Polyester',
  'PET bottle grade': 'Polyester',
  'Recycled PET': 'Recycled polyester',
  'Nylon 6': 'Nylon',
  'Nylon 66': 'Nylon',
  Polypropylene: 'Polypropylene',
  PLA: 'PLA',
}

/** The fibre follows from the material, the variety or the polymer where these name it. */
export function fibreFills(words: FieldValues): FieldValues {
  const named = (name: string) => FIBRE_OF[textValue(words, name)]
  const fibre = named('variety') ?? named('polymer') ?? named('fiberFamily')
  return fibre === undefined ? {} : { fiberType: [fibre] }
}

/** One dtex is 0.9 denier. */
export const DENIER_PER_DTEX = 0.9

/** How long the fibre is: staple of cotton and wool, cut of man-made fibre, hauteur of tops; null without any. */
export function fibreLengthMm({ words }: Pick<Facts, 'words'>): number | null {
  return numberValue(words, 'stapleLength') ?? numberValue(words, 'cutLength') ?? numberValue(words, 'hauteur')
}

export function fibreDenier({ words }: Pick<Facts, 'words'>): number | null {
  return numberValue(words, 'fiberDenier')
}
