import { type CountRejection, type CountWarning, reject } from '@/lib/domain/count/parsed-count'
import { COUNT_RANGES, type CountSystem, isDirect, isWithin, PLY_RANGE } from '@/lib/domain/count/systems'
import type { Group, Part } from './groups'
import { nameCount } from './names'
import type { FibreHint } from './vocabulary'

/** What the rest of the string and the form tell about a number expression. */
export interface ShapeContext {
  /** The system written as a word; null if there is none (a trailing "s" is not a word). */
  written: CountSystem | null
  /** There is a process word of filament (DTY, POY ...). */
  filamentWord: boolean
  /** There is a lustre word (SD, BRT ...). */
  lustreWord: boolean
  /** There is a process word of spun yarn, or the name of a blend. */
  spunWord: boolean
  /** Filaments are written outside the expression: "167 dtex f48". */
  filamentsApart: boolean
  hint: FibreHint | null
}

/** The reading of a number expression: a single's count, how many ends, how many filaments in each. */
export interface Shape {
  system: CountSystem
  systemInferred: boolean
  value: number
  ply: number | null
  filaments: number | null
  warnings: CountWarning[]
  range?: [number, number]
}

type ShapeReading = Shape | CountRejection

export const isRejection = (reading: ShapeReading): reading is CountRejection => 'ok' in reading

/** If nothing else decides, numbers up to here are plies and greater ones are counts (reference 9.5, step 4). */
const PLY_LIKE_MAX = 12
/** As the second number of an unmarked pair these may be filaments or plies. */
const MAYBE_FILAMENTS: ReadonlySet<number> = new Set([5, 7, 8, 9, 10, 11, 12])

const isPlyLike = (part: Part): boolean => part.value <= PLY_LIKE_MAX
const hasDirectMark = (part: Part): boolean => part.system === 'Denier' || part.system === 'dtex'

/** Usual deniers of raw silk: 9/11, 13/15, 20/22, 27/29 ... */
const looksLikeSilkRange = (a: number, b: number): boolean => b - a === 2 && a >= 9 && a <= 40

/** With silk known, any narrow ascending pair is a range: 20/22, 40/44, 50/70. */
const isSilkRange = (a: number, b: number): boolean => a >= 9 && b > a && b <= a * 1.5

const isTwoDigitHundred = (a: Part, b: Part): boolean =>
  a.value + b.value === 100 && /^\d\d$/.test(a.raw) && /^\d\d$/.test(b.raw)

const shape = (
  context: ShapeContext,
  system: CountSystem,
  count: Part,
  rest: { ply?: Part; filaments?: Part; warnings?: CountWarning[] } = {},
): Shape => ({
  system,
  systemInferred: context.written === null,
  value: count.value,
  ply: rest.ply?.value ?? null,
  filaments: rest.filaments?.value ?? null,
  warnings: rest.warnings ?? [],
})

/** System of an unmarked count of spun yarn: by the fibre, otherwise English. */
const spunSystem = (hint: FibreHint | null): CountSystem => (hint?.kind === 'spun' ? hint.system : 'Ne')

const plyOrderAssumed = (system: CountSystem, count: Part, ply: Part): CountWarning => ({
  code: 'PLY_ORDER_ASSUMED',
  message: `Read as ${nameCount(system, count.raw)}, ${ply.raw}-ply. For ${ply.raw} as the count of ${count.raw} plies write ${
    system === 'Ne' ? `${count.raw}/${ply.raw}s` : `${nameCount(system, ply.raw)} x ${count.raw}`
  }`,
})

const isFilamentText = (context: ShapeContext, parts: readonly Part[]): boolean =>
  context.filamentWord || context.filamentsApart || parts.some((part) => part.filaments)

const silkRange = (context: ShapeContext, a: Part, b: Part, ply?: Part): Shape => ({
  ...shape(context, context.written ?? 'Denier', a, { ply }),
  value: (a.value + b.value) / 2,
  range: [a.value, b.value],
})

const silkOrFilaments = (a: Part, b: Part): CountRejection =>
  reject(
    'AMBIGUOUS',
    `${a.raw}/${b.raw} may be raw silk of ${a.raw} to ${b.raw} denier or ${a.raw} denier with ${b.raw} filaments`,
    [`${a.raw}/${b.raw}D silk`, `${a.raw}D/${b.raw}F`],
  )

