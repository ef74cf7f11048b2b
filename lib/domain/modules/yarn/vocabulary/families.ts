import type { CountSystem } from '@/lib/domain/count/systems'
import type { Condition, VocabularyOption } from '@/lib/domain/fields/field'
import { openVocabulary } from '@/lib/domain/vocabulary/vocabulary'

interface YarnFamily {
  countSystem: CountSystem
  /** Spun from staple, continuous filament, or either: other fields and words of the family depend on it. */
  make: 'spun' | 'filament' | 'either'
  /** Sold by its total denier (F in the trade's list; silk as raw and thrown silk). */
  hasDenier?: true
  aliases: string
}

/** V1 with the usual count system of each family. */
const FAMILIES = {
  'Cotton yarn': { countSystem: 'Ne', make: 'spun', aliases: 'cotton spun, cotton' },
  'Polyester spun': { countSystem: 'Ne', make: 'spun', aliases: 'spun polyester, PSY, polyester spun yarn' },
  'Viscose spun': {
    countSystem: 'Ne',
    make: 'spun',
    aliases: 'spun viscose, viscose, spun rayon, modal spun, modal, lyocell spun, lyocell, tencel',
  },
  'Blended spun': {
    countSystem: 'Ne',
    make: 'spun',
    aliases:
      'blended, blended yarn, PC, TC, CVC, PV, TR, CV, PW, TW, polyester cotton, poly cotton, polyester viscose, poly viscose, poly wool',
  },
  Acrylic: { countSystem: 'Nm', make: 'spun', aliases: 'acrylic spun, cashmilon, acrylic yarn' },
  Worsted: { countSystem: 'Nm', make: 'spun', aliases: 'wool worsted, worsted wool, pettinato' },
  Woollen: { countSystem: 'Nm', make: 'spun', aliases: 'wool woollen, woolen, carded wool, cardato' },
  'Specialty hair': {
    countSystem: 'Nm',
    make: 'spun',
    aliases: 'cashmere, mohair, alpaca, angora, fine hair, camel hair',
  },
  Silk: {
    countSystem: 'Denier',
    make: 'either',
    hasDenier: true,
    aliases: 'silk yarn, raw silk, thrown silk, spun silk, noil silk',
  },
  Linen: { countSystem: 'NeL', make: 'spun', aliases: 'linen bast, linen yarn, flax, hemp, ramie' },
  Jute: { countSystem: 'JuteLb', make: 'spun', aliases: 'jute coir, jute yarn, coir' },
  'Polyester filament': {
    countSystem: 'Denier',
    make: 'filament',
    hasDenier: true,
    aliases: 'polyester filament yarn, PFY',
  },
  'Nylon filament': {
    countSystem: 'Denier',
    make: 'filament',
    hasDenier: true,
    aliases: 'nylon filament yarn, NFY, polyamide filament, nylon',
  },
  'Viscose filament': {
    countSystem: 'Denier',
    make: 'filament',
    hasDenier: true,
    aliases: 'viscose filament yarn, VFY, cupro, acetate, rayon filament',
  },
  'PP/PE filament': {
    countSystem: 'Denier',
    make: 'filament',
    hasDenier: true,
    aliases: 'PP filament, PP PE filament, polypropylene filament, polyethylene filament',
  },
  Elastomeric: {
    countSystem: 'Denier',
    make: 'filament',
    hasDenier: true,
    aliases: 'bare spandex, spandex, lycra, elastane, bare lycra',
  },
  'Core & covered': {
    countSystem: 'Ne',
    make: 'either',
    aliases: 'core covered, core and covered, core spun, covered yarn, SCY, DCY, ACY',
  },
  Fancy: { countSystem: 'Nm', make: 'either', aliases: 'fancy yarn, novelty, effect yarn' },
  'Metallic & zari': {
    countSystem: 'Denier',
    make: 'either',
    aliases: 'metallic zari, metallic and zari, metallic, zari, lurex, kasab, imitation zari, real zari',
  },
  Technical: {
    countSystem: 'dtex',
    make: 'either',
    aliases: 'technical yarn, industrial yarn, aramid, UHMWPE, high tenacity yarn, glass yarn',
  },
  Regenerated: {
    countSystem: 'Ne',
    make: 'spun',
    aliases: 'regenerated yarn, recycled yarn, colour yarn, shoddy',
  },
} as const satisfies Record<string, YarnFamily>

const rows: readonly (readonly [string, YarnFamily])[] = Object.entries(FAMILIES)

export const yarnFamilies = openVocabulary(
  rows.map(
    ([value, family]): VocabularyOption => ({
      value,
      aliases: family.aliases.split(', '),
      note: `usually in ${family.countSystem}`,
    }),
  ),
)

const labels = (belongs: (family: YarnFamily) => boolean) =>
  rows.filter(([, family]) => belongs(family)).map(([label]) => label)

/** Families with a denier. */
export const DENIER_FAMILIES = labels((family) => family.hasDenier === true)
/** Families that are spun from staple, or may be. */
export const SPUN_FAMILIES = labels((family) => family.make === 'spun')
const FILAMENT_ONLY = labels((family) => family.make === 'filament')

const familyIn = (families: readonly string[]): Condition => ({ field: 'yarnFamily', in: families })

/** Not only of continuous filament; also true without a family or with the seller's own word. */
export const MAY_BE_SPUN: Condition = { not: familyIn(FILAMENT_ONLY) }
/** Not only of staple; also true without a family or with the seller's own word. */
export const MAY_BE_FILAMENT: Condition = { not: familyIn(SPUN_FAMILIES) }

/** One of these families, none yet, or the seller's own word. */
export function unlessOtherThan(...families: (keyof typeof FAMILIES)[]): Condition {
  const allowed: readonly string[] = families
  return { not: familyIn(rows.map(([label]) => label).filter((label) => !allowed.includes(label))) }
}
