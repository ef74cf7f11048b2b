import { errorIssue, warningIssue } from '@/lib/domain/errors'
import { rowsOf } from '@/lib/domain/families/colour'
import { IN_A_BATH } from '@/lib/domain/families/processing/vocabulary/machines'
import { FORMS_OF_STAGE } from '@/lib/domain/families/processing/vocabulary/stages'
import { MEASURED_IN } from '@/lib/domain/families/processing/vocabulary/terms'
import { type Judge, rule } from '@/lib/domain/families/rule'
import { SERVICE_RULES } from '@/lib/domain/families/service/rules'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'
import { unitName } from '@/lib/domain/units/units'

/** The units of price that count what the bill counts. */
const UNITS_OF = {
  length: ['m', 'yd', '1000 m', 'taka'],
  mass: ['kg', 'g', 'lb', 'MT', 'quintal', 'hank', 'cone', 'bundle', 'bale'],
  pieces: ['piece', 'dozen', 'set', 'pair', '1000', 'gross'],
} as const
/** Buyers of commission work know losses up to this, in percent. */
const LOSS_USUAL = 15
const LIQUOR_USUAL_MAX = 30
const SHRINKAGE_USUAL = 8

/** The fibres that a class of dyes colours. */
const DYES_OF: ReadonlyArray<readonly [dyes: RegExp, fibres: RegExp, name: string]> = [
  [
    /^(?:Reactive|Vat|Sulphur|Direct|Indigo|Naphthol)$/,
    /cotton|viscose|modal|lyocell|cupro|linen|hemp|ramie|jute|bamboo|silk|wool/i,
    'cotton, viscose, linen, silk or wool',
  ],
  [/^Disperse$/, /polyester|acetate|nylon|acrylic|elastane|PLA/i, 'polyester'],
  [/^(?:Acid|Metal complex)$/, /wool|silk|nylon|cashmere|mohair|alpaca|angora|camel/i, 'nylon, wool or silk'],
  [/^Basic$/, /acrylic|polyester/i, 'acrylic or cationic polyester'],
]

/** Machines for some dyes alone. */
const DYES_ON: Readonly<Record<string, RegExp>> = {
  CPB: /^(?:Reactive|Direct|Disperse and reactive)$/,
  'Rope dyeing': /^(?:Indigo|Sulphur|Vat|Natural|Reactive)$/,
  'Slasher dyeing': /^(?:Indigo|Sulphur|Vat|Natural|Reactive)$/,
}

const partOf = (whole: unknown, name: string): number | null =>
  typeof whole === 'object' && whole !== null ? numberValue(whole as FieldValues, name) : null

const billedUnit: Judge = ({ words }) => {
  const counted = MEASURED_IN[textValue(words, 'measuredOn')]
  const unit = unitName(textValue(words, 'priceUom') || textValue(words, 'uom'))
  if (counted === undefined || unit === null) return []
  const priced = (['length', 'mass', 'pieces'] as const).find((kind) =>
    (UNITS_OF[kind] as readonly string[]).includes(unit),
  )
  if (priced === undefined || priced === counted) return []
  const message = `The price is per ${unit}, but the bill counts ${textValue(words, 'measuredOn').toLowerCase()}. Correct one of them.`
  return [errorIssue('MEASURED_ON_DIFFERS', 'measuredOn', message)]
}

const ratedColours: Judge = ({ words }) => {
  const [rated, most] = [numberValue(words, 'ratedColours'), numberValue(words, 'colours')]
  if (rated === null || most === null || rated <= most) return []
  const message = `The price includes ${spoken(rated)} colours, but you print at most ${spoken(most)}. Correct one of them.`
  return [errorIssue('RATED_COLOURS', 'ratedColours', message)]
}

const dryProcess: Judge = ({ words }) => {
  if (textValue(words, 'waterTreatment') !== 'No waste water') return []
  const wet = listValue(words, 'processStage').find((stage) => WET.has(stage))
  const isDryPrint = wet === 'Printing' && listValue(words, 'printMethod').every((one) => DRY_PRINTS.has(one))
  if (wet === undefined || isDryPrint) return []
  const message = `${wet} makes waste water. Choose CETP, own ETP or ZLD, or remove the process.`
  return [errorIssue('WASTE_WATER', 'waterTreatment', message)]
}
const WET: ReadonlySet<string> = new Set([
  'Desizing',
  'Scouring',
  'Degumming',
  'Bleaching',
  'Mercerising',
  'Weight reduction',
  'RFD',
  'Dyeing',
  'Yarn dyeing',
  'Fibre dyeing',
  'Garment washing',
  'Washing',
  'Printing',
])
const DRY_PRINTS: ReadonlySet<string> = new Set(['Sublimation', 'Digital pigment', 'Foil', 'Flock', 'Puff', 'Glitter'])

