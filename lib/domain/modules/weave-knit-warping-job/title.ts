import { mainFibres } from '@/lib/domain/families/service/title-words'
import { KNITTING, SIZING, WARPING } from '@/lib/domain/families/service/weaving/vocabulary'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { assemble, titleCase } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'
import { asMeasure } from '@/lib/domain/units/measure'
import { diametersOf, gaugesOf, jobsOf } from './loom-facts'

const JOBS_MOST = 3

/** The title that a job house would write: the job, the machine, its width or gauge; "" without a job. */
export function weavingTitle({ words }: Facts): string {
  const jobs = jobsOf(words)
  const [first] = jobs
  if (first === undefined) return ''
  const name = `${jobs.slice(0, JOBS_MOST).map(titleCase).join('/').replaceAll(' And ', ' and ')} Job`
  if (first === 'Weaving') return join([titleCase(textValue(words, 'loomType')), name, ofLoom(words)], loomTail(words))
  if (isOneOf(KNITTING, first))
    return join([name, gauges(words), ...listValue(words, 'knitMachine').map(titleCase)], knitTail(words))
  if (isOneOf([...WARPING, ...SIZING], first)) return join([name], warpTail(words))
  const count = numberValue(words, 'machineCount')
  return join(
    [name],
    [
      listValue(words, 'cardType').join(', '),
      titleCase(textValue(words, 'drawingMethod')),
      count === null ? '' : `${spoken(count)} Machines`,
      mainFibres(words),
    ],
  )
}

/** "190 cm · Dobby", "24–30 GG · 30 in", "640 ends". */
export function weavingKeyFact({ words }: Facts): string {
  const creel = numberValue(words, 'creelCapacity')
  const pickUp = numberValue(words, 'sizePickUp')
  const { from: diameter } = diametersOf(words)
  return [
    widthOf(words, 'reedSpace'),
    span(words, 'tapeWidth', 'mm'),
    listValue(words, 'shedding').join(', '),
    gauges(words),
    diameter === null ? '' : `${spoken(diameter)} in`,
    creel === null ? '' : `${spoken(creel)} ends`,
    pickUp === null ? '' : `${spoken(pickUp)} % size`,
  ]
    .filter(Boolean)
    .slice(0, 2)
    .join(' · ')
}

const isOneOf = (list: readonly string[], job: string): boolean => list.includes(job)

const ofLoom = (words: FieldValues): string => widthOf(words, 'reedSpace') || span(words, 'tapeWidth', 'mm')

function loomTail(words: FieldValues): string[] {
  const [looms, hooks, shafts] = ['loomCount', 'hooks', 'healdShafts'].map((name) => numberValue(words, name))
  const shedding = listValue(words, 'shedding').filter((one) => one !== 'Tappet')
  return [
    looms === null || looms === undefined ? '' : `${spoken(looms)} Looms`,
    shedding.join(' + '),
    hooks === null || hooks === undefined ? '' : `${spoken(hooks)} Hooks`,
    shafts === null || shafts === undefined ? '' : `${spoken(shafts)} Shafts`,
    span(words, 'epiRange', 'EPI'),
    span(words, 'ppiRange', 'PPI'),
    listValue(words, 'loomMake').slice(0, 2).join(' + '),
  ]
}

function knitTail(words: FieldValues): string[] {
  const { from, to } = diametersOf(words)
  const machines = numberValue(words, 'machineCount')
  return [
    from === null ? '' : `${ends(from, to)} in Dia`,
    widthOf(words, 'bedWidth') ? `${widthOf(words, 'bedWidth')} Bed` : '',
    machines === null ? '' : `${spoken(machines)} Machines`,
    span(words, 'gsmRange', 'GSM'),
    words.lycraAttachment === true ? 'Elastane' : '',
    mainFibres(words),
  ]
}

function warpTail(words: FieldValues): string[] {
  const creel = numberValue(words, 'creelCapacity')
  const beam = widthOf(words, 'beamWidth')
  const pickUp = numberValue(words, 'sizePickUp')
  return [
    creel === null ? '' : `${spoken(creel)} Ends Creel`,
    beam ? `${beam} Beam` : '',
    titleCase(textValue(words, 'sizingMachine')),
    pickUp === null ? '' : `${spoken(pickUp)} % Pick-up`,
    countSpan(words),
    mainFibres(words),
  ]
}

function gauges(words: FieldValues): string {
  const { from, to } = gaugesOf(words)
  return from === null ? '' : `${ends(from, to)} GG`
}

const ends = (from: number, to: number | null): string =>
  to === null || to === from ? spoken(from) : `${spoken(from)}–${spoken(to)}`

function widthOf(words: FieldValues, name: string): string {
  const measure = asMeasure(words[name])
  return measure ? `${spoken(measure.value)} ${measure.unit}` : ''
}

/** "60–140 EPI"; of an open range the end that is stated. */
function span(words: FieldValues, name: string, unit: string): string {
  const [from, to] = endsAt(words, name).map((end) => (typeof end === 'number' ? spoken(end) : ''))
  return from && to && from !== to ? `${from}–${to} ${unit}` : from || to ? `${from || to} ${unit}` : ''
}

function countSpan(words: FieldValues): string {
  const [from, to] = endsAt(words, 'countRange').map((end) => (typeof end === 'string' ? end : ''))
  return from && to && from !== to ? `${from}–${to}` : from || to || ''
}

function endsAt(words: FieldValues, name: string): [unknown, unknown] {
  const range = words[name]
  if (typeof range !== 'object' || range === null) return [undefined, undefined]
  return [Reflect.get(range, 'from'), Reflect.get(range, 'to')]
}

const join = (head: readonly string[], tail: readonly string[]): string =>
  assemble(head.filter(Boolean), tail.filter(Boolean))