const blendOrCount = (a: Part, b: Part): CountRejection =>
  reject(
    'AMBIGUOUS',
    `${a.raw}/${b.raw} looks like a blend ratio without a count. Add the count, for example 30s ${a.raw}/${b.raw}`,
    [`30s ${a.raw}/${b.raw}`, `${a.raw}D/${b.raw}F`],
  )

const filamentsOnSpun = (count: string, filaments: string, value: string): CountRejection =>
  reject(
    'FILAMENTS_ON_SPUN',
    `${count} is the count of a spun yarn, which has no filaments (${filaments}F). Filament yarn is counted in denier or dtex`,
    [`${value}D/${filaments}F`, `${value} dtex f${filaments}`],
  )

/** An expression of one number. */
const readSingle = (count: Part, context: ShapeContext): ShapeReading => {
  if (context.written !== null) return shape(context, context.written, count)
  if (count.s) return shape(context, 'Ne', count)
  if (context.filamentWord || context.filamentsApart || count.filaments) return shape(context, 'Denier', count)
  if (context.spunWord) return shape(context, spunSystem(context.hint), count)
  if (context.lustreWord) return shape(context, 'Denier', count)
  if (context.hint === null) {
    if (!(count.value > 0)) return reject('NON_POSITIVE', `A count is greater than zero. Correct ${count.raw}`, [])
    return reject(
      'SYSTEM_REQUIRED',
      `${count.raw} of what? Add the system: ${count.raw}s (cotton), Nm ${count.raw}, ${count.raw}D or ${count.raw} tex`,
      [`${count.raw}s`, `Nm ${count.raw}`, `${count.raw}D`, `${count.raw} tex`],
    )
  }
  const warnings: CountWarning[] =
    context.hint.kind === 'silk'
      ? [{ code: 'SYSTEM_ASSUMED', message: `Read as denier, as for raw silk; for spun silk write ${count.raw}s` }]
      : []
  return shape(context, context.hint.system, count, { warnings })
}

/** An inferred English count finer than any yarn is a denier if it can be one: "1/750" (reference 9.5, step 4). */
const orDenier = (reading: Shape, context: ShapeContext): Shape => {
  const isTooFine = reading.system === 'Ne' && reading.value > COUNT_RANGES.Ne.max
  const isSpun = context.spunWord || context.hint?.kind === 'spun'
  if (!reading.systemInferred || !isTooFine || isSpun || !isWithin(COUNT_RANGES.Denier, reading.value)) return reading
  const message = `Read as ${reading.value} denier: no spun yarn is as fine as ${reading.value}s`
  return { ...reading, system: 'Denier', warnings: [{ code: 'SYSTEM_ASSUMED', message }] }
}

/** "a/b" in denier, dtex, or with a word of filament: count and filaments, unless the first can only be the ply. */
const readFilamentPair = (a: Part, b: Part, context: ShapeContext): ShapeReading => {
  const system = context.written ?? 'Denier'
  if (a.filaments) return shape(context, system, b, { filaments: a })
  if (b.filaments) return shape(context, system, a, { filaments: b })
  if (context.filamentsApart) {
    const isFirstPly = isPlyLike(a) && !hasDirectMark(a)
    return isFirstPly ? shape(context, system, b, { ply: a }) : shape(context, system, a, { ply: b })
  }
  if (!context.filamentWord && looksLikeSilkRange(a.value, b.value)) return silkOrFilaments(a, b)
  const isPlyFirst = isPlyLike(a) && !hasDirectMark(a) && (!isPlyLike(b) || (hasDirectMark(b) && b.systemGlued))
  if (isPlyFirst) return shape(context, system, b, { ply: a })
  if (context.written === null && b.value === 1) return shape(context, system, a, { ply: b })
  const warnings: CountWarning[] =
    b.value > 1 && b.value <= 4
      ? [
          {
            code: 'FILAMENTS_ASSUMED',
            message: `Read as ${b.raw} filaments; for ${b.raw}-ply write ${nameCount(system, a.raw)} x ${b.raw}`,
          },
        ]
      : []
  return shape(context, system, a, { filaments: b, warnings })
}

