import { found, type HsCode, missing } from '@/lib/domain/families/customs/result'
import { isHsCode } from '@/lib/domain/families/customs/text'
import type { Kind } from '@/lib/domain/families/fibre-kinds'
import type { HsResult } from '@/lib/domain/modules/define-module'
import {
  type Cloth,
  isOfBothMakes,
  isSureTwill,
  isTextured,
  type Make,
  makeOf,
  type Shares,
  type WeaveGroup,
  weaveGroup,
} from './cloth'
import { JOINED_DIGITS, STATE_DIGITS, STATE_WORDS, weaveDigit } from './digits'

const MAINLY_PERCENT = 85
const COTTON_HEAVY_GSM = 200
const STAPLE_HEAVY_GSM = 170
const NARROW_CM = 30
const ELASTIC_PERCENT = 5

/** Woven cloth: narrow, pile, terry and gauze first, then the chapter of the main fibre. */
export function wovenCode(cloth: Cloth, shares: Shares): HsResult {
  const group = weaveGroup(cloth)
  if (cloth.widthCm !== null && cloth.widthCm <= NARROW_CM) return narrowCode(cloth, shares, group)
  const isCotton = shares.main === 'cotton'
  if (group === 'terry') return found(isCotton ? '580210' : '580220', 'terry towelling')
  if (group === 'pile') return pileCode(cloth, shares)
  if (group === 'gauze') return found('580300', 'gauze weave')
  switch (shares.main) {
    case 'silk':
      return found(percentOf(shares, 'silk') >= MAINLY_PERCENT ? '500720' : '500790', why(cloth, shares))
    case 'wool':
      return woolCode(cloth, shares)
    case 'cotton':
      return cottonCode(cloth, shares)
    case 'flax':
      return found(
        `5309${percentOf(shares, 'flax') >= MAINLY_PERCENT ? 1 : 2}${isPlainState(cloth) ? 1 : 9}`,
        why(cloth, shares),
      )
    case 'jute':
      return found(cloth.colouration === 'Unbleached' ? '531010' : '531090', why(cloth, shares))
    case 'vegetable':
      return found('531100', why(cloth, shares))
    default:
      return manMadeCode(cloth, shares)
  }
}

const percentOf = (shares: Shares, ...kinds: Kind[]): number =>
  kinds.reduce((sum, kind) => sum + (shares.kinds.get(kind) ?? 0), 0)

/** Null where the tariff does not have the code. */
const codeOf = (digits: string): HsCode | null => (isHsCode(digits) ? digits : null)

const isPlainState = ({ colouration }: Cloth): boolean => colouration === 'Unbleached' || colouration === 'Bleached'

function why(cloth: Cloth, shares: Shares, ...more: readonly string[]): string {
  const fibres = [...shares.kinds]
    .map(([kind, percent]) => `${percent}% ${kind === 'flax' ? 'linen' : kind}`)
    .join(', ')
  return [fibres, ...more, STATE_WORDS[cloth.colouration]].join(', ')
}

function cottonCode(cloth: Cloth, shares: Shares): HsResult {
  const { gsm, colouration } = cloth
  if (gsm === null)
    return missing(['gsm'], 'Enter the weight. Cotton cloth has one heading up to 200 g/m² and one above.')
  const isHeavy = gsm > COTTON_HEAVY_GSM
  const weight = `${isHeavy ? 'above' : 'up to'} 200 g/m²`
  const cotton = percentOf(shares, 'cotton')
  const manMade = (shares.groups.get('synthetic') ?? 0) + (shares.groups.get('artificial') ?? 0)
  if (cotton < MAINLY_PERCENT && manMade <= (100 - cotton) / 2)
    return found(`5212${isHeavy ? 2 : 1}${STATE_DIGITS[colouration]}`, why(cloth, shares, weight))
  const heading = cotton >= MAINLY_PERCENT ? (isHeavy ? '5209' : '5208') : isHeavy ? '5211' : '5210'
  return byWeave(cloth, shares, heading, gsm, weight)
}

type CottonHeading = '5208' | '5209' | '5210' | '5211'

