import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { found as foundCode, missing } from '@/lib/domain/families/customs/result'
import type { YarnHsCode } from '@/lib/domain/families/customs/yarn-codes'
import { KIND_OF_FIBRE, KINDS, type Kind } from '@/lib/domain/families/fibre-kinds'
import type { FieldValues } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import type { HsResult } from '@/lib/domain/modules/define-module'
import { roundTo } from '@/lib/domain/units/rounding'
import { fibres as fibreVocabulary } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { hasAny, singleTex, type YarnFibres, yarnFibres, yarnMake, yarnPly } from './make'
import { twistTpm } from './twist-terms'

/** A code of yarn alone, whose texts the form has. */
const found = foundCode<YarnHsCode>

/**
 * The customs heading of a yarn from fibre, make, process, fineness and ply (reference 9.6.5; HS 2022, section XI notes 2 to 4). A suggestion:
 * the seller's broker has the last word. Fineness is that of one single, in plied yarn too.
 */

const MAINLY_PERCENT = 85
/**
 * Above this a thread is twine of heading 5607 (section XI note 3): 10,000 dtex for man-made fibres, 20,000 for others;
 * wool and coir never.
 */
const TWINE_TEX = { manMade: 1000, other: 2000 } as const
const NEVER_TWINE: ReadonlySet<Kind> = new Set<Kind>(['wool', 'hair', 'coir'])
/** Turns per metre up to which a filament yarn counts as flat. */
const FLAT_TPM = { synthetic: 50, viscose: 120 } as const
const NYLON_TEXTURED_TEX = 50
/** From this on a single filament is a monofilament in the tariff. */
const MONOFILAMENT_TEX = 6.7
/** Cotton finer than this is always combed: Ne 60. */
const ALWAYS_COMBED_TEX = 9.8

const COMBED: ReadonlySet<string> = new Set(['Combed', 'Super-combed', 'Combed compact', 'Semi-combed'])
const COMBED_WORDS: ReadonlySet<string> = new Set(['COMBED', 'SUPER_COMBED', 'SEMI_COMBED'])
const UNCOMBED: ReadonlySet<string> = new Set(['Carded', 'Carded compact', 'Open-end', 'Friction'])
const UNCOMBED_WORDS: ReadonlySet<string> = new Set(['CARDED', 'ROTOR', 'FRICTION'])
const FANCY: ReadonlySet<string> = new Set(['Bouclé', 'Loop', 'Snarl', 'Knop', 'Feather'])
const types = (...words: string[]): ReadonlySet<string> => new Set(words)

/** @param values in canonical words */
export function suggestYarnHs(values: FieldValues, count: ParsedCount | null): HsResult {
  if (textValue(values, 'yarnFamily') === 'Metallic & zari') return found('560500', 'metallised yarn')
  if (hasAny(values, count, types('Chenille'), types())) return found('560600', 'chenille yarn')
  if (hasAny(values, count, types('Covered'), types('SINGLE_COVERED', 'DOUBLE_COVERED', 'AIR_COVERED'))) {
    return found('560600', 'covered (gimped) yarn')
  }
  const fibres = yarnFibres(values, count)
  if (!fibres) return missing(['fiberType'], 'Enter the fibre. Every heading depends on it.')
  const shares = sharesByKind(fibres)
  if (!shares) return missing(['fiberType'], 'Choose a fibre from the list. We know no heading for your own word.')
  if (shares.has('metal')) return found('560500', 'yarn with metal')
  const [first] = shares.keys()
  if (count && first !== undefined && !NEVER_TWINE.has(first)) {
    const limit = KINDS[first].chapter === 55 ? TWINE_TEX.manMade : TWINE_TEX.other
    if (count.resultantTex > limit) {
      return missing(
        [],
        `Above ${(limit * 10).toLocaleString('en-IN')} dtex a thread is twine (5607): ask your broker.`,
      )
    }
  }
  const make = shares.has('silk') && shares.size === 1 ? silkMake(count) : yarnMake(values, count)
  if (make === null) return missing(['count'], 'Give the count: it tells spun yarn from filament.')
  if (shares.size > 1 && fibres.rows.every(({ percent }) => percent === 0)) {
    return missing(['blendPercentages'], 'Enter the shares of the blend. The heading follows the main fibre.')
  }
  const yarn: Yarn = { values, count, fibres, shares, ply: yarnPly(values, count), tex: singleTex(values, count) }
  const answer = make === 'filament' ? filamentCode(yarn) : spunCode(yarn)
  // Bouclé and loop yarns are often wound round a core, and then count as gimped.
  const isFancy = textValue(values, 'yarnFamily') === 'Fancy' || hasAny(values, count, FANCY, types())
  return answer.ok && isFancy ? { ...answer, alternatives: [...answer.alternatives, '560600'] } : answer
}