const formOfStage: Judge = ({ words }) => {
  const forms = listValue(words, 'materialForm')
  if (forms.length === 0) return []
  return listValue(words, 'processStage').flatMap((stage) => {
    const needed = FORMS_OF_STAGE[stage]
    if (!needed || forms.some((form) => needed.includes(form))) return []
    const message = `${stage} needs ${needed.join(' or ').toLowerCase()}. Add it to the goods that you take.`
    return [warningIssue('FORM_OF_PROCESS', 'materialForm', message)]
  })
}

const dyeFibre: Judge = ({ words }) => {
  const fibres = listValue(words, 'fiberHandled')
  if (fibres.length === 0) return []
  return listValue(words, 'dyeClass').flatMap((dye) => {
    const [, taken, name] = DYES_OF.find(([dyes]) => dyes.test(dye)) ?? []
    if (!taken || fibres.some((fibre) => taken.test(fibre))) return []
    const message = `${dye} dyes colour ${name}, which you do not take. Check dyes and fibres.`
    return [warningIssue('DYE_FIBRE', 'dyeClass', message)]
  })
}

const dyeMachine: Judge = ({ words }) => {
  const machines = listValue(words, 'machine')
  const dyes = listValue(words, 'dyeClass')
  if (dyes.length === 0) return []
  return machines.flatMap((machine) => {
    const takes = DYES_ON[machine]
    if (!takes || dyes.some((dye) => takes.test(dye))) return []
    const message = `${machine} is not used for ${dyes.join(' or ').toLowerCase()} dyes. Check machine and dyes.`
    return [warningIssue('DYE_MACHINE', 'machine', message)]
  })
}

const printFibre: Judge = ({ words }) => {
  const fibres = listValue(words, 'fiberHandled')
  if (fibres.length === 0 || fibres.some((fibre) => /polyester|nylon/i.test(fibre))) return []
  const method = listValue(words, 'printMethod').find((one) => /^(?:Sublimation|Digital disperse)$/.test(one))
  return method
    ? [
        warningIssue(
          'PRINT_FIBRE',
          'printMethod',
          `${method} prints hold on polyester, which you do not take. Check both.`,
        ),
      ]
    : []
}

const liquor: Judge = ({ words }) => {
  const typed = textValue(words, 'liquorRatio')
  if (typed === '') return []
  const ratios = [...typed.matchAll(/\d{1,2}(?:\.\d)?/g)]
    .map(([number]) => Number(number))
    .filter((number) => number > 1)
  const machines = listValue(words, 'machine')
  if (ratios.some((ratio) => ratio > LIQUOR_USUAL_MAX))
    return [warningIssue('LIQUOR_RATIO', 'liquorRatio', 'Baths are seldom longer than 1:30. Check the ratio.')]
  if (machines.length > 0 && !machines.some((one) => IN_A_BATH.has(one)))
    return [
      warningIssue(
        'LIQUOR_RATIO',
        'liquorRatio',
        'Padding and continuous ranges have a pick-up, not a liquor ratio. Add the machine with the bath, or remove the ratio.',
      ),
    ]
  return []
}

const shadeByEye: Judge = ({ words }) =>
  textValue(words, 'shadeMatching') === 'Visual' && numberValue(words, 'shadeBand') !== null
    ? [
        warningIssue(
          'SHADE_BY_EYE',
          'shadeMatching',
          'ΔE is measured with a spectrophotometer, not by eye. Choose how you measure it.',
        ),
      ]
    : []

const lossHigh: Judge = ({ words }) => {
  const loss = numberValue(words, 'processLoss')
  const stages = listValue(words, 'processStage')
  const isMeant = stages.some((stage) => /^(?:Weight reduction|Degumming|Carbonising)$/.test(stage))
  if (loss === null || loss <= LOSS_USUAL || isMeant) return []
  const message = `${spoken(loss)} % is more than processing usually loses. Check the figure.`
  return [warningIssue('PROCESS_LOSS', 'processLoss', message)]
}

const shrinkageHigh: Judge = ({ values }) => {
  const parts = ['length', 'width'].map((name) => partOf(values.shrinkagePromise, name) ?? 0)
  return Math.max(...parts) > SHRINKAGE_USUAL
    ? [
        warningIssue(
          'SHRINKAGE_PROMISE',
          'shrinkagePromise',
          'Buyers expect at most 3 % of woven cloth and 5 % of knits. Check the promise.',
        ),
      ]
    : []
}