/** "a/b" in a written system of spun yarn, or in tex. */
const readWrittenPair = (a: Part, b: Part, system: CountSystem, context: ShapeContext): ShapeReading => {
  if (a.filaments || b.filaments) {
    const [count, filaments] = a.filaments ? [b, a] : [a, b]
    if (system === 'Tex') return shape(context, system, count, { filaments })
    return filamentsOnSpun(nameCount(system, count.raw), filaments.raw, count.raw)
  }
  // "36 lea/2": the word belongs to the count.
  if (a.system !== null && b.system === null) return shape(context, system, a, { ply: b })
  if (isPlyLike(a) !== isPlyLike(b)) {
    return isPlyLike(a) ? shape(context, system, b, { ply: a }) : shape(context, system, a, { ply: b })
  }
  if (!isPlyLike(a)) {
    if (isTwoDigitHundred(a, b)) return blendOrCount(a, b)
    if (a.value <= PLY_RANGE.max && b.value <= PLY_RANGE.max) {
      return reject('AMBIGUOUS', `Either number of ${a.raw}/${b.raw} may be the ply. Enter the ply after an x`, [
        `${nameCount(system, a.raw)} x ${b.raw}`,
        `${nameCount(system, b.raw)} x ${a.raw}`,
      ])
    }
    return shape(context, system, a, { ply: b })
  }
  // A ply is a whole number: if one of two small numbers is a fraction, nothing needs to be assumed.
  if (Number.isInteger(a.value) !== Number.isInteger(b.value)) {
    return Number.isInteger(a.value) ? shape(context, system, b, { ply: a }) : shape(context, system, a, { ply: b })
  }
  const isPlyFirst = system === 'Nm' || system === 'NeW'
  const [count, ply] = isPlyFirst ? [b, a] : [a, b]
  return shape(context, system, count, { ply, warnings: [plyOrderAssumed(system, count, ply)] })
}

/** "a/b" without a system, "s" or word of filament: by size, then by the fibre, otherwise ambiguous. */
const readBarePair = (a: Part, b: Part, context: ShapeContext): ShapeReading => {
  const { hint } = context
  if (hint?.kind === 'silk' && isSilkRange(a.value, b.value)) return silkRange(context, a, b)
  if (!context.spunWord && looksLikeSilkRange(a.value, b.value)) return silkOrFilaments(a, b)
  const isFilament = !context.spunWord && (hint?.kind === 'filament' || hint?.kind === 'elastane')
  if (isFilament) {
    if (isPlyLike(a) && !isPlyLike(b)) return shape(context, 'Denier', b, { ply: a })
    if (!isPlyLike(a) && b.value <= 4) {
      const warnings = b.value === 1 ? [] : [plyOrderAssumed('Denier', a, b)]
      return shape(context, 'Denier', a, { ply: b, warnings })
    }
    return shape(context, 'Denier', a, { filaments: b })
  }
  if (isTwoDigitHundred(a, b)) return blendOrCount(a, b)
  if (!isPlyLike(a) && !isPlyLike(b)) {
    if (context.spunWord) return filamentsOnSpun(`${a.raw}s`, b.raw, a.raw)
    const warnings: CountWarning[] =
      hint?.kind === 'spun'
        ? [
            {
              code: 'SYSTEM_ASSUMED',
              message: `Read as ${a.raw} denier with ${b.raw} filaments, though the fibre is spun`,
            },
          ]
        : []
    return shape(context, 'Denier', a, { filaments: b, warnings })
  }
  const isSpun = context.spunWord || hint?.kind === 'spun'
  if (MAYBE_FILAMENTS.has(b.value) && !isSpun) {
    const readings = [`${a.raw} denier with ${b.raw} filaments`, `${b.raw}-ply of ${a.raw}s`]
    if (isPlyLike(a)) readings.push(`${a.raw}-ply of ${b.raw}s`)
    return reject('AMBIGUOUS', `${a.raw}/${b.raw} may be ${readings.join(' or ')}`, [
      `${a.raw}D/${b.raw}F`,
      `${b.raw}/${a.raw}s`,
      ...(isPlyLike(a) ? [`${a.raw}/${b.raw}s`] : []),
    ])
  }
  const system = spunSystem(hint)
  const reading = readWrittenPair(a, b, system, context)
  return isRejection(reading) ? reading : orDenier(reading, context)
}

