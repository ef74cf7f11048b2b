import { roundTo } from '@/lib/domain/units/rounding'

const TIMES: ReadonlyArray<readonly [RegExp, number]> = [
  [/la(?:kh|c)s?$/i, 1e5],
  [/cr(?:ores?)?$/i, 1e7],
  [/k$/i, 1e3],
]

/** The number of a figure as price lists write it: "1,200", "12.5 lakh", "55k". */
export function numberOf(figure = ''): number {
  const [word, times] = TIMES.find(([pattern]) => pattern.test(figure)) ?? []
  const value = Number((word ? figure.replace(word, '') : figure).replaceAll(',', ''))
  return times === undefined ? value : roundTo(value * times, 4)
}
