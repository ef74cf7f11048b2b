import { rowsOf, STOCK_BY_COLOUR_RULE } from '@/lib/domain/families/colour'
import { PICTURE_OF_LEFTOVERS } from '@/lib/domain/families/condition-rules'
import { BALE_WEIGHT_DIFFERS } from '@/lib/domain/families/raw-fibre/bale-rule'
import { rule } from '@/lib/domain/families/rule'
import { isOutside, type Span } from '@/lib/domain/families/span'
import { compositionOf } from '@/lib/domain/families/waste/composition'
import { wasteKind } from '@/lib/domain/families/waste/types'
import { isFilled } from '@/lib/domain/fields/condition'
import { reversedRange } from '@/lib/domain/fields/field-rules'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'

const WHOLE = 100
/** Shares of waste are estimates. */
const SHARE_SLACK = 0.5

const kindOf = ({ words }: Facts) => wasteKind(textValue(words, 'wasteType'), textValue(words, 'wasteStream'))

const total = (shares: readonly (number | null)[]): number =>
  shares.reduce<number>((sum, share) => sum + (share ?? 0), 0)

const WORN_STREAM = 'Post-consumer clothing'

const SCHEMES = ['GRS', 'RCS'] as const

/** A claim in the list or in the standards; one in the title is judged in every module. */
function claimed({ words }: Facts, scheme: string): boolean {
  return (
    listValue(words, 'recycledClaim').includes(scheme) ||
    listValue(words, 'industryStandard').some((standard) => standard.startsWith(scheme))
  )
}

/** The usual trash of each type, in %. */
const TRASH_OF: Readonly<Record<string, Span>> = {
  'Comber noil': [0, 8],
  'Flat strip': [2, 15],
  'Licker-in dropping': [15, 60],
  'Dropping 1': [15, 60],
  'Dropping 2': [10, 60],
  'Blow room dropping': [20, 65],
  'Card fly': [2, 35],
  'Sliver bits': [0, 2],
  'Lap bits': [0, 4],
  'Roving ends': [0, 1],
  Pneumafil: [0, 2],
  'Willowed waste': [2, 20],
}

const LENGTH_OF: Readonly<Record<string, Span>> = {
  'Comber noil': [6, 24],
  'Flat strip': [8, 28],
  'Licker-in dropping': [4, 24],
  'Card fly': [3, 22],
  Pneumafil: [12, 60],
  'Sliver bits': [12, 80],
  'Roving ends': [12, 80],
  'Shoddy fibre': [5, 60],
  'Recycled cotton fibre': [6, 28],
}

/** The most water that waste of each fibre usually has, in %. */
const MOISTURE_OF: ReadonlyArray<readonly [RegExp, number]> = [
  [/^(?:Wool|Virgin wool|Recycled wool|Cashmere|Mohair|Alpaca)$/, 19],
  [/^(?:Jute|Coir|Hemp|Linen|Ramie)$/, 20],
  [/^(?:Viscose|Modal|Lyocell|Silk|Bamboo viscose)$/, 14],
  [/cotton/i, 12],
  [/^(?:Polyester|Recycled polyester|Acrylic|Polypropylene)$/, 6],
]

/** Usual bales: spinning waste and cuttings, worn textiles, bottles and fibre. */
const BALE_KG = { usual: [80, 250], worn: [20, 550], pet: [80, 1100], manMade: [80, 450] } as const

const SORTED_MIX = /mix|multicolour/i

const FRESH_GOODS = /\b(?:ms scrap|iron scrap|copper scrap|used cones?|empty drums?|batter(?:y|ies)|raddi)\b/i