const readPair = (a: Part, b: Part, context: ShapeContext): ShapeReading => {
  const { written, hint } = context
  if (a.s || b.s) {
    const system = written ?? 'Ne'
    const [count, other] = b.s ? [b, a] : [a, b]
    if (other.filaments) return filamentsOnSpun(`${count.raw}s`, other.raw, count.raw)
    return shape(context, system, count, { ply: other })
  }
  const isDirectWritten = written === 'Denier' || written === 'dtex'
  const hasFilaments = isFilamentText(context, [a, b])
  if (isDirectWritten && hint?.kind === 'silk' && !hasFilaments && isSilkRange(a.value, b.value)) {
    return silkRange(context, a, b)
  }
  if (isDirectWritten) return readFilamentPair(a, b, context)
  if (written !== null) return readWrittenPair(a, b, written, context)
  if (hasFilaments) return readFilamentPair(a, b, context)
  if (context.lustreWord && !isPlyLike(a) && (!isPlyLike(b) || MAYBE_FILAMENTS.has(b.value))) {
    return readFilamentPair(a, b, context)
  }
  return readBarePair(a, b, context)
}

/** "a/b/c": ply/denier/filaments or denier/filaments/ply; by the marks of the numbers, otherwise by size. */
const readTriple = (a: Part, b: Part, c: Part, context: ShapeContext): ShapeReading => {
  const { written } = context
  const parts = [a, b, c]
  const text = parts.map((part) => part.raw).join('/')
  if (parts.some((part) => part.s) || (written !== null && written !== 'Denier' && written !== 'dtex')) {
    return reject('BAD_NUMBER', `${text} has three numbers; a spun yarn has at most two: count and ply`, [
      `${written ?? ''} ${a.raw}/${b.raw}`.trim(),
      `${b.raw}/${a.raw}s`,
    ])
  }
  const system = written ?? 'Denier'
  if (context.hint?.kind === 'silk' && isSilkRange(a.value, b.value) && isPlyLike(c)) return silkRange(context, a, b, c)
  if (c.filaments) {
    const isPlyFirst = hasDirectMark(b) || (!hasDirectMark(a) && isPlyLike(a))
    return shape(context, system, isPlyFirst ? b : a, { filaments: c, ply: isPlyFirst ? a : b })
  }
  if (b.filaments || hasDirectMark(a)) return shape(context, system, a, { filaments: b, ply: c })
  if (hasDirectMark(b)) return shape(context, system, b, { filaments: c, ply: a })
  if (isPlyLike(a) && b.value >= 15) return shape(context, system, b, { filaments: c, ply: a })
  if (a.value >= 15 && isPlyLike(c)) return shape(context, system, a, { filaments: b, ply: c })
  return reject(
    'AMBIGUOUS',
    `${text} may be a covered yarn or a plied one. Enter ply/denier/filaments, or the core after a plus`,
    [`${b.raw}D/${c.raw}F+${a.raw}D lycra`, `${b.raw}D/${c.raw}F`],
  )
}

const readParts = (group: Group, context: ShapeContext): ShapeReading => {
  const [a, b, c] = group.parts
  if (a === undefined) return reject('NO_COUNT', 'Enter a count such as 30s, 2/40s, Nm 28 or 150D/48F')
  if (group.parts.length > 3) {
    return reject('BAD_NUMBER', `${group.text} has more numbers than a count: ply, count and filaments`)
  }
  if (b === undefined) return readSingle(a, context)
  if (c === undefined) return readPair(a, b, context)
  return readTriple(a, b, c, context)
}

const isMultiplier = (parts: readonly Part[]): boolean =>
  parts.length === 1 && parts.every((part) => !part.s && part.system === null && !part.filaments)

/** "Tex 20x2x3": plied yarns twisted together again. Null for another expression. */
const cabled = (group: Group, context: ShapeContext): CountRejection | null => {
  const [single, ...plies] = group.parts
  const system = context.written ?? (single?.s ? 'Ne' : null)
  const isPlied =
    plies.length > 1 &&
    group.joints.every((joint) => joint === 'x') &&
    plies.every((part) => isMultiplier([part]) && Number.isInteger(part.value) && part.value > 1 && isPlyLike(part))
  if (single === undefined || system === null || !isPlied) return null
  const ends = plies.reduce((product, { value }) => product * value, 1)
  const meant = `${nameCount(system, single.raw)} x ${ends}`
  return reject(
    'COUNT_CABLED',
    `This is a cabled yarn. Give the count of the single yarn and the total plies: ${meant}`,
    [meant],
  )
}

