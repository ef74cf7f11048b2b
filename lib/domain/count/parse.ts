import {
  type CountReading,
  type CountRejection,
  type CountWarning,
  type ParsedCount,
  reject,
} from '@/lib/domain/count/parsed-count'
import { type Group, groupTokens, withUnit } from '@/lib/domain/count/parser/groups'
import { checkRanges } from '@/lib/domain/count/parser/limits'
import { nameCount } from '@/lib/domain/count/parser/names'
import { normaliseCountText } from '@/lib/domain/count/parser/normalise-text'
import { assignRoles, type Roles } from '@/lib/domain/count/parser/roles'
import { isRejection, readShape, type Shape, type ShapeContext } from '@/lib/domain/count/parser/shapes'
import { tokenise } from '@/lib/domain/count/parser/tokens'
import { FABRIC_UNITS, fibreHint } from '@/lib/domain/count/parser/vocabulary'
import { type Described, describeWords } from '@/lib/domain/count/parser/words'
import { type CountSystem, isDirect, PLY_USUAL_MAX, toTex } from '@/lib/domain/count/systems'

const MAX_LENGTH = 64

/** Systems written with a number; a glued "s" counts as English. */
const systemsOf = (group: Group): Set<CountSystem> => {
  const systems = new Set<CountSystem>(group.prefix === null ? [] : [group.prefix])
  for (const part of group.parts) if (part.system !== null) systems.add(part.system)
  return systems
}

/** English "s" is also used for worsted and linen counts ("2/32s NeW"), but never for a metric or a direct one. */
const allowsEnglishS = (system: CountSystem): boolean => system === 'Ne' || system === 'NeW' || system === 'NeL'

/** Repeated plies or numbers of filaments must agree; null if nothing is given, NaN if they differ. */
const agree = (values: readonly (number | null)[]): number | null => {
  const distinct = [...new Set(values.filter((value) => value !== null))]
  return distinct.length > 1 ? Number.NaN : (distinct[0] ?? null)
}

const firstValue = (groups: readonly Group[]): (number | null)[] => groups.map((group) => group.parts[0]?.value ?? null)

const PROCESS_OF_FILAMENT: ReadonlySet<string> = new Set(['POY', 'FDY', 'DTY', 'ATY', 'ITY', 'BCF', 'MONO'])

const wordWarnings = (shape: Shape, described: Described, context: ShapeContext): CountWarning[] => {
  const filamentWord = described.qualifiers.find((code) => PROCESS_OF_FILAMENT.has(code))
  if (filamentWord !== undefined && !isDirect(shape.system)) {
    return [
      { code: 'WORD_MISMATCH', message: `${filamentWord} is filament yarn, but this is the count of a spun yarn` },
    ]
  }
  const usual = context.hint?.kind === 'spun' ? context.hint.system : 'Ne'
  if (shape.system !== 'Ne' || context.written !== null || usual === 'Ne') return []
  // The "s" means English cotton count, whatever the fibre; for wool or linen this may not be meant.
  const other = nameCount(usual, String(shape.value))
  return [
    { code: 'SYSTEM_ASSUMED', message: `Read as English count (the s); this fibre is mostly counted as ${other}` },
  ]
}

/** Fineness of the single and of the thread, from the count of a single or the resultant. */
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
      `${roles.others.map(withUnit).join(', ') || roles.blend?.join('/')} is not a yarn count. Enter a count such as 30s, Nm 28 or 150D`,
    )
  }
  if (roles.filaments.length > 0) {
    return reject('NO_COUNT', 'Enter the denier before the number of filaments: 150D/48F')
  }
  return reject('NO_COUNT', 'Enter a count such as 30s, 2/40s, Nm 28 or 150D/48F')
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
    ? reject('MIXED_SYSTEMS', `This count has two count systems: ${[...systems].join(' and ')}. Keep one`, candidates)
    : reject(
        'MULTIPLE_COUNTS',
        `There are ${counts.length} counts in one field. Make one listing per count`,
        candidates,
      )
}