interface Yarn {
  values: FieldValues
  count: ParsedCount | null
  fibres: YarnFibres
  /** Percent by kind, in the order of the fibres. */
  shares: ReadonlyMap<Kind, number>
  ply: number
  /** Of one single. */
  tex: number | null
}

/** Heading 5308. */
const OTHER_VEGETABLE = { coir: '530810', hemp: '530820', bast: '530890' } as const

function spunCode(yarn: Yarn): HsResult {
  const { shares, ply } = yarn
  const chapters = new Map<number, number>()
  for (const [kind, percent] of shares)
    chapters.set(KINDS[kind].chapter, (chapters.get(KINDS[kind].chapter) ?? 0) + percent)
  const chapter = heaviest(chapters, (number) => number)
  const main = mainKind(shares, (kind) => KINDS[kind].chapter === chapter)
  if (main === null) return missing(['fiberType'], 'Enter the fibre. Every heading depends on it.')
  switch (main) {
    case 'cotton':
      return cottonCode(yarn)
    case 'silk':
      return found('500500', why(yarn, main, ['spun']))
    case 'wool':
    case 'hair':
      return woolCode(yarn, main)
    case 'flax':
    case 'jute':
      return found(`${main === 'flax' ? '5306' : '5307'}${ply > 1 ? 2 : 1}0`, why(yarn, main, [plyWord(ply)]))
    case 'coir':
    case 'hemp':
    case 'bast':
      return found(OTHER_VEGETABLE[main], why(yarn, main, []))
    default:
      return stapleCode(yarn, main)
  }
}

/** 5205 and 5206: combing, ply and the fineness of a single decide. */
function cottonCode(yarn: Yarn): HsResult {
  const { values, count, shares, ply, tex } = yarn
  if (tex === null) return missing(['count'], 'Enter the count. Cotton has a code for each step of fineness.')
  const named = /\b(combed|carded)\b/i.exec(textValue(values, 'title'))?.[1]?.toLowerCase()
  const saysCombed = hasAny(values, count, COMBED, COMBED_WORDS)
  const saysUncombed = hasAny(values, count, UNCOMBED, UNCOMBED_WORDS)
  // The word of the title counts only when no field has one.
  const fromTitle = saysCombed || saysUncombed ? '' : named
  const isCombed = saysCombed || fromTitle === 'combed'
  const isUncombed = saysUncombed || fromTitle === 'carded'
  const isSurelyCombed = !isCombed && !isUncombed && tex < ALWAYS_COMBED_TEX
  if (!isCombed && !isUncombed && !isSurelyCombed) {
    return missing(['yarnType'], 'Choose carded or combed. Cotton has a code for each.')
  }
  const combed = isCombed || isSurelyCombed
  const isPure = (shares.get('cotton') ?? 0) >= MAINLY_PERCENT
  // The tariff's steps come from metric counts (Nm 14 is 714.2857 dtex and belongs to "714.29 or more"), so two
  // decimals count.
  const dtex = roundTo(tex * 10, 2)
  const isPlied = ply > 1
  const codeOf = (isIt: boolean): YarnHsCode => {
    if (!isPure) return `5206${isIt ? (isPlied ? 4 : 2) : isPlied ? 3 : 1}${finenessDigit(dtex)}`
    return isIt ? `5205${isPlied ? 4 : 2}${combedDigit(dtex)}` : `5205${isPlied ? 3 : 1}${finenessDigit(dtex)}`
  }
  const process = isSurelyCombed ? 'combed, as cotton this fine always is' : combed ? 'combed' : 'uncombed'
  const isSemi = hasAny(values, count, types('Semi-combed'), types('SEMI_COMBED'))
  return found(
    codeOf(combed),
    why(yarn, 'cotton', [process, plyWord(ply), `${dtex.toLocaleString('en-IN')} dtex per single`]),
    isSemi ? [codeOf(false)] : [],
  )
}