/** "20 tex x 2", "2 x 40s": an expression and its ply; any other cross means a fabric construction. */
const readCrossed = (group: Group, context: ShapeContext): ShapeReading => {
  const fabric = reject(
    'NOT_A_COUNT',
    `${group.text} looks like a fabric's construction (warp x weft). Enter the count of one yarn`,
  )
  const cut = group.joints.indexOf('x')
  const left = group.parts.slice(0, cut + 1)
  const right = group.parts.slice(cut + 1)
  const isBaseMarked = (parts: readonly Part[]): boolean => parts.some((part) => part.s || part.system !== null)
  if (group.joints.lastIndexOf('x') !== cut) return cabled(group, context) ?? fabric

  const isSystemKnown = context.written !== null || group.parts.some((part) => part.s)
  const isPlyLast =
    isMultiplier(right) &&
    !(isMultiplier(left) && (right[0]?.value ?? 0) > PLY_RANGE.max && (left[0]?.value ?? 0) <= PLY_LIKE_MAX)
  if (!isPlyLast && !isMultiplier(left)) return fabric
  const ply = (isPlyLast ? right : left)[0]
  const base = isPlyLast ? left : right
  if (ply === undefined) return fabric
  if (!isSystemKnown && !isBaseMarked(base) && base.length === 1 && ply.value > PLY_LIKE_MAX) return fabric
  if (ply.value > PLY_RANGE.max && (context.written === null || !isDirect(context.written))) return fabric
  if (!isPlyLast && !isSystemKnown && base.length === 1) return fabric

  const joints = isPlyLast ? group.joints.slice(0, cut) : group.joints.slice(cut + 1)
  const reading = readParts({ ...group, parts: base, joints }, context)
  if (isRejection(reading)) {
    if (reading.code !== 'SYSTEM_REQUIRED') return reading
    const count = base[0]?.raw ?? ''
    return { ...reading, didYouMean: [`${ply.raw}/${count}s`, `Nm ${count} x ${ply.raw}`, `${count} tex x ${ply.raw}`] }
  }
  if (reading.ply !== null && reading.ply !== 1) {
    const ends = reading.ply * ply.value
    return reject('BAD_NUMBER', `${group.text} is plied twice. Enter the total number of ends (${ends}) as the ply`, [
      reading.system === 'Ne'
        ? `${ends}/${reading.value}s`
        : `${nameCount(reading.system, String(reading.value))} x ${ends}`,
    ])
  }
  return { ...reading, ply: ply.value }
}

/** Reads one number expression in its context (reference 9.5, step 4); ranges are judged by the caller. */
export const readShape = (group: Group, context: ShapeContext): ShapeReading => {
  const [a, b] = group.parts
  const broken = group.parts.find((part) => Number.isNaN(part.value))
  if (broken !== undefined) return reject('BAD_NUMBER', `${broken.raw} is not a number`)
  if (group.dangling) {
    const prefix = context.written === null ? '' : `${context.written} `
    const suffix = group.parts.some((part) => part.s) ? 's' : ''
    return reject('BAD_NUMBER', `A number is missing next to ${group.text}`, [
      `${prefix}${group.text}${suffix}`,
      ...(context.written === null && group.parts.length === 1 ? [`2/${group.text}${suffix}`] : []),
    ])
  }
  if (group.joints.includes(':')) return reject('BAD_NUMBER', `${group.text} is not a number`)
  const isListed = group.parts.length === 1 && a?.s === true && /^\d{2,},\d{2,}$/.test(a.raw)
  const isHyphenRange =
    b !== undefined &&
    a !== undefined &&
    group.joints[0] === '-' &&
    !isPlyLike(a) &&
    !isPlyLike(b) &&
    (a.s || b.s || (context.written !== null && !isDirect(context.written)))
  if (isListed || isHyphenRange || (a?.s === true && b?.s === true && !group.joints.includes('x'))) {
    const singles = isListed ? (a?.raw.split(',') ?? []) : group.parts.map((part) => part.raw)
    return reject(
      'MULTIPLE_COUNTS',
      `${group.text} names ${singles.length} counts. Make one listing per count`,
      singles.map((single) => `${single}s`),
    )
  }
  return group.joints.includes('x') ? readCrossed(group, context) : readParts(group, context)
}
