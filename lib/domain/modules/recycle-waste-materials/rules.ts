import { errorIssue, warningIssue } from '@/lib/domain/errors'
import { rowsOf, STOCK_BY_COLOUR_RULE } from '@/lib/domain/families/colour'
import { conditionRules } from '@/lib/domain/families/condition-rules'
import { type Judge, rule } from '@/lib/domain/families/rule'
import { compositionOf } from '@/lib/domain/families/waste/composition'
import { wasteKind } from '@/lib/domain/families/waste/types'
import { isFilled } from '@/lib/domain/fields/condition'
import { reversedRange } from '@/lib/domain/fields/field-rules'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'
import { netWeightKg } from '@/lib/domain/units/unit-facts'

const WHOLE = 100
/** Shares of waste are estimates. */
const SHARE_SLACK = 0.5
const BALE_SHARE = 0.05

const kindOf = ({ words }: Facts) => wasteKind(textValue(words, 'wasteType'), textValue(words, 'wasteStream'))

const isOutside = (value: number, [low, high]: readonly [number, number]): boolean => value < low || value > high

const rangeReversed: Judge = ({ words }) =>
  compositionOf(words).flatMap(({ from, to }, at) =>
    from !== null && to !== null && from > to ? [reversedRange('Fibre shares', `compositionRange[${at}]`)] : [],
  )

const total = (shares: readonly (number | null)[]): number =>
  shares.reduce<number>((sum, share) => sum + (share ?? 0), 0)

const overWhole: Judge = ({ words }) => {
  const least = total(compositionOf(words).map(({ from }) => from))
  if (least <= WHOLE + SHARE_SLACK) return []
  const message = `The least shares add up to ${spoken(least)} %, more than the whole. Correct them.`
  return [errorIssue('COMPOSITION_OVER_100', 'compositionRange', message)]
}

const shortOfWhole: Judge = ({ words }) => {
  const rows = compositionOf(words)
  const greatest = rows.map(({ to }) => to)
  // A reversed range is an error of its own.
  if (rows.some(({ from, to }) => from !== null && to !== null && from > to)) return []
  const most = total(greatest)
  if (greatest.length === 0 || greatest.includes(null) || most >= WHOLE - SHARE_SLACK) return []
  const message = `The fibres make at most ${spoken(most)} %. Add the others, or raise the upper shares.`
  return [warningIssue('COMPOSITION_SHORT', 'compositionRange', message)]
}

const elastaneDiffers: Judge = ({ words }) => {
  const elastane = compositionOf(words).find(({ fibre }) => fibre === 'Elastane')
  const share = Math.max(elastane?.from ?? 0, elastane?.to ?? 0)
  if (words.elastaneFree !== true || share <= 0) return []
  const message = `The composition has up to ${spoken(share)} % elastane. Correct one of the two.`
  return [errorIssue('ELASTANE_DIFFERS', 'elastaneFree', message)]
}

const WORN_STREAM = 'Post-consumer clothing'

/** Spinning waste was never used; worn clothing was. */
const claimStream: Judge = ({ words }) => {
  const claims = listValue(words, 'recycledClaim')
  const stream = textValue(words, 'wasteStream')
  const [isPre, isPost] = [claims.includes('Pre-consumer'), claims.includes('Post-consumer')]
  if (stream.startsWith('Pre-consumer') && isPost && !isPre)
    return [
      errorIssue('CLAIM_STREAM_DIFFERS', 'recycledClaim', `${stream} is pre-consumer waste. Correct one of the two.`),
    ]
  if (stream === WORN_STREAM && isPre && !isPost)
    return [
      errorIssue(
        'CLAIM_STREAM_DIFFERS',
        'recycledClaim',
        'Worn clothing is post-consumer waste. Correct one of the two.',
      ),
    ]
  return []
}

const SCHEMES = ['GRS', 'RCS'] as const

/** A claim in the list or in the standards; one in the title is judged in every module. */
function claimed({ words }: Facts, scheme: string): boolean {
  return (
    listValue(words, 'recycledClaim').includes(scheme) ||
    listValue(words, 'industryStandard').some((standard) => standard.startsWith(scheme))
  )
}

const claimCertificate: Judge = (facts) => {
  const { words } = facts
  const certified = rowsOf(words.certifications)
    .filter((row) => isFilled(row.number))
    .map((row) => textValue(row, 'scheme'))
  if (isFilled(words.certificate)) return []
  return SCHEMES.filter((scheme) => claimed(facts, scheme) && !certified.includes(scheme))
    .slice(0, 1)
    .map((scheme) =>
      warningIssue(
        'CLAIM_CERTIFICATE',
        'certifications',
        `Add the ${scheme} certificate with its number. Without it buyers cannot pass the claim on.`,
      ),
    )
}

