/** The materials of trims by what the tariff and the tests ask of them. */

const METALS: ReadonlySet<string> = new Set([
  'Brass',
  'Zinc alloy',
  'Iron',
  'Steel',
  'Stainless steel',
  'Aluminium',
  'Copper',
  'Metal',
])
const PLASTICS: ReadonlySet<string> = new Set([
  'Polyester',
  'Recycled polyester',
  'Nylon',
  'ABS',
  'Acrylic',
  'Urea',
  'Casein',
  'Acetal',
  'PVC',
  'PET film',
  'Polypropylene',
  'TPU',
  'Silicone',
  'Plastic',
])
const MAN_MADE: ReadonlySet<string> = new Set([
  'Polyester',
  'Recycled polyester',
  'Nylon',
  'Viscose',
  'Polypropylene',
  'Acrylic',
])
const TEXTILES: ReadonlySet<string> = new Set([
  ...MAN_MADE,
  'Cotton',
  'Polycotton',
  'Satin',
  'Silk',
  'Jute',
  'Linen',
  'Wool',
  'Metallic yarn',
  'Fabric',
])

export const isMetal = (material: string): boolean => METALS.has(material)
export const isPlastic = (material: string): boolean => PLASTICS.has(material)
/** Polyester and nylon are resin in a button and yarn in a tape. */
export const isTextile = (material: string): boolean => TEXTILES.has(material)
export const isManMade = (material: string): boolean => MAN_MADE.has(material)
export const setsOffDetector = (material: string): boolean => material === 'Iron' || material === 'Steel'
