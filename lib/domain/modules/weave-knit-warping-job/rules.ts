import { rule } from '@/lib/domain/families/rule'
import { SERVICE_RULES } from '@/lib/domain/families/service/rules'
import { KNITTING, SIZING, WARPING } from '@/lib/domain/families/service/weaving/vocabulary'
import { isOutside, type Span, spanText } from '@/lib/domain/families/span'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'
import { convertQuantity } from '@/lib/domain/units/units'
import { diametersOf, gaugesOf, jobsOf, reedCm } from './loom-facts'

/** Picks a minute at which each kind of loom usually runs. */
const RPM_USUAL: Readonly<Record<string, Span>> = {
  Handloom: [20, 90],
  'Plain powerloom': [80, 220],
  'Drop-box powerloom': [70, 180],
  'Auto shuttle': [120, 260],
  Rapier: [120, 750],
  'Air-jet': [350, 1500],
  'Water-jet': [350, 1400],
  Projectile: [150, 500],
  'Needle loom': [300, 3000],
  'Terry loom': [150, 900],
  'Circular loom': [60, 200],
  'Velvet face-to-face': [80, 300],
}
/** Water carries only yarn that does not take it up. */
const DRINKS = /^(?:Cotton|Recycled cotton|Linen|Hemp|Ramie|Jute|Coir|Viscose|Modal|Lyocell|Bamboo viscose|Wool)$/
const PICK_UP_USUAL: Span = [4, 25]
const EFFICIENCY_USUAL: Span = [50, 97]
const CREEL_USUAL: Span = [100, 1600]
const REED_USUAL: Span = [90, 560]
const INCH_CM = 2.54
const MORE_THAN_RUNS = 1.25
const METRES_PER_PICK_INCH = 39.3701
/** Units by which each group of jobs is charged. */
const PICK_JOBS: ReadonlySet<string> = new Set(['Weaving'])
const END_JOBS: ReadonlySet<string> = new Set(['Beam gaiting', 'Drawing-in and knotting', ...WARPING, ...SIZING])

function endOf(words: FieldValues, name: string, end: 'from' | 'to'): number | null {
  const range = words[name]
  const value: unknown = typeof range === 'object' && range !== null ? Reflect.get(range, end) : null
  return typeof value === 'number' ? value : null
}

/** A number is in its usual span. */
const usualRule = (code: string, field: string, span: Span, what: string, says: string): Rule =>
  rule({
    code,
    severity: 'warning',
    fields: [field],
    says,
    judge: ({ words }) => {
      const value = numberValue(words, field)
      if (value === null || !isOutside(value, span)) return null
      return `${what} is usually ${spanText(span)}, not ${spoken(value)}. Check the figure.`
    },
  })