function finenessDigit(dtex: number): 1 | 2 | 3 | 4 | 5 {
  if (dtex >= 714.29) return 1
  if (dtex >= 232.56) return 2
  if (dtex >= 192.31) return 3
  return dtex >= 125 ? 4 : 5
}

/** Combed cotton has finer steps below 125 dtex. */
function combedDigit(dtex: number): 1 | 2 | 3 | 4 | 6 | 7 | 8 {
  const digit = finenessDigit(dtex)
  if (digit !== 5) return digit
  if (dtex >= 106.38) return 6
  return dtex >= 83.33 ? 7 : 8
}

function woolCode(yarn: Yarn, main: 'wool' | 'hair'): HsResult {
  const { values, count, shares } = yarn
  const family = textValue(values, 'yarnFamily')
  const isCombed = family === 'Worsted' || hasAny(values, count, new Set([...COMBED, 'Worsted ring']), COMBED_WORDS)
  const isCarded =
    family === 'Woollen' || hasAny(values, count, types('Carded', 'Woollen', 'Semi-worsted'), UNCOMBED_WORDS)
  if (isCombed === isCarded && family !== 'Worsted' && family !== 'Woollen') {
    return missing(
      ['spinningSystem'],
      'Say whether it is carded (woollen) or combed (worsted): wool has a heading for each.',
    )
  }
  const combed = family === 'Woollen' ? false : isCombed
  const process = combed ? 'combed' : 'carded'
  if (main === 'hair') return found(combed ? '510820' : '510810', why(yarn, main, [process]))
  const isMainly = (shares.get('wool') ?? 0) >= MAINLY_PERCENT
  return found(`${combed ? '5107' : '5106'}${isMainly ? '10' : '20'}`, why(yarn, main, [process]))
}

/** 5509 and 5510: yarn of man-made staple. */
function stapleCode(yarn: Yarn, main: Kind): HsResult {
  const { shares, ply } = yarn
  const isArtificial = ARTIFICIAL.has(main)
  const own = (kind: Kind) => (isArtificial ? ARTIFICIAL.has(kind) : stapleGroup(kind) === stapleGroup(main))
  const share = sumOfKinds(shares, own)
  const single = ply > 1 ? 2 : 1
  if (share >= MAINLY_PERCENT) {
    const code: YarnHsCode = isArtificial ? `55101${single}` : `5509${PURE_STAPLE[stapleGroup(main)]}${single}`
    return found(code, why(yarn, main, [plyWord(ply)]))
  }
  const partner = mainKind(shares, (kind) => !own(kind) && kind !== 'elastane') ?? 'elastane'
  const isAnimal = partner === 'wool' || partner === 'hair'
  if (isArtificial) {
    return found(`5510${isAnimal ? 20 : partner === 'cotton' ? 30 : 90}`, why(yarn, main, []))
  }
  const group = stapleGroup(main)
  const isCotton = partner === 'cotton'
  // Polyester has one code more, for blends with artificial fibres.
  if (group === 'polyester') {
    const last = ARTIFICIAL.has(partner) ? 1 : isAnimal ? 2 : isCotton ? 3 : 9
    return found(`55095${last}`, why(yarn, main, []))
  }
  return found(`5509${group === 'acrylic' ? 6 : 9}${isAnimal ? 1 : isCotton ? 2 : 9}`, why(yarn, main, []))
}

const ARTIFICIAL: ReadonlySet<Kind> = new Set<Kind>(['viscose', 'acetate', 'artificial'])
type StapleGroup = 'polyester' | 'acrylic' | 'nylon' | 'other'
const PURE_STAPLE = { nylon: 1, polyester: 2, acrylic: 3, other: 4 } as const satisfies Record<StapleGroup, number>

function stapleGroup(kind: Kind): StapleGroup {
  if (kind === 'aramid') return 'nylon'
  return kind === 'polyester' || kind === 'acrylic' || kind === 'nylon' ? kind : 'other'
}

