import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { isDirect } from '@/lib/domain/count/systems'
import { KIND_OF_FIBRE, type Kind } from '@/lib/domain/families/fibre-kinds'
import type { BlendRow } from '@/lib/domain/listing/blend'
import { sumOf } from '@/lib/domain/units/rounding'
import { PLAIN_NAMES } from '../usual-cloth'

/** What the tariff asks of a cloth (HS 2022, section XI notes 2 and 9 and the headings themselves). */
export interface Cloth {
  structure: 'Woven' | 'Knitted' | 'Nonwoven' | null
  /** Canonical fibres by weight; one fibre alone is the whole. */
  blend: readonly BlendRow[]
  /** Stated, or the estimate from the construction. */
  gsm: number | null
  widthCm: number | null
  weave: string | null
  fabricName: string | null
  knitType: string | null
  colouration: Colouration
  warp: ParsedCount | null
  weft: ParsedCount | null
  /** How the yarn is spun, in the words of the list; null: not said. */
  spinning: string | null
  /** Of a nonwoven: spunbond and meltblown are filament. */
  nonwovenTech: string | null
}

/** Grey cloth is unbleached. */
export type Colouration = 'Unbleached' | 'Bleached' | 'Dyed' | 'Yarn-dyed' | 'Printed'

/** Fibres as chapters and headings group them. */
export type Group = 'silk' | 'wool' | 'cotton' | 'flax' | 'jute' | 'vegetable' | 'synthetic' | 'artificial'

const GROUP_OF: Readonly<Record<Kind, Group | null>> = {
  silk: 'silk',
  wool: 'wool',
  hair: 'wool',
  cotton: 'cotton',
  flax: 'flax',
  jute: 'jute',
  hemp: 'vegetable',
  coir: 'vegetable',
  bast: 'vegetable',
  polyester: 'synthetic',
  nylon: 'synthetic',
  aramid: 'synthetic',
  acrylic: 'synthetic',
  polypropylene: 'synthetic',
  synthetic: 'synthetic',
  elastane: 'synthetic',
  viscose: 'artificial',
  acetate: 'artificial',
  artificial: 'artificial',
  metal: null,
}

/** The chapter of each group; man-made fibres are one when chapters are compared. */
const CHAPTER_OF: Readonly<Record<Group, number>> = {
  silk: 50,
  wool: 51,
  cotton: 52,
  flax: 53,
  jute: 53,
  vegetable: 53,
  synthetic: 55,
  artificial: 55,
}

export interface Shares {
  /** Percent by kind. */
  kinds: ReadonlyMap<Kind, number>
  groups: ReadonlyMap<Group, number>
  /** The group whose heading decides. */
  main: Group
}

/** The shares of a cloth; null when a fibre is unknown or the shares do not say which is the main one. */
export function sharesOf(blend: readonly BlendRow[]): Shares | null {
  const rows = blend.length === 1 ? blend.map((row) => ({ ...row, percent: 100 })) : blend
  if (rows.length === 0 || Math.abs(sumOf(rows.map(({ percent }) => percent)) - 100) > 0.5) return null
  const kinds = new Map<Kind, number>()
  const groups = new Map<Group, number>()
  const chapters = new Map<number, number>()
  for (const { fibre, percent } of rows) {
    const kind = KIND_OF_FIBRE.get(fibre)
    const group = kind && GROUP_OF[kind]
    if (!kind || !group) return null
    kinds.set(kind, (kinds.get(kind) ?? 0) + percent)
    groups.set(group, (groups.get(group) ?? 0) + percent)
    chapters.set(CHAPTER_OF[group], (chapters.get(CHAPTER_OF[group]) ?? 0) + percent)
  }
  // The chapter of the greatest weight; of equal ones the last.
  const chapter = heaviest(chapters, (number) => number)
  const inChapter = new Map([...groups].filter(([group]) => CHAPTER_OF[group] === chapter))
  return { kinds, groups, main: heaviest(inChapter, (group) => ORDER.indexOf(group)) }
}

const ORDER: readonly Group[] = ['silk', 'wool', 'cotton', 'flax', 'jute', 'vegetable', 'synthetic', 'artificial']

