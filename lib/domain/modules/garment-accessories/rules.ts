import { STOCK_BY_COLOUR_RULE } from '@/lib/domain/families/colour'
import { leftoverRules } from '@/lib/domain/families/condition-rules'
import { rule } from '@/lib/domain/families/rule'
import { millimetres, mmOfLigne } from '@/lib/domain/families/trim/sizes'
import { BY_THE_METRE } from '@/lib/domain/families/trim/vocabulary/types'
import { isFilled } from '@/lib/domain/fields/condition'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'
import { SAFETY_RULES } from './rules/safety'
import { ZIP_RULES } from './rules/zips'
import { partNumber, partWord } from './size'

/** Sellers round diameters; one ligne of a small button is 5 %. */
const LIGNE_SHARE = 0.1
/** Lignes outside this range are seldom made. */
const LIGNES_USUAL = { min: 10, max: 80 } as const
/** A tape wider than this is cloth in the tariff and in the trade. */
const NARROW_MM_MAX = 305
const STRETCH_USUAL_MIN = 20
/** The degrees at which each adhesive is fused. */
const FUSE_AT: Readonly<Record<string, readonly [number, number]>> = {
  PA: [110, 155],
  PES: [110, 165],
  HDPE: [135, 185],
  LDPE: [105, 160],
  EVA: [65, 130],
}
const BY_COUNT: ReadonlySet<string> = new Set(['gross', 'great gross', 'dozen'])

/** The rules across the fields of garment accessories. */
export const TRIM_RULES: readonly Rule[] = [
  rule({
    code: 'LIGNE_SIZE_DIFFERS',
    severity: 'error',
    fields: ['ligne', 'size'],
    says: 'The diameter is 0.635 mm times the ligne.',
    judge: ({ values }) => {
      const [ligne, mm] = [numberValue(values, 'ligne'), millimetres(values.size)]
      if (ligne === null || mm === null) return null
      const meant = mmOfLigne(ligne)
      if (Math.abs(mm - meant) <= meant * LIGNE_SHARE) return null
      const message = `${spoken(ligne)}L is ${spoken(meant)} mm, not ${spoken(mm)} mm. Correct one of them.`
      return { field: 'size', message }
    },
  }),
  rule({
    code: 'LIGNE_UNUSUAL',
    severity: 'warning',
    fields: ['ligne'],
    says: 'Buttons are usually 10 to 80 lignes.',
    judge: ({ values, filled }) => {
      const ligne = numberValue(values, 'ligne')
      if (ligne === null || 'ligne' in filled || (ligne >= LIGNES_USUAL.min && ligne <= LIGNES_USUAL.max)) return null
      return `${spoken(ligne)}L is ${spoken(mmOfLigne(ligne))} mm. Check that this is ligne and not millimetres.`
    },
  }),
  rule({
    code: 'SHANK_HAS_HOLES',
    severity: 'error',
    fields: ['holes', 'shank'],
    says: 'A button with a shank has no two or four holes.',
    judge: ({ words }) => {
      const [holes, shank] = [numberValue(words, 'holes') ?? 0, textValue(words, 'shank')]
      if (holes < 2 || !['Loop shank', 'Self shank', 'Tack'].includes(shank)) return null
      return `A button with a ${shank.toLowerCase()} is not sewn through ${spoken(holes)} holes. Correct one of them.`
    },
  }),
  ...ZIP_RULES,
  ...SAFETY_RULES,
  rule({
    code: 'TAPE_TOO_WIDE',
    severity: 'warning',
    fields: ['size', 'trimType'],
    says: 'Tapes, elastic and lace are seldom wider than 305 mm.',
    judge: ({ words, values }) => {
      const type = textValue(words, 'trimType')
      const mm = millimetres(values.size)
      if (mm === null || mm <= NARROW_MM_MAX || !BY_THE_METRE.has(type)) return null
      return `${type} of ${spoken(mm)} mm is as wide as cloth. Check the unit.`
    },
  }),
  rule({
    code: 'STRETCH_LOW',
    severity: 'warning',
    fields: ['stretch', 'trimType'],
    says: 'Elastic stretches 20 % or more.',
    judge: ({ words }) => {
      const stretch = numberValue(words, 'stretch')
      if (stretch === null || stretch >= STRETCH_USUAL_MIN || textValue(words, 'trimType') !== 'Elastic') return null
      return `Elastic that stretches ${spoken(stretch)} % is rigid tape. Check the figure: 100 % is twice its length.`
    },
  }),
  rule({
    code: 'FUSING_CONTRADICTS',
    severity: 'error',
    fields: ['interlining'],
    says: 'Sew-in interlining has no adhesive and no fusing temperature.',
    judge: ({ words }) => {
      const { interlining } = words
      if (partWord(interlining, 'fusing') !== 'Sew-in') return null
      const part = (['temperature', 'adhesive', 'dot', 'seconds'] as const).find((name) =>
        isFilled(typeof interlining === 'object' && interlining !== null ? Reflect.get(interlining, name) : null),
      )
      if (part === undefined) return null
      const message = 'Sew-in interlining is not fused. Remove this, or choose fusible.'
      return { field: `interlining.${part}`, message }
    },
  }),
  rule({
    code: 'FUSE_TEMPERATURE',
    severity: 'warning',
    fields: ['interlining'],
    says: 'The fusing temperature suits the adhesive.',
    judge: ({ words }) => {
      const degrees = partNumber(words.interlining, 'temperature')
      const name = partWord(words.interlining, 'adhesive')
      const range = FUSE_AT[name]
      if (degrees === null || range === undefined || (degrees >= range[0] && degrees <= range[1])) return null
      const message = `${name} is usually fused at ${range[0]} to ${range[1]} °C, not ${spoken(degrees)} °C. Check both.`
      return { field: 'interlining.temperature', message }
    },
  }),
  rule({
    code: 'UNIT_UNUSUAL',
    severity: 'warning',
    fields: ['uom', 'trimType'],
    says: 'Tapes are sold by length, buttons by number.',
    judge: ({ words }) => {
      const [type, uom] = [textValue(words, 'trimType'), textValue(words, 'uom')]
      const isCut = (type === 'Elastic' || type === 'Interlining') && ['piece', 'pair', '1000'].includes(uom)
      const isOdd = BY_THE_METRE.has(type)
        ? isCut || BY_COUNT.has(uom)
        : type === 'Button' && ['m', 'yd', '1000 m'].includes(uom)
      return isOdd ? `${type} is seldom sold per ${uom}. Check the unit.` : null
    },
  }),
  rule({
    code: 'CHILDREN_CORD',
    severity: 'warning',
    fields: ['trimType', 'endUse'],
    says: 'EN 14682 limits cords on children’s clothing.',
    judge: ({ words }) =>
      ['Drawcord', 'Cord stopper', 'Tassel'].includes(textValue(words, 'trimType')) &&
      listValue(words, 'endUse').includes('Kids wear') &&
      !listValue(words, 'industryStandard').includes('EN 14682')
        ? {
            field: 'endUse',
            message:
              'Clothes for small children may have no cords at hood and neck (EN 14682). Name the standard if you meet it.',
          }
        : null,
  }),
  STOCK_BY_COLOUR_RULE,
  ...leftoverRules('Describe the faults of these seconds: plating, shade, size, broken teeth.'),
]
