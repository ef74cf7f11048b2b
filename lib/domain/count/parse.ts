import {
  blendOf,
  blendOfPercentages,
  type Group,
  type Grouped,
  groupTokens,
  isForeign,
  isNamed,
  splitFilaments,
  withUnit,
} from '@/lib/domain/count/groups'
import { nameCount } from '@/lib/domain/count/names'
import { normaliseCountText } from '@/lib/domain/count/normalise-text'
import {
  type CountReading,
  type CountRejection,
  type CountWarning,
  type ParsedCount,
  reject,
} from '@/lib/domain/count/parsed-count'
import { isRejection, readShape, type Shape, type ShapeContext } from '@/lib/domain/count/shapes'
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
  SYSTEM_WORDS,
  toTex,
} from '@/lib/domain/count/systems'
import { tokenise, type WordToken } from '@/lib/domain/count/tokens'
import {
  CURRENCY_SIGNS,
  ELASTANE_WORDS,
  FABRIC_UNITS,
  type FibreHint,
  fibreHint,
  GLUED_LETTERS,
  hintOfWord,
  isBlendName,
  PLY_NAMES,
  QUALIFIERS,
  type Side,
  SYSTEM_PHRASES,
} from '@/lib/domain/count/vocabulary'

const MAX_LENGTH = 64

interface Described {
  qualifiers: string[]
  sides: Set<Side>
  systems: Set<CountSystem>
  words: string[]
  ply: number | null
  hint: FibreHint | null
  elastane: boolean
  blendName: boolean
}

/** Sorts the words around the numbers: qualifiers, a system's name, a fibre; unknown ones are kept as typed. */
const describeWords = (tokens: readonly WordToken[]): Described => {
  const found: Described = {
    qualifiers: [],
    sides: new Set(),
    systems: new Set(),
    words: [],
    ply: null,
    hint: null,
    elastane: false,
    blendName: false,
  }
  /** Takes a phrase of one or two words; false when it means nothing to us. */
  const take = (text: string, first: WordToken): boolean => {
    const qualifier = QUALIFIERS.get(text)
    const letter = first.glued && text === first.text ? GLUED_LETTERS.get(text) : undefined
    const system = SYSTEM_PHRASES.get(text) ?? (text.length > 1 ? SYSTEM_WORDS.get(text) : undefined)
    const ply = PLY_NAMES.get(text)
    if (qualifier !== undefined) {
      found.qualifiers.push(...qualifier.codes.filter((code) => !found.qualifiers.includes(code)))
      found.sides.add(qualifier.side)
    } else if (letter !== undefined) found.qualifiers.push(letter)
    else if (ply !== undefined) found.ply ??= ply
    else if (system !== undefined && (text !== 'NEW' || first.raw === 'NeW')) found.systems.add(system)
    else return false
    return true
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at]
    const second = tokens[at + 1]
    if (first === undefined) break
    if (second !== undefined && take(`${first.text} ${second.text}`, first)) {
      at += 1
      continue
    }
    if (take(first.text, first)) continue
    found.hint ??= hintOfWord(first.text)
    found.elastane ||= ELASTANE_WORDS.has(first.text)
    found.blendName ||= isBlendName(first.text)
    if (first.text !== '%' && !CURRENCY_SIGNS.has(first.text)) found.words.push(first.raw)
  }
  return found
}

/** The numbers of a string by their part in it. */
interface Roles {
  counts: Group[]
  core: Group | null
  blend: number[] | null
  filaments: Group[]
  plies: Group[]
  /** Numbers of other things: weights, lots, shares of 100 %. */
  others: Group[]
}

const isOnly = (group: Group, mark: 'filaments' | 'ply'): boolean =>
  group.parts.length === 1 &&
  group.prefix === null &&
  group.parts.every((part) => part[mark] && part.system === null && !part.s)

const touchesElastane = (group: Group): boolean =>
  (group.after !== null && ELASTANE_WORDS.has(group.after)) ||
  (group.before !== null && ELASTANE_WORDS.has(group.before))

