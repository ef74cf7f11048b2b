import { SPUN, TEXTURES } from '@/lib/domain/families/service/spinning/vocabulary'
import { mainFibres } from '@/lib/domain/families/service/title-words'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { assemble, titleCase } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'
import { jobsOf } from './yarn-facts'

const JOBS_MOST = 3

/** Names in titles where they differ from the list. */
const LONG_NAMES: Readonly<Record<string, string>> = {
  Compact: 'Compact Spinning',
  'Open-end': 'Open-End Spinning',
  Vortex: 'Vortex Spinning',
  Texturising: 'DTY Texturising',
  Covering: 'Yarn Covering',
}

/** "Job Compact Spinning 30s–60s Combed, 20,000 Spindles, Cotton"; "" without a job. */
export function spinningTitle({ words }: Facts): string {
  const jobs = jobsOf(words)
  const [first] = jobs
  if (first === undefined) return ''
  const name = jobs
    .slice(0, JOBS_MOST)
    .map((job) => LONG_NAMES[job] ?? titleCase(job))
    .join('/')
    .replaceAll(' And ', ' and ')
  const isSpun = jobs.some((job) => (SPUN as readonly string[]).includes(job))
  const isTexture = jobs.some((job) => (TEXTURES as readonly string[]).includes(job))
  return join(
    [
      `Job ${name}`,
      countSpan(words),
      isSpun ? listValue(words, 'spinPreparation').join('/') : '',
      isTexture ? listValue(words, 'intermingling').join('/') : '',
      listValue(words, 'coveringType').map(titleCase).join('/'),
    ],
    [
      span(words, 'plyRange', 'Ply'),
      machines(words),
      listValue(words, 'yarnFeatures').slice(0, 2).map(titleCase).join(' + '),
      mainFibres(words),
      listValue(words, 'machineMake').slice(0, 2).join(' + '),
      listValue(words, 'packageOut').slice(0, 2).map(titleCase).join(' + '),
    ],
  )
}

/** "30s–60s · 20,000 spindles", "75D–300D · 1,200 positions". */
export function spinningKeyFact({ words }: Facts): string {
  return [countSpan(words), machines(words).toLowerCase(), span(words, 'plyRange', 'ply')]
    .filter(Boolean)
    .slice(0, 2)
    .join(' · ')
}

function machines(words: FieldValues): string {
  const named: readonly (readonly [string, string])[] = [
    ['spindles', 'Spindles'],
    ['rotors', 'Rotors'],
    ['heads', 'Positions'],
  ]
  for (const [name, label] of named) {
    const count = numberValue(words, name)
    if (count !== null) return `${spoken(count)} ${label}`
  }
  return ''
}

function countSpan(words: FieldValues): string {
  const [from, to] = endsAt(words, 'countRange').map((end) =>
    typeof end === 'string' || typeof end === 'number' ? `${end}` : '',
  )
  return from && to && from !== to ? `${from}–${to}` : from || to || ''
}

function span(words: FieldValues, name: string, unit: string): string {
  const [from, to] = endsAt(words, name).map((end) => (typeof end === 'number' ? spoken(end) : ''))
  return from && to && from !== to ? `${from}–${to} ${unit}` : from || to ? `${from || to} ${unit}` : ''
}

function endsAt(words: FieldValues, name: string): [unknown, unknown] {
  const range = words[name]
  if (typeof range !== 'object' || range === null) return [textValue(words, name), undefined]
  return [Reflect.get(range, 'from'), Reflect.get(range, 'to')]
}

const join = (head: readonly string[], tail: readonly string[]): string =>
  assemble(head.filter(Boolean), tail.filter(Boolean))
