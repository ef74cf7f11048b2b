import { type CountRejection, reject } from '@/lib/domain/count/parsed-count'
import {
  COUNT_RANGES,
  type CountSystem,
  DPF_RANGE,
  FILAMENT_RANGE,
  fromTex,
  isDirect,
  isWithin,
  PLY_RANGE,
  PLY_USUAL_MAX,
  toTex,
} from '@/lib/domain/count/systems'
import { nameCount } from './names'
import type { Shape } from './shapes'

const number = (value: number): string => String(Math.round(value * 10_000) / 10_000)

const FINER_THAN: Record<CountSystem, string> = {
  Ne: 'any cotton yarn',
  Nm: 'any metric yarn',
  NeW: 'any worsted yarn',
  NeL: 'any linen yarn',
  Run: 'any woollen yarn',
  Tex: 'any yarn',
  dtex: 'any yarn',
  Denier: 'any yarn',
  JuteLb: 'any jute yarn',
  Tkt: 'any sewing thread',
}

const outOfRange = (system: CountSystem, value: number, typed: string): CountRejection => {
  const { min, max } = COUNT_RANGES[system]
  const isFiner = isDirect(system) ? value < min : value > max
  const name = system === 'JuteLb' ? 'Jute lb' : system
  const bound = value > max ? `goes up to ${number(max)}` : `starts at ${number(min)}`
  // "Nm 1,500" is 1.5 where a comma is a decimal sign, and 1500 where it is not.
  const candidates = isDirect(system)
    ? []
    : [...(system === 'Nm' ? [`Nm ${number(value / 1000)}`] : []), `${number(value)}D`]
  return reject(
    'OUT_OF_RANGE',
    `${typed} is ${isFiner ? 'finer' : 'thicker'} than ${FINER_THAN[system]}: ${name} ${bound}`,
    candidates,
  )
}

/** Range checks of reference 9.4.5 in the order in which a seller would fix them. */
export const checkRanges = (shape: Shape, isMono: boolean): CountRejection | null => {
  const { system, value, ply, filaments } = shape
  // A count written with an English system is repeated with it.
  const typed = system === 'Ne' && !shape.systemInferred ? `Ne ${number(value)}` : nameCount(system, number(value))
  if (ply !== null && (!Number.isInteger(ply) || ply < PLY_RANGE.min)) {
    return reject('PLY_INVALID', `A yarn can't have ${number(ply)} plies. Enter a whole number from 1`, [
      typed,
      `2/${number(value)}s`,
    ])
  }
  if (ply !== null && ply > PLY_RANGE.max) {
    return reject('PLY_TOO_LARGE', `${number(ply)} plies are too many: a yarn has at most ${PLY_RANGE.max}`, [
      value <= PLY_USUAL_MAX ? `${number(value)}/${number(ply)}s` : typed,
      `${number(value)}D/${number(ply)}F`,
    ])
  }
  if (value <= 0) {
    return reject('NON_POSITIVE', `A count is greater than zero. Correct ${number(value)}`, [typed.replace('-', '')])
  }
  if (filaments !== null && !isDirect(system)) {
    return reject(
      'FILAMENTS_ON_SPUN',
      `${typed} is the count of a spun yarn, which has no filaments (${number(filaments)}F). Filament yarn is counted in denier or dtex`,
      [typed, `${number(value)}D/${number(filaments)}F`],
    )
  }
  if (filaments !== null && (!Number.isInteger(filaments) || !isWithin(FILAMENT_RANGE, filaments))) {
    return reject(
      'FILAMENTS_INVALID',
      `A yarn can't have ${number(filaments)} filaments. Enter a whole number from ${FILAMENT_RANGE.min} to ${FILAMENT_RANGE.max}`,
      [`${number(value)}D`],
    )
  }
  const isOutside = [value, ...(shape.range ?? [])].some((count) => !isWithin(COUNT_RANGES[system], count))
  if (isOutside) return outOfRange(system, value, typed)
  if (filaments === null || isMono) return null
  const dpf = fromTex('Denier', toTex(system, value)) / filaments
  if (isWithin(DPF_RANGE, dpf)) return null
  const trade = system === 'Denier' ? `${number(value)}D` : typed
  const fineness = `${filaments} ${filaments === 1 ? 'filament' : 'filaments'} would be ${Number(dpf.toPrecision(3))} denier each`
  return reject('DPF_OUT_OF_RANGE', `${fineness}; yarns have ${DPF_RANGE.min} to ${DPF_RANGE.max}`, [
    ...(filaments === 1 ? [`${trade} mono`] : []),
    ...(filaments > 1 && filaments <= PLY_RANGE.max ? [`${trade} x ${filaments}`] : []),
    trade,
  ])
}
