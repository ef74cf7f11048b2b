import { isDirect } from '@/lib/domain/count/systems'
import {
  blendOf,
  blendOfPercentages,
  type Group,
  type Grouped,
  isForeign,
  isNamed,
  splitFilaments,
  withUnit,
} from './groups'
import { ELASTANE_WORDS } from './vocabulary'

/** The numbers of a string by their meaning. */
export interface Roles {
  counts: Group[]
  core: Group | null
  blend: number[] | null
  filaments: Group[]
  plies: Group[]
  /** Other numbers: weights, lots, shares of 100 %. */
  others: Group[]
}

const isOnly = (group: Group, mark: 'filaments' | 'ply'): boolean =>
  group.parts.length === 1 &&
  group.prefix === null &&
  group.parts.every((part) => part[mark] && part.system === null && !part.s)

const touchesElastane = (group: Group): boolean =>
  (group.after !== null && ELASTANE_WORDS.has(group.after)) ||
  (group.before !== null && ELASTANE_WORDS.has(group.before))

/** A core is one filament count: after a plus in denier or dtex, or next to a word for elastane (reference 9.5, step 1). */
const isCore = (group: Group): boolean => {
  const [count, filaments, more] = group.parts
  if (count === undefined || more !== undefined || count.s || (group.prefix !== null && !isDirect(group.prefix)))
    return false
  if (filaments !== undefined && !filaments.filaments) return false
  const isDenier = count.system === 'Denier' || count.system === 'dtex'
  return isDenier ? group.plus || touchesElastane(group) : count.system === null && touchesElastane(group)
}

export const assignRoles = ({ groups }: Grouped): Roles => {
  const others = groups.filter(isForeign)
  const rest = groups.filter((group) => !isForeign(group)).flatMap((group) => splitFilaments(group) ?? [group])
  const filaments = rest.filter((group) => isOnly(group, 'filaments'))
  const plies = rest.filter((group) => isOnly(group, 'ply'))
  let counts = rest.filter((group) => !filaments.includes(group) && !plies.includes(group))

  const cores = counts.filter(isCore)
  const core = counts.length < 2 ? undefined : (cores.find(touchesElastane) ?? cores[0])
  counts = counts.filter((group) => group !== core)

  const ratios = counts.filter((group) => blendOf(group) !== null)
  const twoDigit = ratios.filter((group) => group.parts.every((part) => part.raw.length === 2))
  const candidates = twoDigit.length > 0 ? twoDigit : ratios
  const ratio = candidates.length === 1 && counts.length > 1 ? candidates[0] : undefined
  counts = counts.filter((group) => group !== ratio)
  const shares = others.find((group) => blendOf(group) !== null)
  const blend = ratio ?? shares

  if (counts.length > 1) {
    const unnamed = counts.filter((group) => !isNamed(group))
    if (unnamed.length > 0) {
      others.push(...counts.filter((group) => !unnamed.includes(group)))
      counts = unnamed
    }
  }
  const listed = blend === undefined ? blendOfPercentages(others) : null
  // Shares that were read as the blend are already used.
  const isUsed = (group: Group): boolean => group === shares || (listed !== null && withUnit(group).endsWith('%'))
  return {
    counts,
    core: core ?? null,
    blend: blend === undefined ? listed : blendOf(blend),
    filaments,
    plies,
    others: others.filter((group) => !isUsed(group)),
  }
}
