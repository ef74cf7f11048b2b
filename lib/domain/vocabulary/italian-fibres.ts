/**
 * Fibres by the names of Prato and Biella, for lines alone: as words of the vocabulary they would keep a search from
 * correcting "coton".
 */
export const ITALIAN_FIBRES: Readonly<Record<string, string>> = {
  cotone: 'Cotton',
  viscosa: 'Viscose',
  poliestere: 'Polyester',
  poliammide: 'Nylon',
  acrilico: 'Acrylic',
  acrilica: 'Acrylic',
  elastan: 'Elastane',
  lana: 'Wool',
  lino: 'Linen',
  seta: 'Silk',
  cachemire: 'Cashmere',
  cashmire: 'Cashmere',
}