const minimumOverBatch: Judge = ({ words, values }) => {
  const least = numberValue(words, 'minPerShade')
  const most = partOf(values.batchSize, 'to')
  const isInKg = unitName(textValue(words, 'uom')) === 'kg'
  if (least === null || most === null || !isInKg || least <= most) return []
  const message = `A shade has a minimum of ${spoken(least)} kg, but a batch has at most ${spoken(most)} kg. Check both.`
  return [warningIssue('MIN_PER_SHADE_OVER_BATCH', 'minPerShade', message)]
}

/** Standards that are proved with a certificate. */
const CERTIFIED = ['GOTS', 'OEKO-TEX STeP', 'OEKO-TEX Standard 100', 'bluesign', 'GRS']

const standardProof: Judge = ({ words, values }, status) => {
  if (status !== 'ACTIVE' || isFilled(values.certificate) || isFilled(values.complianceDocument)) return []
  const proved = rowsOf(words.certifications).map((row) => textValue(row, 'scheme'))
  const open = listValue(words, 'chemStandard').filter((one) => CERTIFIED.includes(one) && !proved.includes(one))
  return open.map((one) =>
    warningIssue(
      'STANDARD_CERTIFICATE',
      'chemStandard',
      `${one}: buyers ask for the certificate. Add its number or the file.`,
    ),
  )
}

const wetRubbing: Judge = ({ values }) => {
  const [dry, wet] = [partOf(values.fastnessPromise, 'rubDry'), partOf(values.fastnessPromise, 'rubWet')]
  return dry !== null && wet !== null && wet > dry
    ? [
        warningIssue(
          'FASTNESS_RUB',
          'fastnessPromise.rubWet',
          'Wet rubbing is seldom better than dry. Check whether they are swapped.',
        ),
      ]
    : []
}

/** The rules across the fields of process job work. */
export const PROCESS_RULES: readonly Rule[] = [
  rule(
    'error',
    'MEASURED_ON_DIFFERS',
    ['measuredOn', 'priceUom', 'uom'],
    'A price per metre counts metres, a price per kg weight.',
    billedUnit,
  ),
  rule(
    'error',
    'RATED_COLOURS',
    ['ratedColours', 'colours'],
    'The price includes no more colours than are printed.',
    ratedColours,
  ),
  rule(
    'error',
    'WASTE_WATER',
    ['waterTreatment', 'processStage', 'printMethod'],
    'Wet processes have waste water.',
    dryProcess,
  ),
  rule(
    'warning',
    'FORM_OF_PROCESS',
    ['materialForm', 'processStage'],
    'Yarn dyeing takes yarn, garment washing takes garments.',
    formOfStage,
  ),
  rule('warning', 'DYE_FIBRE', ['dyeClass', 'fiberHandled'], 'The dyes suit the fibres.', dyeFibre),
  rule('warning', 'DYE_MACHINE', ['machine', 'dyeClass'], 'The dyes suit the machine.', dyeMachine),
  rule('warning', 'PRINT_FIBRE', ['printMethod', 'fiberHandled'], 'The print methods suit the fibres.', printFibre),
  rule('warning', 'LIQUOR_RATIO', ['liquorRatio', 'machine'], 'Baths have a liquor ratio of at most 1:30.', liquor),
  rule('warning', 'SHADE_BY_EYE', ['shadeMatching', 'shadeBand'], 'A colour difference is measured.', shadeByEye),
  rule('warning', 'PROCESS_LOSS', ['processLoss', 'processStage'], 'Processing loses up to 15 %.', lossHigh),
  rule('warning', 'SHRINKAGE_PROMISE', ['shrinkagePromise'], 'Finished cloth shrinks by at most 8 %.', shrinkageHigh),
  rule(
    'warning',
    'MIN_PER_SHADE_OVER_BATCH',
    ['minPerShade', 'batchSize', 'uom'],
    'The minimum of a shade fits into a batch.',
    minimumOverBatch,
  ),
  rule(
    'warning',
    'STANDARD_CERTIFICATE',
    ['chemStandard', 'certifications', 'certificate', 'complianceDocument'],
    'Standards with a certificate name it.',
    standardProof,
  ),
  rule('warning', 'FASTNESS_RUB', ['fastnessPromise'], 'Wet rubbing is not better than dry.', wetRubbing),
  ...SERVICE_RULES,
]