/** A text that is refused before its words are read. */
const withoutCount = (text: string): CountRejection | null => {
  if (text === '') return reject('EMPTY', 'Enter the count as on the bag: 30s, 2/40s, Nm 28, 150D/48F')
  if (!/^- ?\d/.test(text)) return null
  return reject('NON_POSITIVE', `A count is greater than zero. Correct ${text}`, [text.slice(1).trim()])
}

const read = (input: string, hintLabel: string | null): CountReading => {
  const trimmed = input.trim()
  if (trimmed.length > MAX_LENGTH) {
    return reject('TOO_LONG', `Use at most ${MAX_LENGTH} characters for the count. Put the rest into the title`)
  }
  const text = normaliseCountText(trimmed)
  if (text === null) return reject('BAD_NUMBER', 'There is a raised or circled digit in the count. Use plain digits')
  const refused = withoutCount(text)
  if (refused) return refused

  const grouped = groupTokens(tokenise(text))
  const roles = assignRoles(grouped)
  const described = describeWords(grouped.words)
  const isFabric = grouped.groups.some((group) => group.parts.some((part) => FABRIC_UNITS.has(part.foreign ?? '')))
  if (isFabric)
    return reject('NOT_A_COUNT', 'This describes a fabric, not a yarn. Enter the count of the yarn: 30s, 150D')

  const [first] = roles.counts
  if (first === undefined) return noCount(roles)
  const group = roles.counts.find((candidate) => candidate.dangling) ?? first
  if (roles.counts.length > 1 && !group.dangling) return severalCounts(roles.counts, described.systems)

  const systems = new Set([...systemsOf(group), ...described.systems])
  const hasGluedS = group.parts.some((part) => part.sGlued)
  const [written = group.resultant ? 'Tex' : null] = systems
  if (systems.size > 1 || (hasGluedS && written !== null && !allowsEnglishS(written))) {
    const names = [...systems, ...(hasGluedS ? ['Ne (the s)'] : [])]
    return reject(
      'MIXED_SYSTEMS',
      `This count has two count systems: ${names.join(' and ')}. Keep one`,
      [...systems].map((system) => `${system} ${group.text}`),
    )
  }
  // With a word of another system a spaced S can only be the direction of twist: "Nm 2/60 S".
  const isTwist = written !== null && !allowsEnglishS(written)
  const unmarked = isTwist ? { ...group, parts: group.parts.map((part) => ({ ...part, s: false })) } : group

  const formHint = hintLabel === null ? null : fibreHint(hintLabel)
  const context: ShapeContext = {
    written,
    filamentWord: described.sides.has('filament'),
    lustreWord: described.sides.has('lustre'),
    spunWord: described.sides.has('spun') || described.blendName,
    filamentsApart: roles.filaments.length > 0,
    // One fibre of a blend does not decide the system, but a single fibre does: "2/32 acrylic".
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

  const warnings = [...shape.warnings, ...wordWarnings(shape, described, context)]
  if (shape.ply !== null && shape.ply > PLY_USUAL_MAX) {
    warnings.push({
      code: 'PLY_HIGH',
      message: `${shape.ply} plies make a cord rather than a yarn; check the order of the numbers`,
    })
  }
  const corePart = roles.core?.parts[0]
  if (corePart !== undefined && !(corePart.value > 0))
    return reject('NON_POSITIVE', 'The denier of the core must be greater than zero')

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
 * Reads a trade count string ("30s CCW", "2/40s", "150/48", "Nm 2/28") by the rules of reference 9.5.
 * `hint` is a fibre or a yarn family in any case; it decides only what the text leaves open. Never throws; every
 * suggestion of a rejection can be parsed.
 */
export const parseCount = (input: string, hint: string | null = null): CountReading => {
  const reading = read(input, hint)
  if (reading.ok) return reading
  const didYouMean = [...new Set(reading.didYouMean)].filter((candidate) => read(candidate, hint).ok).slice(0, 4)
  return { ...reading, didYouMean }
}
