import type { Requirement } from './terms'

/** What is not stated, or cannot be read, never meets a requirement. */
export type Verdict = 'meets' | 'deviates' | 'not_stated'

/** Two counts are equal when they differ by less than people round away ("Ne 30" and "19.7 tex"). */
export const COUNT_ROUNDING = 0.001
/** Tolerance for binary rounding errors in sums of decimals. */
export const DUST = 1e-9

/** Numbers compare with the tolerance, absolute in their unit or in percent of the required value. */
export function numberVerdict(requirement: Requirement, offered: number): Verdict {
  const [first = 0, second = first] = listOf(requirement.value).map((value) => numberOf(value) ?? Number.NaN)
  const slack = (value: number) => slackOf(requirement, value) + DUST * Math.max(1, Math.abs(value))
  switch (requirement.op) {
    case '=':
      return verdict(Math.abs(offered - first) <= slack(first))
    case '>=':
      return verdict(offered >= first - slack(first))
    case '<=':
      return verdict(offered <= first + slack(first))
    case 'between': {
      const [low, high] = [Math.min(first, second), Math.max(first, second)]
      return verdict(offered >= low - slack(low) && offered <= high + slack(high))
    }
    case 'in':
      return verdict(
        listOf(requirement.value).some((value) => {
          const wanted = numberOf(value)
          return wanted !== null && Math.abs(offered - wanted) <= slack(wanted)
        }),
      )
  }
}

export function slackOf({ tolerance = 0, tolerancePercent = 0 }: Requirement, value: number): number {
  return Math.max(tolerance, (Math.abs(value) * tolerancePercent) / 100)
}

export function verdict(holds: boolean): Verdict {
  return holds ? 'meets' : 'deviates'
}

export function listOf(value: Requirement['value']): readonly (string | number)[] {
  return typeof value === 'object' ? value : [value]
}

export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || !/^\s*-?\d+(\.\d+)?\s*$/.test(value)) return null
  return Number(value)
}
