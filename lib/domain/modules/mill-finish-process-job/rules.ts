import { rowsOf } from '@/lib/domain/families/colour'
import { IN_A_BATH } from '@/lib/domain/families/processing/vocabulary/machines'
import { FORMS_OF_STAGE } from '@/lib/domain/families/processing/vocabulary/stages'
import { MEASURED_IN } from '@/lib/domain/families/processing/vocabulary/terms'
import { rule } from '@/lib/domain/families/rule'
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

/** Standards that are proved with a certificate. */
const CERTIFIED = ['GOTS', 'OEKO-TEX STeP', 'OEKO-TEX Standard 100', 'bluesign', 'GRS']

/** The rules across the fields of process job work. */
export const PROCESS_RULES: readonly Rule[] = [
  rule({
    code: 'MEASURED_ON_DIFFERS',
    severity: 'error',
    fields: ['measuredOn', 'priceUom', 'uom'],
    says: 'A price per metre counts metres, a price per kg weight.',
    judge: ({ words }) => {
      const counted = MEASURED_IN[textValue(words, 'measuredOn')]
      const unit = unitName(textValue(words, 'priceUom') || textValue(words, 'uom'))
      if (counted === undefined || unit === null) return null
      const priced = (['length', 'mass', 'pieces'] as const).find((kind) =>
        (UNITS_OF[kind] as readonly string[]).includes(unit),
      )
      if (priced === undefined || priced === counted) return null
      return `The price is per ${unit}, but the bill counts ${textValue(words, 'measuredOn').toLowerCase()}. Correct one of them.`
    },
  }),
  rule({
    code: 'RATED_COLOURS',
    severity: 'error',
    fields: ['ratedColours', 'colours'],
    says: 'The price includes no more colours than are printed.',
    judge: ({ words }) => {
      const [rated, most] = [numberValue(words, 'ratedColours'), numberValue(words, 'colours')]
      if (rated === null || most === null || rated <= most) return null
      return `The price includes ${spoken(rated)} colours, but you print at most ${spoken(most)}. Correct one of them.`
    },
  }),
  rule({
    code: 'WASTE_WATER',
    severity: 'error',
    fields: ['waterTreatment', 'processStage', 'printMethod'],
    says: 'Wet processes have waste water.',
    judge: ({ words }) => {
      if (textValue(words, 'waterTreatment') !== 'No waste water') return null
      const wet = listValue(words, 'processStage').find((stage) => WET.has(stage))
      const isDryPrint = wet === 'Printing' && listValue(words, 'printMethod').every((one) => DRY_PRINTS.has(one))
      if (wet === undefined || isDryPrint) return null
      return `${wet} makes waste water. Choose CETP, own ETP or ZLD, or remove the process.`
    },
  }),
  rule({
    code: 'FORM_OF_PROCESS',
    severity: 'warning',
    fields: ['materialForm', 'processStage'],
    says: 'Yarn dyeing takes yarn, garment washing takes garments.',
    judge: ({ words }) => {
      const forms = listValue(words, 'materialForm')
      if (forms.length === 0) return null
      return listValue(words, 'processStage').flatMap((stage) => {
        const needed = FORMS_OF_STAGE[stage]
        if (!needed || forms.some((form) => needed.includes(form))) return []
        const message = `${stage} needs ${needed.join(' or ').toLowerCase()}. Add it to the goods that you take.`
        return [{ field: 'materialForm', message }]
      })
    },
  }),
  rule({
    code: 'DYE_FIBRE',
    severity: 'warning',
    fields: ['dyeClass', 'fiberHandled'],
    says: 'The dyes suit the fibres.',
    judge: ({ words }) => {
      const fibres = listValue(words, 'fiberHandled')
      if (fibres.length === 0) return null
      return listValue(words, 'dyeClass').flatMap((dye) => {
        const [, taken, name] = DYES_OF.find(([dyes]) => dyes.test(dye)) ?? []
        if (!taken || fibres.some((fibre) => taken.test(fibre))) return []
        const message = `${dye} dyes colour ${name}, which you do not take. Check dyes and fibres.`
        return [{ field: 'dyeClass', message }]
      })
    },
  }),
  rule({
    code: 'DYE_MACHINE',
    severity: 'warning',
    fields: ['machine', 'dyeClass'],
    says: 'The dyes suit the machine.',
    judge: ({ words }) => {
      const machines = listValue(words, 'machine')
      const dyes = listValue(words, 'dyeClass')
      if (dyes.length === 0) return null
      return machines.flatMap((machine) => {
        const takes = DYES_ON[machine]
        if (!takes || dyes.some((dye) => takes.test(dye))) return []
        const message = `${machine} is not used for ${dyes.join(' or ').toLowerCase()} dyes. Check machine and dyes.`
        return [{ field: 'machine', message }]
      })
    },
  }),
  rule({
    code: 'PRINT_FIBRE',
    severity: 'warning',
    fields: ['printMethod', 'fiberHandled'],
    says: 'The print methods suit the fibres.',
    judge: ({ words }) => {
      const fibres = listValue(words, 'fiberHandled')
      if (fibres.length === 0 || fibres.some((fibre) => /polyester|nylon/i.test(fibre))) return null
      const method = listValue(words, 'printMethod').find((one) => /^(?:Sublimation|Digital disperse)$/.test(one))
      return method ? `${method} prints hold on polyester, which you do not take. Check both.` : null
    },
  }),
  rule({
    code: 'LIQUOR_RATIO',
    severity: 'warning',
    fields: ['liquorRatio', 'machine'],
    says: 'Baths have a liquor ratio of at most 1:30.',
    judge: ({ words }) => {
      const typed = textValue(words, 'liquorRatio')
      if (typed === '') return null
      const ratios = [...typed.matchAll(/\d{1,2}(?:\.\d)?/g)]
        .map(([number]) => Number(number))
        .filter((number) => number > 1)
      const machines = listValue(words, 'machine')
      if (ratios.some((ratio) => ratio > LIQUOR_USUAL_MAX)) return 'Baths are seldom longer than 1:30. Check the ratio.'
      if (machines.length > 0 && !machines.some((one) => IN_A_BATH.has(one)))
        return 'Padding and continuous ranges have a pick-up, not a liquor ratio. Add the machine with the bath, or remove the ratio.'
      return null
    },
  }),
  rule({
    code: 'SHADE_BY_EYE',
    severity: 'warning',
    fields: ['shadeMatching', 'shadeBand'],
    says: 'A colour difference is measured.',
    judge: ({ words }) =>
      textValue(words, 'shadeMatching') === 'Visual' && numberValue(words, 'shadeBand') !== null
        ? 'ΔE is measured with a spectrophotometer, not by eye. Choose how you measure it.'
        : null,
  }),
  rule({
    code: 'PROCESS_LOSS',
    severity: 'warning',
    fields: ['processLoss', 'processStage'],
    says: 'Processing loses up to 15 %.',
    judge: ({ words }) => {
      const loss = numberValue(words, 'processLoss')
      const stages = listValue(words, 'processStage')
      const isMeant = stages.some((stage) => /^(?:Weight reduction|Degumming|Carbonising)$/.test(stage))
      if (loss === null || loss <= LOSS_USUAL || isMeant) return null
      return `${spoken(loss)} % is more than processing usually loses. Check the figure.`
    },
  }),
  rule({
    code: 'SHRINKAGE_PROMISE',
    severity: 'warning',
    fields: ['shrinkagePromise'],
    says: 'Finished cloth shrinks by at most 8 %.',
    judge: ({ values }) => {
      const parts = ['length', 'width'].map((name) => partOf(values.shrinkagePromise, name) ?? 0)
      return Math.max(...parts) > SHRINKAGE_USUAL
        ? 'Buyers expect at most 3 % of woven cloth and 5 % of knits. Check the promise.'
        : null
    },
  }),
  rule({
    code: 'MIN_PER_SHADE_OVER_BATCH',
    severity: 'warning',
    fields: ['minPerShade', 'batchSize', 'uom'],
    says: 'The minimum of a shade fits into a batch.',
    judge: ({ words, values }) => {
      const least = numberValue(words, 'minPerShade')
      const most = partOf(values.batchSize, 'to')
      const isInKg = unitName(textValue(words, 'uom')) === 'kg'
      if (least === null || most === null || !isInKg || least <= most) return null
      return `A shade has a minimum of ${spoken(least)} kg, but a batch has at most ${spoken(most)} kg. Check both.`
    },
  }),
  rule({
    code: 'STANDARD_CERTIFICATE',
    severity: 'warning',
    fields: ['chemStandard', 'certifications', 'certificate', 'complianceDocument'],
    says: 'Standards with a certificate name it.',
    judge: ({ words, values }, status) => {
      if (status !== 'ACTIVE' || isFilled(values.certificate) || isFilled(values.complianceDocument)) return null
      const proved = rowsOf(words.certifications).map((row) => textValue(row, 'scheme'))
      const open = listValue(words, 'chemStandard').filter((one) => CERTIFIED.includes(one) && !proved.includes(one))
      return open.map((one) => ({
        field: 'chemStandard',
        message: `${one}: buyers ask for the certificate. Add its number or the file.`,
      }))
    },
  }),
  rule({
    code: 'FASTNESS_RUB',
    severity: 'warning',
    fields: ['fastnessPromise'],
    says: 'Wet rubbing is not better than dry.',
    judge: ({ values }) => {
      const [dry, wet] = [partOf(values.fastnessPromise, 'rubDry'), partOf(values.fastnessPromise, 'rubWet')]
      return dry !== null && wet !== null && wet > dry
        ? {
            field: 'fastnessPromise.rubWet',
            message: 'Wet rubbing is seldom better than dry. Check whether they are swapped.',
          }
        : null
    },
  }),
  ...SERVICE_RULES,
]