export const WASTE_RULES: readonly Rule[] = [
  rule({
    code: 'RANGE_REVERSED',
    severity: 'error',
    fields: ['compositionRange'],
    says: 'The share of a fibre goes from its least to its most.',
    judge: ({ words }) =>
      compositionOf(words).flatMap(({ from, to }, at) => {
        if (from === null || to === null || from <= to) return []
        const { field, message } = reversedRange('Fibre shares', `compositionRange[${at}]`)
        return [{ field, message }]
      }),
  }),
  rule({
    code: 'COMPOSITION_OVER_100',
    severity: 'error',
    fields: ['compositionRange'],
    says: 'The least shares together are at most 100 %.',
    judge: ({ words }) => {
      const least = total(compositionOf(words).map(({ from }) => from))
      if (least <= WHOLE + SHARE_SLACK) return null
      return `The least shares add up to ${spoken(least)} %, more than the whole. Correct them.`
    },
  }),
  rule({
    code: 'COMPOSITION_SHORT',
    severity: 'warning',
    fields: ['compositionRange'],
    says: 'The greatest shares together reach 100 %.',
    judge: ({ words }) => {
      const rows = compositionOf(words)
      const greatest = rows.map(({ to }) => to)
      // A reversed range is an error of its own.
      if (rows.some(({ from, to }) => from !== null && to !== null && from > to)) return null
      const most = total(greatest)
      if (greatest.length === 0 || greatest.includes(null) || most >= WHOLE - SHARE_SLACK) return null
      return `The fibres make at most ${spoken(most)} %. Add the others, or raise the upper shares.`
    },
  }),
  rule({
    code: 'ELASTANE_DIFFERS',
    severity: 'error',
    fields: ['elastaneFree', 'compositionRange'],
    says: 'What is free of elastane has none in its composition.',
    judge: ({ words }) => {
      const elastane = compositionOf(words).find(({ fibre }) => fibre === 'Elastane')
      const share = Math.max(elastane?.from ?? 0, elastane?.to ?? 0)
      if (words.elastaneFree !== true || share <= 0) return null
      return `The composition has up to ${spoken(share)} % elastane. Correct one of the two.`
    },
  }),
  /** Spinning waste was never used; worn clothing was. */
  rule({
    code: 'CLAIM_STREAM_DIFFERS',
    severity: 'error',
    fields: ['recycledClaim', 'wasteStream'],
    says: 'The claim is pre- or post-consumer as the waste is.',
    judge: ({ words }) => {
      const claims = listValue(words, 'recycledClaim')
      const stream = textValue(words, 'wasteStream')
      const [isPre, isPost] = [claims.includes('Pre-consumer'), claims.includes('Post-consumer')]
      if (stream.startsWith('Pre-consumer') && isPost && !isPre)
        return `${stream} is pre-consumer waste. Correct one of the two.`
      if (stream === WORN_STREAM && isPre && !isPost)
        return 'Worn clothing is post-consumer waste. Correct one of the two.'
      return null
    },
  }),
  rule({
    code: 'CLAIM_CERTIFICATE',
    severity: 'warning',
    fields: ['recycledClaim', 'certifications', 'certificate'],
    says: 'A GRS or RCS claim has its certificate.',
    judge: (facts) => {
      const { words } = facts
      const certified = rowsOf(words.certifications)
        .filter((row) => isFilled(row.number))
        .map((row) => textValue(row, 'scheme'))
      if (isFilled(words.certificate)) return null
      return SCHEMES.filter((scheme) => claimed(facts, scheme) && !certified.includes(scheme))
        .slice(0, 1)
        .map((scheme) => ({
          field: 'certifications',
          message: `Add the ${scheme} certificate with its number. Without it buyers cannot pass the claim on.`,
        }))
    },
  }),
  rule({
    code: 'MUTILATED_DIFFERS',
    severity: 'error',
    fields: ['mutilated', 'wasteType'],
    says: 'Mutilated rags are mutilated.',
    judge: ({ words }) =>
      textValue(words, 'wasteType').startsWith('Mutilated') && words.mutilated === false
        ? 'The type says mutilated, this field says not. Correct one of them.'
        : null,
  }),
  BALE_WEIGHT_DIFFERS,
  rule({
    code: 'BALE_WEIGHT',
    severity: 'warning',
    fields: ['baleWeight', 'wasteType'],
    says: 'The bale is usual for its kind of waste.',
    judge: (facts) => {
      const bale = numberValue(facts.words, 'baleWeight')
      const kind = kindOf(facts)
      const usual = kind === 'worn' || kind === 'pet' || kind === 'manMade' ? BALE_KG[kind] : BALE_KG.usual
      if (bale === null || !isOutside(bale, usual)) return null
      return `Bales of this waste usually weigh ${usual[0]} to ${usual[1]} kg, not ${spoken(bale)}. Check the weight.`
    },
  }),
  rule({
    code: 'TRASH_USUAL',
    severity: 'warning',
    fields: ['trash', 'wasteType'],
    says: 'The trash is usual for the type.',
    judge: ({ words }) => {
      const [type, trash] = [textValue(words, 'wasteType'), numberValue(words, 'trash')]
      const usual = TRASH_OF[type]
      if (trash === null || !usual || !isOutside(trash, usual)) return null
      return `${type} usually has ${usual[0]} to ${usual[1]} % trash, not ${spoken(trash)} %. Check the figure.`
    },
  }),
  rule({
    code: 'FIBER_LENGTH_USUAL',
    severity: 'warning',
    fields: ['fiberLength', 'wasteType', 'fiberType'],
    says: 'The length is usual for the type.',
    judge: ({ words }) => {
      const [type, length] = [textValue(words, 'wasteType'), numberValue(words, 'fiberLength')]
      const usual = LENGTH_OF[type]
      const isCotton = listValue(words, 'fiberType').every((fibre) => /cotton/i.test(fibre))
      if (length === null || !usual || !isOutside(length, usual)) return null
      if (type !== 'Shoddy fibre' && !isCotton) return null
      return `The fibre of ${type.toLowerCase()} is usually ${usual[0]} to ${usual[1]} mm long, not ${spoken(length)}. Check the length.`
    },
  }),
  rule({
    code: 'MOISTURE_HIGH',
    severity: 'warning',
    fields: ['moisture', 'fiberType'],
    says: 'The moisture is usual for the fibre.',
    judge: (facts) => {
      const { words } = facts
      const [moisture, main] = [numberValue(words, 'moisture'), listValue(words, 'fiberType')[0] ?? '']
      const isFlake = kindOf(facts) === 'pet'
      const most = isFlake ? 3 : MOISTURE_OF.find(([fibre]) => fibre.test(main))?.[1]
      if (moisture === null || most === undefined || moisture <= most) return null
      return `${isFlake ? 'PET' : main} usually has at most ${most} % moisture, not ${spoken(moisture)} %. Buyers deduct the excess.`
    },
  }),
  /** Rags from abroad: India clears them mutilated, or with a licence or a special zone unit. */
  rule({
    code: 'IMPORT_PERMIT',
    severity: 'warning',
    fields: ['importPermit', 'mutilated', 'originCountry'],
    says: 'Imported worn textiles are mutilated or have a permit.',
    judge: (facts) => {
      const { words } = facts
      const origin = textValue(words, 'originCountry')
      if (kindOf(facts) !== 'worn' || origin === '' || origin === 'IN' || textValue(words, 'tradeMode') === 'Export')
        return null
      const isInIndia = textValue(words, 'currency') === 'INR' || textValue(words, 'dispatchCountry') === 'IN'
      if (!isInIndia || words.mutilated === true || isFilled(words.importPermit)) return null
      return 'Imported worn textiles that are not mutilated need a licence or a special zone unit. Name it.'
    },
  }),
  rule({
    code: 'SORTING_COLOUR',
    severity: 'warning',
    fields: ['colourSorting', 'color'],
    says: 'A mix of colours is not one shade.',
    judge: ({ words }) => {
      const [sorting, color] = [textValue(words, 'colourSorting'), textValue(words, 'color')]
      if (sorting !== 'One shade' || !SORTED_MIX.test(color)) return null
      return `${color} is not one shade. Check both.`
    },
  }),
  rule({
    code: 'SCRAP_ELSEWHERE',
    severity: 'warning',
    fields: ['title'],
    says: 'Metal, paper and used packing are listed under scrap and reusables.',
    judge: ({ words }) =>
      FRESH_GOODS.test(textValue(words, 'title'))
        ? 'Buyers look for metal, paper, cones and drums under scrap and reusables.'
        : null,
  }),
  STOCK_BY_COLOUR_RULE,
  PICTURE_OF_LEFTOVERS,
]