/** The subheading of a cotton heading by state and weave. */
function byWeave(cloth: Cloth, shares: Shares, heading: CottonHeading, gsm: number, weight: string): HsResult {
  const { colouration } = cloth
  if (heading === '5211' && colouration === 'Bleached') return found('521120', why(cloth, shares, weight))
  const group = weaveGroup(cloth)
  if (group === null) return found(heading, why(cloth, shares, weight))
  const isDenim = /^Denim/.test(cloth.weave ?? '') || cloth.fabricName === 'Denim'
  if (colouration === 'Yarn-dyed' && (heading === '5209' || heading === '5211') && group === 'twill')
    return found(`${heading}4${isDenim ? 2 : 3}`, why(cloth, shares, weight, isDenim ? 'denim' : 'twill'))
  const exact = codeOf(`${heading}${STATE_DIGITS[colouration]}${weaveDigit(heading, group, gsm)}`)
  const other = codeOf(`${heading}${STATE_DIGITS[colouration]}9`) ?? heading
  const words = group === 'other' ? 'other weave' : `${group} weave`
  // A twill of unknown repeat, or a subheading that does not tell twills apart.
  return found(
    exact ?? other,
    why(cloth, shares, weight, words),
    group === 'twill' && !isSureTwill(cloth) ? [other] : [],
  )
}

/** Carded wool has heading 5111 and combed wool 5112; null when neither counts nor spinning tell. */
function woolHeading({ warp, weft, spinning }: Cloth): '5111' | '5112' | null {
  const words = [warp, weft].flatMap((count) => count?.qualifiers ?? [])
  if (words.includes('CARDED')) return '5111'
  if (words.includes('COMBED')) return '5112'
  if (/^(?:Woollen|Carded)/.test(spinning ?? '')) return '5111'
  return /^(?:Worsted|Combed)/.test(spinning ?? '') ? '5112' : null
}

function woolCode(cloth: Cloth, shares: Shares): HsResult {
  const heading = woolHeading(cloth)
  if (heading === null)
    return missing(['yarnSpinning'], 'Say whether the wool is combed (worsted) or carded. Each has a heading.')
  const wool = shares.groups.get('wool') ?? 0
  if (wool >= MAINLY_PERCENT) {
    if (cloth.gsm === null) return found(heading, why(cloth, shares))
    const limit = heading === '5111' ? 300 : 200
    return found(
      `${heading}1${cloth.gsm <= limit ? 1 : 9}`,
      why(cloth, shares, `${cloth.gsm <= limit ? 'up to' : 'above'} ${limit} g/m²`),
    )
  }
  const manMade = (shares.groups.get('synthetic') ?? 0) + (shares.groups.get('artificial') ?? 0)
  if (manMade <= (100 - wool) / 2) return found(`${heading}90`, why(cloth, shares))
  const make = makeOf(cloth)
  return make === null
    ? found(heading, why(cloth, shares))
    : found(`${heading}${make === 'filament' ? 20 : 30}`, why(cloth, shares, `man-made ${make}`))
}

function manMadeCode(cloth: Cloth, shares: Shares): HsResult {
  const make = makeOf(cloth)
  if (isOfBothMakes(cloth))
    return missing([], 'Warp and weft differ: one is of filament, the other of staple fibres. Ask your broker.')
  if (make === null)
    return missing(
      ['warpCount', 'weftCount'],
      'Enter both counts. They tell filament (chapter 54) from staple fibres (chapter 55).',
    )
  if (shares.main === 'artificial') return artificialCode(cloth, shares, make)
  return make === 'filament' ? syntheticFilament(cloth, shares) : syntheticStaple(cloth, shares)
}

function syntheticFilament(cloth: Cloth, shares: Shares): HsResult {
  const digit = JOINED_DIGITS[cloth.colouration]
  const synthetic = shares.groups.get('synthetic') ?? 0
  if (percentOf(shares, 'nylon') >= MAINLY_PERCENT) return found(`54074${digit}`, why(cloth, shares, 'filament'))
  if (percentOf(shares, 'polyester') >= MAINLY_PERCENT) {
    const textured = isTextured(cloth)
    if (textured === null) return found('5407', why(cloth, shares, 'filament'), [`54075${digit}`, '540761', '540769'])
    return found(
      textured ? `54075${digit}` : '540761',
      why(cloth, shares, textured ? 'textured filament' : 'filament, not textured'),
    )
  }
  if (synthetic >= MAINLY_PERCENT) return found(`54077${digit}`, why(cloth, shares, 'filament'))
  const cotton = percentOf(shares, 'cotton')
  return found(`5407${cotton > (100 - synthetic) / 2 ? 8 : 9}${digit}`, why(cloth, shares, 'filament'))
}