/** The usual trash of each type, in %. */
const TRASH_OF: Readonly<Record<string, readonly [number, number]>> = {
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

const trashUsual: Judge = ({ words }) => {
  const [type, trash] = [textValue(words, 'wasteType'), numberValue(words, 'trash')]
  const usual = TRASH_OF[type]
  if (trash === null || !usual || !isOutside(trash, usual)) return []
  const message = `${type} usually has ${usual[0]} to ${usual[1]} % trash, not ${spoken(trash)} %. Check the figure.`
  return [warningIssue('TRASH_USUAL', 'trash', message)]
}

const LENGTH_OF: Readonly<Record<string, readonly [number, number]>> = {
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

const lengthUsual: Judge = ({ words }) => {
  const [type, length] = [textValue(words, 'wasteType'), numberValue(words, 'fiberLength')]
  const usual = LENGTH_OF[type]
  const isCotton = listValue(words, 'fiberType').every((fibre) => /cotton/i.test(fibre))
  if (length === null || !usual || !isOutside(length, usual)) return []
  if (type !== 'Shoddy fibre' && !isCotton) return []
  const message = `The fibre of ${type.toLowerCase()} is usually ${usual[0]} to ${usual[1]} mm long, not ${spoken(length)}. Check the length.`
  return [warningIssue('FIBER_LENGTH_USUAL', 'fiberLength', message)]
}

/** The most water that waste of each fibre usually has, in %. */
const MOISTURE_OF: ReadonlyArray<readonly [RegExp, number]> = [
  [/^(?:Wool|Virgin wool|Recycled wool|Cashmere|Mohair|Alpaca)$/, 19],
  [/^(?:Jute|Coir|Hemp|Linen|Ramie)$/, 20],
  [/^(?:Viscose|Modal|Lyocell|Silk|Bamboo viscose)$/, 14],
  [/cotton/i, 12],
  [/^(?:Polyester|Recycled polyester|Acrylic|Polypropylene)$/, 6],
]

const moistureHigh: Judge = (facts) => {
  const { words } = facts
  const [moisture, main] = [numberValue(words, 'moisture'), listValue(words, 'fiberType')[0] ?? '']
  const isFlake = kindOf(facts) === 'pet'
  const most = isFlake ? 3 : MOISTURE_OF.find(([fibre]) => fibre.test(main))?.[1]
  if (moisture === null || most === undefined || moisture <= most) return []
  const message = `${isFlake ? 'PET' : main} usually has at most ${most} % moisture, not ${spoken(moisture)} %. Buyers deduct the excess.`
  return [warningIssue('MOISTURE_HIGH', 'moisture', message)]
}

/** Usual bales: spinning waste and cuttings, worn textiles, bottles and fibre. */
const BALE_KG = { usual: [80, 250], worn: [20, 550], pet: [80, 1100], manMade: [80, 450] } as const

const baleUsual: Judge = (facts) => {
  const bale = numberValue(facts.words, 'baleWeight')
  const kind = kindOf(facts)
  const usual = kind === 'worn' || kind === 'pet' || kind === 'manMade' ? BALE_KG[kind] : BALE_KG.usual
  if (bale === null || !isOutside(bale, usual)) return []
  const message = `Bales of this waste usually weigh ${usual[0]} to ${usual[1]} kg, not ${spoken(bale)}. Check the weight.`
  return [warningIssue('BALE_WEIGHT', 'baleWeight', message)]
}

const baleDiffers: Judge = ({ words }) => {
  const [bale, net] = [numberValue(words, 'baleWeight'), netWeightKg(words)]
  if (textValue(words, 'packageType') !== 'Pressed bale' || bale === null || net === null) return []
  if (Math.abs(net - bale) <= bale * BALE_SHARE) return []
  const message = `The bale weighs ${spoken(bale)} kg, but the net weight of the package is ${spoken(net)} kg. Make them agree.`
  return [errorIssue('BALE_WEIGHT_DIFFERS', 'baleWeight', message)]
}

/** Rags from abroad: India clears them mutilated, or with a licence or a special zone unit. */
const importedRags: Judge = (facts) => {
  const { words } = facts
  const origin = textValue(words, 'originCountry')
  if (kindOf(facts) !== 'worn' || origin === '' || origin === 'IN' || textValue(words, 'tradeMode') === 'Export')
    return []
  const isInIndia = textValue(words, 'currency') === 'INR' || textValue(words, 'dispatchCountry') === 'IN'
  if (!isInIndia || words.mutilated === true || isFilled(words.importPermit)) return []
  return [
    warningIssue(
      'IMPORT_PERMIT',
      'importPermit',
      'Imported worn textiles that are not mutilated need a licence or a special zone unit. Name it.',
    ),
  ]
}

const mutilatedDiffers: Judge = ({ words }) =>
  textValue(words, 'wasteType').startsWith('Mutilated') && words.mutilated === false
    ? [
        errorIssue(
          'MUTILATED_DIFFERS',
          'mutilated',
          'The type says mutilated, this field says not. Correct one of them.',
        ),
      ]
    : []

const SORTED_MIX = /mix|multicolour/i
const sortingColour: Judge = ({ words }) => {
  const [sorting, color] = [textValue(words, 'colourSorting'), textValue(words, 'color')]
  if (sorting !== 'One shade' || !SORTED_MIX.test(color)) return []
  return [warningIssue('SORTING_COLOUR', 'colourSorting', `${color} is not one shade. Check both.`)]
}

const FRESH_GOODS = /\b(?:ms scrap|iron scrap|copper scrap|used cones?|empty drums?|batter(?:y|ies)|raddi)\b/i
const scrapElsewhere: Judge = ({ words }) =>
  FRESH_GOODS.test(textValue(words, 'title'))
    ? [
        warningIssue(
          'SCRAP_ELSEWHERE',
          'title',
          'Buyers look for metal, paper, cones and drums under scrap and reusables.',
        ),
      ]
    : []

export const WASTE_RULES: readonly Rule[] = [
  rule(
    'error',
    'RANGE_REVERSED',
    ['compositionRange'],
    'The share of a fibre goes from its least to its most.',
    rangeReversed,
  ),
  rule(
    'error',
    'COMPOSITION_OVER_100',
    ['compositionRange'],
    'The least shares together are at most 100 %.',
    overWhole,
  ),
  rule('warning', 'COMPOSITION_SHORT', ['compositionRange'], 'The greatest shares together reach 100 %.', shortOfWhole),
  rule(
    'error',
    'ELASTANE_DIFFERS',
    ['elastaneFree', 'compositionRange'],
    'What is free of elastane has none in its composition.',
    elastaneDiffers,
  ),
  rule(
    'error',
    'CLAIM_STREAM_DIFFERS',
    ['recycledClaim', 'wasteStream'],
    'The claim is pre- or post-consumer as the waste is.',
    claimStream,
  ),
  rule(
    'warning',
    'CLAIM_CERTIFICATE',
    ['recycledClaim', 'certifications', 'certificate'],
    'A GRS or RCS claim has its certificate.',
    claimCertificate,
  ),
  rule('error', 'MUTILATED_DIFFERS', ['mutilated', 'wasteType'], 'Mutilated rags are mutilated.', mutilatedDiffers),
  rule(
    'error',
    'BALE_WEIGHT_DIFFERS',
    ['baleWeight', 'netWeight', 'packageType'],
    'The bale weight and the net weight of the bale agree within 5 %.',
    baleDiffers,
  ),
  rule('warning', 'BALE_WEIGHT', ['baleWeight', 'wasteType'], 'The bale is usual for its kind of waste.', baleUsual),
  rule('warning', 'TRASH_USUAL', ['trash', 'wasteType'], 'The trash is usual for the type.', trashUsual),
  rule(
    'warning',
    'FIBER_LENGTH_USUAL',
    ['fiberLength', 'wasteType', 'fiberType'],
    'The length is usual for the type.',
    lengthUsual,
  ),
  rule('warning', 'MOISTURE_HIGH', ['moisture', 'fiberType'], 'The moisture is usual for the fibre.', moistureHigh),
  rule(
    'warning',
    'IMPORT_PERMIT',
    ['importPermit', 'mutilated', 'originCountry'],
    'Imported worn textiles are mutilated or have a permit.',
    importedRags,
  ),
  rule('warning', 'SORTING_COLOUR', ['colourSorting', 'color'], 'A mix of colours is not one shade.', sortingColour),
  rule(
    'warning',
    'SCRAP_ELSEWHERE',
    ['title'],
    'Metal, paper and used packing are listed under scrap and reusables.',
    scrapElsewhere,
  ),
  STOCK_BY_COLOUR_RULE,
  ...conditionRules({ field: '', lot: '', defects: '' }).filter(({ code }) => code === 'IMAGE_MISSING'),
]