/** The rules of weaving, knitting and warping jobs. */
export const WEAVING_RULES: readonly Rule[] = [
  rule({
    code: 'WIDTH_OVER_REED',
    severity: 'error',
    fields: ['clothWidthRange', 'reedSpace'],
    says: 'No cloth is wider than the reed space.',
    judge: ({ words }) => {
      const [reed, widest] = [reedCm(words), endOf(words, 'clothWidthRange', 'to')]
      if (reed === null || widest === null || widest * INCH_CM <= reed + 1) return null
      const message = `Cloth of ${spoken(widest)} in is wider than the reed space of ${spoken(reed)} cm. Make them agree.`
      return { field: 'clothWidthRange.to', message }
    },
  }),
  rule({
    code: 'RATE_PPI_OUTSIDE',
    severity: 'error',
    fields: ['ratePpi', 'ppiRange'],
    says: 'The picks of the rate are within the picks that are woven.',
    judge: ({ words }) => {
      const ppi = numberValue(words, 'ratePpi')
      const [from, to] = [endOf(words, 'ppiRange', 'from'), endOf(words, 'ppiRange', 'to')]
      if (ppi === null || ((from === null || ppi >= from) && (to === null || ppi <= to))) return null
      return `You quote the rate for ${spoken(ppi)} picks per inch, which is outside the picks that you weave. Make them agree.`
    },
  }),
  rule({
    code: 'GAUGE_REVERSED',
    severity: 'error',
    fields: ['gaugeTo', 'gauge'],
    says: 'The finest gauge is at least the coarsest.',
    judge: ({ words }) => {
      const { from, to } = gaugesOf(words)
      if (from === null || to === null || to >= from) return null
      return `The finest gauge is below ${spoken(from)} GG. Swap the two.`
    },
  }),
  rule({
    code: 'DIAMETER_REVERSED',
    severity: 'error',
    fields: ['diameterTo', 'diameter'],
    says: 'The largest diameter is at least the smallest.',
    judge: ({ words }) => {
      const { from, to } = diametersOf(words)
      if (from === null || to === null || to >= from) return null
      return `The largest diameter is below ${spoken(from)} in. Swap the two.`
    },
  }),
  rule({
    code: 'WATERJET_FIBRE',
    severity: 'warning',
    fields: ['fiberHandled', 'loomType'],
    says: 'Water-jet looms take filament, not cotton or viscose.',
    judge: ({ words }) => {
      const wet = listValue(words, 'fiberHandled').filter((fibre) => DRINKS.test(fibre))
      const [first] = wet
      if (textValue(words, 'loomType') !== 'Water-jet' || first === undefined) return null
      return `Water-jet looms take only filament that holds no water, not ${first.toLowerCase()}. Check the loom and the fibres.`
    },
  }),
  rule({
    code: 'RPM_USUAL',
    severity: 'warning',
    fields: ['rpm', 'loomType'],
    says: 'The speed is usual for the loom.',
    judge: ({ words }) => {
      const [rpm, loom] = [numberValue(words, 'rpm'), textValue(words, 'loomType')]
      const usual = RPM_USUAL[loom]
      if (rpm === null || !usual || !isOutside(rpm, usual)) return null
      return `${loom} looms usually run at ${spanText(usual)} rpm, not ${spoken(rpm)}. Check both.`
    },
  }),
  rule({
    code: 'REED_USUAL',
    severity: 'warning',
    fields: ['reedSpace', 'loomType'],
    says: 'The reed space is 90 to 560 cm.',
    judge: ({ words }) => {
      const reed = reedCm(words)
      if (reed === null || textValue(words, 'loomType') === 'Handloom' || !isOutside(reed, REED_USUAL)) return null
      return `Looms usually have a reed space of ${spanText(REED_USUAL)} cm, not ${spoken(reed)}. Check the unit.`
    },
  }),
  usualRule('SIZE_USUAL', 'sizePickUp', PICK_UP_USUAL, 'The size pick-up', 'The size pick-up is 4 to 25 %.'),
  usualRule('EFFICIENCY_USUAL', 'efficiencyPromise', EFFICIENCY_USUAL, 'Efficiency', 'The efficiency is 50 to 97 %.'),
  usualRule('CREEL_USUAL', 'creelCapacity', CREEL_USUAL, 'The creel', 'The creel has 100 to 1,600 ends.'),
  /** More metres a day than the looms can beat up at their speed and fewest picks. */
  rule({
    code: 'CAPACITY_OVER_LOOMS',
    severity: 'warning',
    fields: ['capacityPerDay', 'loomCount', 'rpm', 'ppiRange'],
    says: 'The capacity is what the looms can weave in a day.',
    judge: ({ words }) => {
      const [looms, rpm, perDay] = ['loomCount', 'rpm', 'capacityPerDay'].map((name) => numberValue(words, name))
      const picks = endOf(words, 'ppiRange', 'from')
      if (!looms || !rpm || !perDay || !picks) return null
      const metres = convertQuantity(perDay, textValue(words, 'capacityUom') || 'm', 'm', words)
      const most = (looms * rpm * 1440) / (picks * METRES_PER_PICK_INCH)
      if (metres === null || metres <= most * MORE_THAN_RUNS) return null
      return `${spoken(looms)} looms at ${spoken(rpm)} rpm weave at most ${spoken(Math.round(most))} m a day at ${spoken(picks)} picks. Check the figures.`
    },
  }),
  rule({
    code: 'RATE_UNIT',
    severity: 'warning',
    fields: ['priceUom', 'jobType'],
    says: 'The unit of the rate suits the job.',
    judge: ({ words }) => {
      const [unit, jobs] = [textValue(words, 'priceUom'), jobsOf(words)]
      if (jobs.length === 0) return null
      const [first = ''] = jobs
      const isWrong =
        (unit === 'pick' && !jobs.some((job) => PICK_JOBS.has(job))) ||
        (unit === 'end' && !jobs.some((job) => END_JOBS.has(job)))
      if (!isWrong) return null
      return `${first} is not charged per ${unit}. Choose the unit of your rate.`
    },
  }),
  rule({
    code: 'MACHINES_DIFFER',
    severity: 'warning',
    fields: ['loomCount', 'machineCount', 'machines'],
    says: 'The list of machines has as many as are stated.',
    judge: ({ words }) => {
      const looms = numberValue(words, 'loomCount') ?? numberValue(words, 'machineCount')
      const rows: unknown[] = Array.isArray(words.machines) ? words.machines : []
      const counts = rows.flatMap((row) => {
        const count: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, 'count') : null
        return typeof count === 'number' ? [count] : []
      })
      const total = counts.reduce((sum, count) => sum + count, 0)
      // One row without a number, or warpers among the looms: the two need not agree.
      if (looms === null || counts.length < rows.length || jobsOf(words).length > 1 || total === 0 || total === looms)
        return null
      const field = numberValue(words, 'loomCount') === null ? 'machineCount' : 'loomCount'
      const message = `You state ${spoken(looms)} machines, but your list of machines has ${spoken(total)}. Check both.`
      return { field, message }
    },
  }),
  rule({
    code: 'GAUGE_MACHINE',
    severity: 'warning',
    fields: ['gauge', 'jobType'],
    says: 'Flat machines have at most 18 GG.',
    judge: ({ words }) => {
      const { from } = gaugesOf(words)
      const isFlat = jobsOf(words).every((job) => job === 'Flat knitting')
      if (from === null || !jobsOf(words).some((job) => (KNITTING as readonly string[]).includes(job))) return null
      if (!isFlat || from <= 18) return null
      return `Flat machines usually have 3 to 18 GG, not ${spoken(from)}. Check the gauge.`
    },
  }),
  ...SERVICE_RULES,
]