/** A core is one filament count: behind a plus in denier or dtex, or at a word of elastane (section 5, step 1). */
const isCore = (group: Group): boolean => {
  const [count, filaments, more] = group.parts
  if (count === undefined || more !== undefined || count.s || (group.prefix !== null && !isDirect(group.prefix)))
    return false
  if (filaments !== undefined && !filaments.filaments) return false
  const isDenier = count.system === 'Denier' || count.system === 'dtex'
  return isDenier ? group.plus || touchesElastane(group) : count.system === null && touchesElastane(group)
}

const assignRoles = ({ groups }: Grouped): Roles => {
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
  return {
    counts,
    core: core ?? null,
    blend: blend === undefined ? blendOfPercentages(others) : blendOf(blend),
    filaments,
    plies,
    // Shares that were read as the blend are said already.
    others: others.filter((group) => group !== shares),
  }
}

/** Systems that are written at a number or before it; a glued "s" counts as English. */
const systemsOf = (group: Group): Set<CountSystem> => {
  const systems = new Set<CountSystem>(group.prefix === null ? [] : [group.prefix])
  for (const part of group.parts) if (part.system !== null) systems.add(part.system)
  return systems
}

/** English "s" is also said of worsted and linen counts ("2/32s NeW"), but never of a metric or a direct one. */
const allowsEnglishS = (system: CountSystem): boolean => system === 'Ne' || system === 'NeW' || system === 'NeL'

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
  // "Nm 1,500" is one and a half where a comma is a decimal sign, a thousand and a half where it is not.
  const candidates = isDirect(system)
    ? []
    : [...(system === 'Nm' ? [`Nm ${number(value / 1000)}`] : []), `${number(value)}D`]
  return reject(
    'OUT_OF_RANGE',
    `${typed} is ${isFiner ? 'finer' : 'thicker'} than ${FINER_THAN[system]}: ${name} ${bound}`,
    candidates,
  )
}