const TEXTURED: ReadonlySet<string> = new Set(['DTY', 'ATY', 'BCF', 'Texturised', 'Air-textured'])
const TEXTURED_WORDS: ReadonlySet<string> = new Set(['DTY', 'ATY', 'BCF', 'TEXTURED', 'NIM', 'LIM', 'SIM', 'HIM'])
const FLAT: ReadonlySet<string> = new Set(['POY', 'FDY', 'ITY', 'Twisted', 'High-tenacity', 'Micro', 'Bi-shrinkage'])
const FLAT_WORDS: ReadonlySet<string> = new Set(['POY', 'FDY', 'ITY', 'HIGH_TENACITY', 'TFO'])

/** 5004 and chapter 54: how the filament was drawn, textured, twisted and plied decides. */
function filamentCode(yarn: Yarn): HsResult {
  const { values, count, shares, ply, tex } = yarn
  const main = mainKind(shares, () => true)
  if (main === 'silk') return found('500400', why(yarn, main, ['thrown']), ['500200'])
  if (main === null || KINDS[main].chapter !== 55) {
    return missing(['yarnFamily'], 'This fibre has no filament yarn. Check the family, fibre and count.')
  }
  const isMono = hasAny(values, count, types('Monofilament'), types('MONO')) && tex !== null && tex >= MONOFILAMENT_TEX
  if (isMono) {
    if (ARTIFICIAL.has(main)) return found('540500', why(yarn, main, ['monofilament']))
    const code = main === 'elastane' ? '540411' : main === 'polypropylene' ? '540412' : '540419'
    return found(code, why(yarn, main, ['monofilament']))
  }
  if (main === 'elastane') return found('540244', why(yarn, main, ['bare']))
  const tpm = twistTpm(values)
  const isTwisted = (flat: number) =>
    tpm === null ? hasAny(values, count, types('Twisted', 'High-twist'), types('TFO', 'HIGH_TWIST')) : tpm > flat
  const isStrong = hasAny(values, count, types('High-tenacity'), types('HIGH_TENACITY'))
  if (ARTIFICIAL.has(main)) return artificialFilamentCode(yarn, main, isTwisted(FLAT_TPM.viscose), isStrong)

  const group = FILAMENT_GROUP[main] ?? 'other'
  if (isStrong && group !== 'polypropylene') {
    const code =
      main === 'aramid' ? '540211' : group === 'nylon' ? '540219' : group === 'polyester' ? '540220' : '540249'
    return found(code, why(yarn, main, ['high tenacity']))
  }
  if (main === 'aramid') return found('540211', why(yarn, main, []))
  if (hasAny(values, count, TEXTURED, TEXTURED_WORDS)) {
    if (group !== 'nylon') return found(TEXTURED_CODE[group], why(yarn, main, ['textured']))
    if (tex === null)
      return missing(['count'], 'Enter the count. Textured nylon has one code up to 50 tex and another above.')
    const isThick = tex > NYLON_TEXTURED_TEX
    return found(isThick ? '540232' : '540231', why(yarn, main, ['textured', `${roundTo(tex, 1)} tex per single`]))
  }
  const isPoy = hasAny(values, count, types('POY'), types('POY'))
  const isFlat = hasAny(values, count, FLAT, FLAT_WORDS) || tpm !== null
  if (!isFlat) {
    return missing(['yarnType'], 'Choose the yarn type: textured (DTY, ATY), POY or FDY. Each has its own code.')
  }
  const digit = LAST_DIGIT[group]
  if (ply > 1) return found(`54026${digit.twisted}`, why(yarn, main, ['flat', plyWord(ply)]))
  if (isPoy && group === 'polyester') return found('540246', why(yarn, main, ['partially oriented', 'single']))
  if (isTwisted(FLAT_TPM.synthetic)) {
    return found(`54025${digit.twisted}`, why(yarn, main, [twistWord(tpm, FLAT_TPM.synthetic), 'single']))
  }
  return found(`54024${digit.flat}`, why(yarn, main, ['flat', 'single']))
}

