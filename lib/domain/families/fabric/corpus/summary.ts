import { formatCount } from '@/lib/domain/count/display'
import { readAll } from '../../reading/read-all'
import type { Understood } from '../../reading/reading'
import { fabricReaders } from '../readers'

/** What was read of a line, in one short spelling for tables: counts, density, width, weight, fibres, machine; words. */
export function summaryOf(text: string): string {
  return summaryOfParts(readAll(text, fabricReaders).understood)
}

type Parts = ReadonlyMap<string, Understood>

const NUMBERS: ReadonlyArray<readonly [name: string, unit: string]> = [
  ['gsm', 'gsm'],
  ['glm', 'glm'],
  ['gauge', 'gg'],
  ['machineDiameter', 'dia'],
  ['feeders', 'feeders'],
  ['loopLength', 'mm'],
  ['lycraDenier', 'lycra'],
  ['reed', 'reed'],
  ['hooks', 'hooks'],
  ['healdShafts', 'shafts'],
  ['threadCount', 'T'],
]
/** Said by the rest of the summary, or by what is implied. */
const SUMMED: ReadonlySet<string> = new Set([
  ...NUMBERS.map(([name]) => name),
  'construction',
  'warpCount',
  'weftCount',
  'count',
  'epi',
  'ppi',
  'clothWidth',
  'blendPercentages',
  'fiberType',
  'fabricStructure',
])

function summaryOfParts(list: readonly Understood[]): string {
  const parts: Parts = new Map(list.map((part) => [part.name, part]))
  const number = (name: string) => parts.get(name)?.value as number | undefined
  const [epi, ppi] = [number('epi'), number('ppi')]
  const width = parts.get('clothWidth')?.typed as { value: number; unit: string } | undefined
  const words = list
    .filter(({ name }) => !SUMMED.has(name))
    .map(({ value }) => (Array.isArray(value) ? value.join('+') : value))
  return [
    pair(count(parts, 'warpCount'), count(parts, 'weftCount')),
    count(parts, 'count') && `count ${count(parts, 'count')}`,
    pair(epi, ppi),
    width && `${width.value}${width.unit}`,
    ...NUMBERS.map(([name, unit]) => number(name) !== undefined && `${number(name)}${unit}`),
    fibresOf(parts),
    words.length > 0 && `[${words.sort().join(', ')}]`,
  ]
    .filter(Boolean)
    .join(' ')
}

const pair = (a: string | number | undefined, b: string | number | undefined) =>
  a === undefined && b === undefined ? '' : `${a ?? '?'}x${b ?? '?'}`

function count(parts: Parts, name: string): string | undefined {
  const part = parts.get(name)
  if (!part) return undefined
  const core = /\+\d+D/i.exec(String(part.typed))?.[0]?.toUpperCase() ?? ''
  return `${formatCount(part.value as Parameters<typeof formatCount>[0])}${core}`.replaceAll(' ', '')
}

function fibresOf(parts: Parts): string {
  const blend = parts.get('blendPercentages')?.value as { fibre: string; percent: number }[] | undefined
  if (blend) return blend.map(({ fibre, percent }) => `${fibre} ${percent}`).join(' ')
  const fibres = parts.get('fiberType')?.value as string[] | undefined
  return fibres ? fibres.join('+') : ''
}