function syntheticStaple(cloth: Cloth, shares: Shares): HsResult {
  const synthetic = shares.groups.get('synthetic') ?? 0
  const [polyester, acrylic] = [percentOf(shares, 'polyester'), percentOf(shares, 'acrylic')]
  if (synthetic >= MAINLY_PERCENT) {
    const stem = polyester >= MAINLY_PERCENT ? '55121' : acrylic >= MAINLY_PERCENT ? '55122' : '55129'
    return found(`${stem}${isPlainState(cloth) ? 1 : 9}`, why(cloth, shares, 'staple fibres'))
  }
  const rest = (100 - synthetic) / 2
  if (percentOf(shares, 'cotton') > rest) return stapleAndCotton(cloth, shares)
  const wool = shares.groups.get('wool') ?? 0
  const isPolyester = polyester >= synthetic / 2
  if (isPolyester && percentOf(shares, 'viscose') > rest) return found('551511', why(cloth, shares, 'staple fibres'))
  const reason = why(cloth, shares, 'staple fibres')
  if (isPolyester) return found(wool > rest ? '551513' : '551519', reason)
  if (acrylic >= synthetic / 2) return found(wool > rest ? '551522' : '551529', reason)
  return found('551599', reason)
}

/** 5513 and 5514. */
function stapleAndCotton(cloth: Cloth, shares: Shares): HsResult {
  const { gsm, colouration } = cloth
  if (gsm === null)
    return missing(['gsm'], 'Enter the weight. These blends have one heading up to 170 g/m² and one above.')
  const isHeavy = gsm > STAPLE_HEAVY_GSM
  const heading = isHeavy ? '5514' : '5513'
  const reason = why(cloth, shares, `${isHeavy ? 'above' : 'up to'} 170 g/m²`)
  if (isHeavy && colouration === 'Yarn-dyed') return found('551430', reason)
  const digit = JOINED_DIGITS[colouration]
  if (percentOf(shares, 'polyester') < (shares.groups.get('synthetic') ?? 0) / 2)
    return found(codeOf(`${heading}${digit}9`) ?? heading, reason)
  const group = weaveGroup(cloth)
  if (group === null) return found(heading, reason)
  if (group === 'plain') return found(codeOf(`${heading}${digit}1`) ?? heading, `${reason}, plain weave`)
  const twill = group === 'twill' ? codeOf(`${heading}${digit}2`) : null
  const other = codeOf(`${heading}${digit}3`) ?? codeOf(`${heading}${digit}9`) ?? heading
  return found(twill ?? other, `${reason}, ${group} weave`, twill !== null && !isSureTwill(cloth) ? [other] : [])
}

function artificialCode(cloth: Cloth, shares: Shares, make: Make): HsResult {
  const digit = JOINED_DIGITS[cloth.colouration]
  const artificial = shares.groups.get('artificial') ?? 0
  const isMainly = artificial >= MAINLY_PERCENT
  if (make === 'filament') return found(`5408${isMainly ? 2 : 3}${digit}`, why(cloth, shares, 'filament'))
  if (isMainly) return found(`55161${digit}`, why(cloth, shares, 'staple fibres'))
  const rest = (100 - artificial) / 2
  const stem =
    percentOf(shares, 'cotton') > rest ? '55164' : (shares.groups.get('wool') ?? 0) > rest ? '55163' : '55169'
  return found(`${stem}${digit}`, why(cloth, shares, 'staple fibres'))
}

function narrowCode(cloth: Cloth, shares: Shares, group: WeaveGroup | null): HsResult {
  const reason = why(cloth, shares, 'up to 30 cm wide')
  if (group === 'pile' || group === 'terry') return found('580610', `${reason}, pile`)
  if (percentOf(shares, 'elastane') >= ELASTIC_PERCENT) return found('580620', reason)
  if (shares.main === 'cotton') return found('580631', reason)
  return found(shares.main === 'synthetic' || shares.main === 'artificial' ? '580632' : '580639', reason)
}

function pileCode(cloth: Cloth, shares: Shares): HsResult {
  const reason = why(cloth, shares, 'pile')
  if (shares.main === 'wool') return found('580110', reason)
  const isManMade = shares.main === 'synthetic' || shares.main === 'artificial'
  if (shares.main !== 'cotton' && !isManMade) return found('580190', reason)
  if (cloth.weave === 'Corduroy' || cloth.fabricName === 'Corduroy')
    return found(isManMade ? '580132' : '580122', reason)
  return found('5801', reason)
}
