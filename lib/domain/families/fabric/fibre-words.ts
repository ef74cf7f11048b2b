import { ITALIAN_FIBRES } from '@/lib/domain/vocabulary/italian-fibres'

/** Fibres as lines spell them, where the vocabulary has no such name. */
export const LINE_NAMES: Readonly<Record<string, string>> = {
  ...ITALIAN_FIBRES,
  ctn: 'Cotton',
  woollen: 'Wool',
  woolen: 'Wool',
  pes: 'Polyester',
  polyster: 'Polyester',
  poliester: 'Polyester',
  polyestar: 'Polyester',
  viscos: 'Viscose',
  cottan: 'Cotton',
  cotten: 'Cotton',
  cottn: 'Cotton',
  catton: 'Cotton',
  polister: 'Polyester',
  polyestor: 'Polyester',
  polyestr: 'Polyester',
  viscouse: 'Viscose',
  rayan: 'Viscose',
  nylone: 'Nylon',
  linnen: 'Linen',
  spendex: 'Elastane',
  pamuk: 'Cotton',
  pamuklu: 'Cotton',
  viskonlu: 'Viscose',
  polyesterli: 'Polyester',
  likrali: 'Elastane',
  viskon: 'Viscose',
  likra: 'Elastane',
}

/** "92% cotton, 8% elastomeric yarn": names of fibres where they have a share; the headings of the tariff have them too. */
export const OF_A_SHARE: Readonly<Record<string, string>> = { elastomeric: 'Elastane', elastomer: 'Elastane' }

/** "100% CO", "97% CO 3% EA": the codes of labels, where they have a share. */
export const FIBRE_CODES: Readonly<Record<string, string>> = {
  co: 'Cotton',
  pes: 'Polyester',
  pl: 'Polyester',
  cv: 'Viscose',
  vis: 'Viscose',
  visc: 'Viscose',
  vsf: 'Viscose',
  vi: 'Viscose',
  cmd: 'Modal',
  cly: 'Lyocell',
  li: 'Linen',
  wo: 'Wool',
  wv: 'Wool',
  se: 'Silk',
  pa: 'Nylon',
  ea: 'Elastane',
  el: 'Elastane',
}

/** Two fibres by their initials, in trade order. */
export const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  't/c': ['Polyester', 'Cotton'],
  tc: ['Polyester', 'Cotton'],
  'p/c': ['Polyester', 'Cotton'],
  pc: ['Polyester', 'Cotton'],
  polycotton: ['Polyester', 'Cotton'],
  'poly cotton': ['Polyester', 'Cotton'],
  'poly-cotton': ['Polyester', 'Cotton'],
  'jt/c': ['Polyester', 'Cotton'],
  jtc: ['Polyester', 'Cotton'],
  cvc: ['Cotton', 'Polyester'],
  jcvc: ['Cotton', 'Polyester'],
  'p/v': ['Polyester', 'Viscose'],
  pv: ['Polyester', 'Viscose'],
  't/r': ['Polyester', 'Viscose'],
  tr: ['Polyester', 'Viscose'],
  'poly viscose': ['Polyester', 'Viscose'],
  polyviscose: ['Polyester', 'Viscose'],
  'poly/cotton': ['Polyester', 'Cotton'],
  'poly/poly': ['Polyester'],
  'cotton/poly': ['Cotton', 'Polyester'],
  'recycled poly': ['Recycled polyester'],
  'recycled psf': ['Recycled polyester'],
  'regen pet': ['Recycled polyester'],
  'regen psf': ['Recycled polyester'],
  'regen polyester': ['Recycled polyester'],
  'regenerated pet': ['Recycled polyester'],
  'regenerated psf': ['Recycled polyester'],
  'regenerated polyester': ['Recycled polyester'],
  'vis/pet': ['Viscose', 'Polyester'],
  'pet/vis': ['Polyester', 'Viscose'],
  'vis/pes': ['Viscose', 'Polyester'],
  'pes/vis': ['Polyester', 'Viscose'],
}

/** The fibres of a blend in two words: "poly viscose". @param words folded */
export const twoWordBlend = (words: readonly string[], at: number): readonly string[] | undefined =>
  SHORT_NAMES[`${words[at] ?? ''} ${words[at + 1] ?? ''}`]