function artificialFilamentCode(yarn: Yarn, main: Kind, isTwisted: boolean, isStrong: boolean): HsResult {
  const isPlied = yarn.ply > 1
  const ply = plyWord(yarn.ply)
  if (main === 'acetate') return found(isPlied ? '540342' : '540333', why(yarn, main, ['filament', ply]))
  if (main === 'artificial') return found(isPlied ? '540349' : '540339', why(yarn, main, ['filament', ply]))
  if (isStrong) return found('540310', why(yarn, main, ['filament', 'high tenacity']))
  if (isPlied) return found('540341', why(yarn, main, ['filament', ply]))
  const twist = twistWord(twistTpm(yarn.values), FLAT_TPM.viscose)
  return isTwisted
    ? found('540332', why(yarn, main, ['filament', twist, ply]))
    : found('540331', why(yarn, main, ['filament', ply]))
}

type FilamentGroup = 'polyester' | 'nylon' | 'polypropylene' | 'other'
const FILAMENT_GROUP: Partial<Readonly<Record<Kind, FilamentGroup>>> = {
  polyester: 'polyester',
  nylon: 'nylon',
  polypropylene: 'polypropylene',
}
const TEXTURED_CODE: Readonly<Record<Exclude<FilamentGroup, 'nylon'>, YarnHsCode>> = {
  polyester: '540233',
  polypropylene: '540234',
  other: '540239',
}
const LAST_DIGIT = {
  nylon: { flat: 5, twisted: 1 },
  polyester: { flat: 7, twisted: 2 },
  polypropylene: { flat: 8, twisted: 3 },
  other: { flat: 9, twisted: 9 },
} as const satisfies Record<FilamentGroup, { flat: number; twisted: number }>

/** Silk in denier is raw or thrown; with a count in Ne or Nm it is spun from waste. */
function silkMake(count: ParsedCount | null): 'spun' | 'filament' | null {
  if (!count) return null
  return ['Denier', 'dtex'].includes(count.system) ? 'filament' : 'spun'
}

function sharesByKind({ rows }: YarnFibres): Map<Kind, number> | null {
  const shares = new Map<Kind, number>()
  for (const { fibre, percent } of rows) {
    const kind = KIND_OF_FIBRE.get(canonicalValue(fibreVocabulary, fibre) ?? '')
    if (!kind) return null
    shares.set(kind, (shares.get(kind) ?? 0) + percent)
  }
  return shares
}

function sumOfKinds(shares: ReadonlyMap<Kind, number>, belongs: (kind: Kind) => boolean): number {
  let sum = 0
  for (const [kind, percent] of shares) if (belongs(kind)) sum += percent
  return roundTo(sum, 2)
}

/** The heaviest; of two equal ones the one that comes later in the tariff (note 2A to section XI). */
function heaviest<T>(weights: ReadonlyMap<T, number>, rank: (key: T) => number): T | null {
  let best: [T, number] | null = null
  for (const [key, weight] of weights) {
    if (!best || weight > best[1] || (weight === best[1] && rank(key) > rank(best[0]))) best = [key, weight]
  }
  return best?.[0] ?? null
}

/** Heading of each kind in its chapter, for ties: synthetic comes before artificial staple. */
function mainKind(shares: ReadonlyMap<Kind, number>, belongs: (kind: Kind) => boolean): Kind | null {
  const among = new Map([...shares].filter(([kind]) => belongs(kind)))
  return heaviest(among, (kind) => KINDS[kind].chapter * 10 + (ARTIFICIAL.has(kind) ? 1 : 0))
}

function plyWord(ply: number): string {
  return ply > 1 ? `${ply}-ply` : 'single'
}

function twistWord(tpm: number | null, flat: number): string {
  return tpm === null ? 'twisted' : `${roundTo(tpm, 0)} turns per metre, more than ${flat}`
}

/** The reason, as a sentence without its full stop: "65% polyester and 35% cotton". */
function why({ fibres, shares }: Yarn, main: Kind, facts: readonly string[]): string {
  const named = [...shares].filter(([, percent]) => percent > 0)
  const isOne = named.length === 1 && shares.get(main) === 100
  const made = fibres.isAssumed
    ? isOne
      ? `${KINDS[main].words}, taken as pure`
      : named.map(([kind]) => KINDS[kind].words).join(' with ')
    : named.map(([kind, percent]) => `${roundTo(percent, 2)}% ${KINDS[kind].words}`).join(' and ')
  return [made, ...facts].join(', ')
}
