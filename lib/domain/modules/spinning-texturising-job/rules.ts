import { rule } from '@/lib/domain/families/rule'
import { SERVICE_RULES } from '@/lib/domain/families/service/rules'
import { RINGS, SPUN, TEXTURES, TWISTS } from '@/lib/domain/families/service/spinning/vocabulary'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'
import { convertQuantity } from '@/lib/domain/units/units'
import { countsOf, jobsOf } from './yarn-facts'

type Span = readonly [low: number, high: number]

const NE_TEX = 590.54
/** Yarn out of 100 kg of fibre. */
const CARDED: Span = [78, 97]
const COMBED: Span = [62, 88]
const MADE: Span = [92, 99.5]
const RING_RPM: Span = [6000, 28_000]
const TWIST_RPM: Span = [2500, 16_000]
/** Finer than this is spun on rings alone. */
const ROTOR_FINEST_NE = 40
const VORTEX_FINEST_NE = 70
/** A soft twist, so that the figure is the most that a spindle can deliver. */
const SOFT_TWIST = 2.6
const MORE_THAN_SPINS = 1.25
const INCH_PER_M = 39.37

const inWords = ([low, high]: Span): string => `${spoken(low)} to ${spoken(high)}`
const has = (jobs: readonly string[], list: readonly string[]): boolean => jobs.some((job) => list.includes(job))

/** The rules of spinning, texturising and winding jobs. */
export const SPINNING_RULES: readonly Rule[] = [
  rule({
    code: 'REALISATION_WASTAGE',
    severity: 'error',
    fields: ['realisation', 'wastageAllowance'],
    says: 'Yarn and wastage are at most the fibre.',
    judge: ({ words }) => {
      const [yarn, lost] = [numberValue(words, 'realisation'), numberValue(words, 'wastageAllowance')]
      if (yarn === null || lost === null || yarn + lost <= 100) return null
      return `${spoken(yarn)} % yarn and ${spoken(lost)} % wastage are more than the fibre. Make them agree.`
    },
  }),
  rule({
    code: 'REALISATION_USUAL',
    severity: 'warning',
    fields: ['realisation', 'spinPreparation', 'fiberHandled'],
    says: 'The realisation is usual for carded, combed or man-made fibre.',
    judge: ({ words }) => {
      const value = numberValue(words, 'realisation')
      if (value === null || !has(jobsOf(words), SPUN)) return null
      const isOfCotton = ['Cotton', 'Recycled cotton'].includes(listValue(words, 'fiberHandled')[0] ?? '')
      const preparation = listValue(words, 'spinPreparation')
      if (preparation.length !== 1 && isOfCotton) return null
      const usual = isOfCotton ? (preparation[0] === 'Combed' ? COMBED : CARDED) : MADE
      if (value >= usual[0] && value <= usual[1]) return null
      const what = isOfCotton ? `${(preparation[0] ?? '').toLowerCase()} cotton` : 'such fibre'
      return `Yarn from ${what} is usually ${inWords(usual)} % of the fibre, not ${spoken(value)}. Check the figure.`
    },
  }),
  rule({
    code: 'COUNT_SYSTEM',
    severity: 'warning',
    fields: ['countRange', 'jobType'],
    says: 'Spun yarn is counted in Ne or Nm, filament in denier.',
    judge: (facts) => {
      const counts = countsOf(facts)
      const jobs = jobsOf(facts.words)
      if (!counts || jobs.length !== 1) return null
      const isWrong =
        (has(jobs, SPUN) && counts.isFilament && !counts.isSpun) ||
        (has(jobs, TEXTURES) && counts.isSpun && !counts.isFilament)
      if (!isWrong) return null
      return has(jobs, SPUN)
        ? 'Spun yarn is counted in Ne or Nm, not in denier. Check the job and the counts.'
        : 'Texturised yarn is counted in denier, not in Ne. Check the job and the counts.'
    },
  }),
  rule({
    code: 'COUNT_OF_MACHINE',
    severity: 'warning',
    fields: ['countRange', 'jobType'],
    says: 'Open-end yarn is at most Ne 40, vortex yarn at most Ne 70.',
    judge: (facts) => {
      const counts = countsOf(facts)
      const [job] = jobsOf(facts.words)
      const finest = job === 'Open-end' ? ROTOR_FINEST_NE : job === 'Vortex' ? VORTEX_FINEST_NE : null
      if (!counts || finest === null || jobsOf(facts.words).length !== 1) return null
      const ne = NE_TEX / counts.fine
      if (ne <= finest * 1.01) return null
      return `${job} machines seldom spin finer than Ne ${finest}. Check the job and the counts.`
    },
  }),
  rule({
    code: 'SPEED_USUAL',
    severity: 'warning',
    fields: ['spindleSpeed', 'jobType'],
    says: 'The spindle speed is usual for the job.',
    judge: ({ words }) => {
      const value = numberValue(words, 'spindleSpeed')
      const jobs = jobsOf(words)
      const usual = has(jobs, RINGS) ? RING_RPM : has(jobs, TWISTS) ? TWIST_RPM : null
      if (value === null || usual === null || (value >= usual[0] && value <= usual[1])) return null
      return `Spindles usually run at ${inWords(usual)} rpm, not ${spoken(value)}. Check the speed.`
    },
  }),
  /** More kg a day than ring spindles deliver of the coarsest yarn. */
  rule({
    code: 'CAPACITY_OVER_SPINDLES',
    severity: 'warning',
    fields: ['capacityPerDay', 'spindles', 'spindleSpeed', 'countRange'],
    says: 'The capacity is what the spindles can spin in a day.',
    judge: (facts) => {
      const { words } = facts
      const counts = countsOf(facts)
      const [spindles, perDay] = [numberValue(words, 'spindles'), numberValue(words, 'capacityPerDay')]
      if (!counts || !spindles || !perDay || !jobsOf(words).every((job) => (RINGS as readonly string[]).includes(job)))
        return null
      const kg = convertQuantity(perDay, textValue(words, 'capacityUom') || 'kg', 'kg', words)
      const rpm = numberValue(words, 'spindleSpeed') ?? RING_RPM[1]
      const twist = SOFT_TWIST * Math.sqrt(NE_TEX / counts.coarse)
      const most = (spindles * rpm * 1440 * counts.coarse) / (twist * INCH_PER_M * 1e6)
      if (kg === null || kg <= most * MORE_THAN_SPINS) return null
      return `${spoken(spindles)} spindles make at most ${spoken(Math.round(most))} kg a day of this yarn. Check the figures.`
    },
  }),
  rule({
    code: 'BLEND_BELOW_LOT',
    severity: 'warning',
    fields: ['minLotPerBlend', 'moq'],
    says: 'The least of one blend is at least the minimum lot.',
    judge: ({ words }) => {
      const [blend, lot] = [numberValue(words, 'minLotPerBlend'), numberValue(words, 'moq')]
      if (blend === null || lot === null) return null
      const kg = convertQuantity(lot, textValue(words, 'moqUom') || 'kg', 'kg', words)
      if (kg === null || blend >= kg) return null
      return `You take ${spoken(blend)} kg of one blend, but no lot below ${spoken(kg)} kg. Check both.`
    },
  }),
  ...SERVICE_RULES,
]