function heaviest<Key>(shares: ReadonlyMap<Key, number>, rank: (key: Key) => number): Key {
  const [first] = [...shares].sort(([a, x], [b, y]) => y - x || rank(b) - rank(a))
  if (!first) throw new RangeError('No shares to compare')
  return first[0]
}

export type Make = 'filament' | 'staple'

/** Names of the market for cloth of filament. */
const FILAMENT_NAMES: ReadonlySet<string> = new Set([
  'Georgette',
  'Weightless',
  'Chiffon',
  'Moss crepe',
  'Dull satin',
  'Japan satin',
  'Micro',
  'Micro peach',
  'BSY',
  'Santoon',
  'Chinon',
  'Dola silk',
  'Organza',
  'Japan crepe',
  'American crepe',
  'French crepe',
  'Lining taffeta',
  'Taffeta',
  'Vichitra silk',
  'Simmer',
  'Roto',
  'Pongee',
  'Peach skin',
  'Parachute',
])
const TEXTURED = /^(?:DTY|ATY|TEXTURED|NIM|LIM|SIM|HIM|ROTO)$/
const FLAT = /^(?:FDY|MONO)$/

/** Filament or staple: by both counts, else by the spinning or the name. Null: they differ or are not known. */
export function makeOf(cloth: Cloth): Make | null {
  const makes = makesOf(cloth)
  if (makes.size > 0) return makes.size === 1 ? ([...makes][0] ?? null) : null
  if (cloth.spinning !== null) return 'staple'
  return cloth.fabricName !== null && FILAMENT_NAMES.has(cloth.fabricName) ? 'filament' : null
}

const makesOf = ({ warp, weft }: Cloth): ReadonlySet<Make> =>
  new Set([warp, weft].filter((count) => count !== null).map(makeOfYarn))

/** Filament in one direction and staple in the other. */
export const isOfBothMakes = (cloth: Cloth): boolean => makesOf(cloth).size > 1

const makeOfYarn = ({ system, filaments, qualifiers }: ParsedCount): Make =>
  filaments !== null || (isDirect(system) && system !== 'JuteLb' && system !== 'Tex' && !qualifiers.includes('RING'))
    ? 'filament'
    : 'staple'

/** Whether the filament is textured; null when the yarns do not say. */
export function isTextured({ warp, weft }: Cloth): boolean | null {
  const qualifiers = [warp, weft].flatMap((count) => count?.qualifiers ?? [])
  if (qualifiers.some((word) => TEXTURED.test(word))) return true
  return qualifiers.some((word) => FLAT.test(word)) ? false : null
}

export type WeaveGroup = 'plain' | 'twill' | 'other' | 'gauze' | 'pile' | 'terry'

const WEAVE_GROUPS: ReadonlyArray<readonly [WeaveGroup, RegExp]> = [
  ['gauze', /^(?:Leno)$/],
  ['terry', /^Terry/],
  ['pile', /^(?:Velvet|Corduroy)$/],
  ['plain', /^(?:Plain|Poplin|Seersucker)$/],
  ['twill', /^(?:Twill|Drill|Gabardine|Denim|Broken twill|Herringbone|Cavalry)/],
]
const NAME_GROUPS: ReadonlyArray<readonly [WeaveGroup, RegExp]> = [
  ['terry', /^Terry towelling$/],
  ['pile', /^(?:Velvet|Velveteen|Corduroy)$/],
  ['plain', PLAIN_NAMES],
  ['twill', /^(?:Twill|Drill|Denim|Gabardine)$/],
  ['other', /^(?:Satin|Dobby|Brocade)$/],
]

/** The weave as the tariff distinguishes it; null when neither weave nor name tells. */
export function weaveGroup({ weave, fabricName }: Cloth): WeaveGroup | null {
  if (weave) return WEAVE_GROUPS.find(([, words]) => words.test(weave))?.[0] ?? 'other'
  if (!fabricName) return null
  return NAME_GROUPS.find(([, words]) => words.test(fabricName))?.[0] ?? null
}

/** A twill whose repeat is not said may have more than four threads. */
export const isSureTwill = ({ weave }: Cloth): boolean =>
  weave !== null && /[1-4]\/[1-4]|Denim|Drill|Broken/.test(weave)