/** Range checks of section 4.5 in the order in which a seller would mend them. */
const checkRanges = (shape: Shape, isMono: boolean): CountRejection | null => {
  const { system, value, ply, filaments } = shape
  // An English count that was written as such is named back as such.
  const typed = system === 'Ne' && !shape.systemInferred ? `Ne ${number(value)}` : nameCount(system, number(value))
  if (ply !== null && (!Number.isInteger(ply) || ply < PLY_RANGE.min)) {
    return reject('PLY_INVALID', `A yarn can't have ${number(ply)} plies: the ply is a whole number from 1`, [
      typed,
      `2/${number(value)}s`,
    ])
  }
  if (ply !== null && ply > PLY_RANGE.max) {
    return reject('PLY_TOO_LARGE', `${number(ply)} plies are too many: a yarn has ${PLY_RANGE.max} at most`, [
      value <= PLY_USUAL_MAX ? `${number(value)}/${number(ply)}s` : typed,
      `${number(value)}D/${number(ply)}F`,
    ])
  }
  if (value <= 0) {
    return reject('NON_POSITIVE', `A count is greater than zero, and ${number(value)} is not`, [typed.replace('-', '')])
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
      `A yarn can't have ${number(filaments)} filaments: a whole number from ${FILAMENT_RANGE.min} to ${FILAMENT_RANGE.max}`,
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

/** A ply or a number of filaments said twice must agree; null where nobody says it, NaN where they differ. */
const agree = (values: readonly (number | null)[]): number | null => {
  const said = [...new Set(values.filter((value) => value !== null))]
  return said.length > 1 ? Number.NaN : (said[0] ?? null)
}

const firstValue = (groups: readonly Group[]): (number | null)[] => groups.map((group) => group.parts[0]?.value ?? null)

const PROCESS_OF_FILAMENT: ReadonlySet<string> = new Set(['POY', 'FDY', 'DTY', 'ATY', 'ITY', 'BCF', 'MONO'])

const wordWarnings = (shape: Shape, described: Described): CountWarning[] => {
  const isDirectCount = shape.system === 'Denier' || shape.system === 'dtex'
  const filamentWord = described.qualifiers.find((code) => PROCESS_OF_FILAMENT.has(code))
  if (filamentWord !== undefined && !isDirectCount && shape.system !== 'Tex') {
    return [{ code: 'WORD_MISMATCH', message: `${filamentWord} is filament yarn, but the count is of a spun yarn` }]
  }
  return []
}

/** Fineness of the single and of the thread from what the notation gives: a single's count, or the resultant's. */
const densities = (shape: Shape, isResultant: boolean): Pick<ParsedCount, 'value' | 'ply' | 'tex' | 'resultantTex'> => {
  const tex = toTex(shape.system, shape.value)
  if (shape.system === 'Tkt' || isResultant) {
    const ply = shape.ply ?? 1
    const ofSingle = isDirect(shape.system) ? shape.value / ply : shape.value * ply
    return {
      value: shape.system === 'Tkt' ? shape.value : ofSingle,
      ply: shape.ply,
      tex: shape.ply === null ? null : tex / ply,
      resultantTex: tex,
    }
  }
  const ply = shape.ply ?? 1
  return { value: shape.value, ply, tex, resultantTex: tex * ply }
}

const noCount = (roles: Roles): CountRejection => {
  if (roles.others.length > 0 || roles.blend !== null) {
    return reject(
      'NOT_A_COUNT',
      `${roles.others.map(withUnit).join(', ') || roles.blend?.join('/')} is not a yarn count. Write 30s, Nm 28 or 150D`,
    )
  }
  if (roles.filaments.length > 0) {
    return reject('NO_COUNT', 'The number of filaments stands alone. Write the denier before it: 150D/48F')
  }
  return reject('NO_COUNT', 'There is no count in this text. Write 30s, 2/40s, Nm 28 or 150D/48F')
}

const severalCounts = (counts: readonly Group[], loose: ReadonlySet<CountSystem>): CountRejection => {
  const systems = new Set(loose)
  for (const group of counts) {
    for (const system of systemsOf(group)) systems.add(system)
    if (group.parts.some((part) => part.s)) systems.add('Ne')
  }
  const candidates = counts.map((group) => {
    const [system] = systemsOf(group)
    return `${system === undefined ? '' : `${system} `}${group.text}${group.parts.some((part) => part.s) ? 's' : ''}`
  })
  return systems.size > 1
    ? reject('MIXED_SYSTEMS', `Two count systems in one count: ${[...systems].join(' and ')}. Keep one`, candidates)
    : reject('MULTIPLE_COUNTS', `${counts.length} counts in one field. Make one listing per count`, candidates)
}

const read = (input: string, hintLabel: string | null): CountReading => {
  const trimmed = input.trim()
  if (trimmed.length > MAX_LENGTH) {
    return reject('TOO_LONG', `A count has at most ${MAX_LENGTH} characters. Put the rest into the title`)
  }
  const text = normaliseCountText(trimmed)
  if (text === null) return reject('BAD_NUMBER', 'There is a raised or circled digit in the count. Write plain digits')
  if (text === '') return reject('EMPTY', 'Write the count as on the bag: 30s, 2/40s, Nm 28, 150D/48F')

  const grouped = groupTokens(tokenise(text))
  const roles = assignRoles(grouped)
  const described = describeWords(grouped.words)
  const isFabric = grouped.groups.some((group) => group.parts.some((part) => FABRIC_UNITS.has(part.foreign ?? '')))
  if (isFabric)
    return reject('NOT_A_COUNT', 'This describes a fabric, not a yarn. Give the count of the yarn: 30s, 150D')

  const [group] = roles.counts
  if (group === undefined) return noCount(roles)
  if (roles.counts.length > 1) return severalCounts(roles.counts, described.systems)

  const systems = new Set([...systemsOf(group), ...described.systems])
  const hasGluedS = group.parts.some((part) => part.sGlued)
  const [written = group.resultant ? 'Tex' : null] = systems
  if (systems.size > 1 || (hasGluedS && written !== null && !allowsEnglishS(written))) {
    const names = [...systems, ...(hasGluedS ? ['Ne (the s)'] : [])]
    return reject(
      'MIXED_SYSTEMS',
      `Two count systems in one count: ${names.join(' and ')}. Keep one`,
      [...systems].map((system) => `${system} ${group.text}`),
    )
  }
  // Beside a word of another system a spaced S can only be the direction of twist: "Nm 2/60 S".
  const isTwist = written !== null && !allowsEnglishS(written)
  const unmarked = isTwist ? { ...group, parts: group.parts.map((part) => ({ ...part, s: false })) } : group

  const formHint = hintLabel === null ? null : fibreHint(hintLabel)
  const context: ShapeContext = {
    written,
    filamentWord: described.sides.has('filament'),
    lustreWord: described.sides.has('lustre'),
    spunWord: described.sides.has('spun') || described.blendName,
    filamentsApart: roles.filaments.length > 0,
    // One fibre of a blend does not decide the system; alone it does: "2/32 acrylic".
    hint: formHint ?? (roles.blend === null && roles.core === null ? described.hint : null),
  }
  const reading = readShape(unmarked, context)
  if (isRejection(reading)) return reading

  const isMono = described.qualifiers.includes('MONO')
  const shape: Shape = {
    ...reading,
    ply: agree([reading.ply, ...firstValue(roles.plies), described.ply]),
    filaments:
      agree([reading.filaments, ...firstValue(roles.filaments)]) ?? (isMono && isDirect(reading.system) ? 1 : null),
  }
  if (Number.isNaN(shape.ply)) return reject('PLY_INVALID', 'The ply is given twice and differs. Keep one')
  if (Number.isNaN(shape.filaments))
    return reject('FILAMENTS_INVALID', 'The filaments are given twice and differ. Keep one')
  const rangeError = checkRanges(shape, isMono && shape.filaments === 1)
  if (rangeError !== null) return rangeError

  const warnings = [...shape.warnings, ...wordWarnings(shape, described)]
  if (shape.ply !== null && shape.ply > PLY_USUAL_MAX) {
    warnings.push({
      code: 'PLY_HIGH',
      message: `${shape.ply} plies make a cord rather than a yarn; check the order of the numbers`,
    })
  }
  const corePart = roles.core?.parts[0]
  if (corePart !== undefined && !(corePart.value > 0))
    return reject('NON_POSITIVE', 'The denier of the core is greater than zero')

  return {
    ok: true,
    count: {
      system: shape.system,
      ...densities(shape, unmarked.resultant),
      filaments: shape.filaments,
      qualifiers: described.qualifiers,
      inferred: shape.systemInferred ? ['system'] : [],
      warnings,
      words: [...described.words, ...roles.others.map(withUnit)],
      ...(corePart === undefined
        ? {}
        : {
            core: {
              value: corePart.value,
              system: corePart.system === 'dtex' ? ('dtex' as const) : ('Denier' as const),
            },
          }),
      ...(roles.core !== null && described.elastane ? { coreMaterial: 'elastane' as const } : {}),
      ...(roles.blend === null ? {} : { blend: roles.blend }),
      ...(shape.range === undefined ? {} : { range: shape.range }),
    },
  }
}

/**
 * Reads a trade count string ("30s CCW", "2/40s", "150/48", "Nm 2/28") by the rules of the yarn domain, section 5. `hint` is
 * a fibre or a yarn family, any case; it decides only what the text leaves open. Never throws; every suggestion of a
 * rejection parses.
 */
export const parseCount = (input: string, hint: string | null = null): CountReading => {
  const reading = read(input, hint)
  if (reading.ok) return reading
  const didYouMean = [...new Set(reading.didYouMean)].filter((candidate) => read(candidate, hint).ok).slice(0, 4)
  return { ...reading, didYouMean }
}
