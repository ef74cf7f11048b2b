import { found, type HsCode, missing } from '@/lib/domain/families/customs/result'
import type { HsResult } from '@/lib/domain/modules/define-module'
import { type Cloth, type Shares, sharesOf } from './cloth'
import { JOINED_DIGITS, STATE_WORDS } from './digits'
import { wovenCode } from './woven'

const ELASTIC_PERCENT = 5
const NARROW_CM = 30
/** The last digit of heading 5603. */
const weightDigit = (gsm: number) => (gsm <= 25 ? 1 : gsm <= 70 ? 2 : gsm <= 150 ? 3 : 4)
const FILAMENT_WEBS = /^(?:Spunbond|Meltblown|SMS)$/
const STAPLE_WEBS = /^(?:Needle-punch|Spunlace|Thermal-bond|Chemical-bond|Stitch-bond|Air-laid|Wet-laid)$/
const WARP_KNITS = /^(?:Tricot|Raschel|Powernet|Lace|Super poly)$/
const PILE_KNITS = /^(?:Terry or velour|Polar fleece|Sherpa)$/
/** Loops on the back, raised or not: pile for some customs houses, plain knit for others. */
const MAYBE_PILE_KNITS = /^(?:French terry|Fleece)$/

/**
 * The customs code of a cloth: six digits, four where only the heading is sure, or what is missing. A suggestion; the
 * seller's broker has the last word.
 */
export function suggestFabricHs(cloth: Cloth): HsResult {
  if (cloth.structure === 'Nonwoven') return nonwovenCode(cloth)
  if (cloth.structure === null)
    return missing(['fabricStructure'], 'Choose woven, knitted or nonwoven. Each has its own chapter.')
  if (cloth.blend.length === 0) return missing(['fiberType'], 'Enter the fibre. Every heading depends on it.')
  const shares = sharesOf(cloth.blend)
  if (!shares)
    return missing(['blendPercentages'], 'Enter each fibre with its share. The heading follows the main fibre.')
  return cloth.structure === 'Woven' ? wovenCode(cloth, shares) : knitCode(cloth, shares)
}

function nonwovenCode({ gsm, nonwovenTech }: Cloth): HsResult {
  const tech = nonwovenTech ?? ''
  const isFilament = FILAMENT_WEBS.test(tech)
  if (!isFilament && !STAPLE_WEBS.test(tech))
    return missing(['nonwovenTech'], 'Choose how the web is made. Webs of filament have their own codes.')
  if (gsm === null) return found('5603', tech.toLowerCase())
  return found(
    `5603${isFilament ? 1 : 9}${weightDigit(gsm)}`,
    `${tech.toLowerCase()} (${isFilament ? 'filament' : 'fibres'}), ${gsm} g/m²`,
  )
}

const NARROW_KNIT = { wool: '600310', cotton: '600320', synthetic: '600330', artificial: '600340' } as const
const STEM = { cotton: '60062', synthetic: '60063', artificial: '60064' } as const
const WARP_SYNTHETIC = { 1: '600536', 2: '600537', 3: '600538', 4: '600539' } as const
const WARP_STEM = { cotton: '60052', artificial: '60054' } as const

function knitCode(cloth: Cloth, shares: Shares): HsResult {
  const { knitType, widthCm, colouration } = cloth
  const name = knitType ?? ''
  const fibres = [...shares.groups].map(([group, percent]) => `${percent}% ${group}`).join(', ')
  const reason = `knitted, ${fibres}, ${STATE_WORDS[colouration]}`
  const { main } = shares
  if (PILE_KNITS.test(name)) return found('6001', `${reason}, pile`)
  const isNarrow = widthCm !== null && widthCm <= NARROW_CM
  const digit = JOINED_DIGITS[colouration]
  if ((shares.kinds.get('elastane') ?? 0) >= ELASTIC_PERCENT)
    return found(isNarrow ? '600240' : '600410', `${reason}, 5% or more elastane`, maybePile(name))
  if (isNarrow) return found(isIn(NARROW_KNIT, main) ? NARROW_KNIT[main] : '600390', `${reason}, up to 30 cm wide`)
  if (name === 'Net or mesh') return found('6005', reason, ['6006'])
  if (WARP_KNITS.test(name)) {
    if (main === 'synthetic') return found(WARP_SYNTHETIC[digit], `${reason}, warp knit`)
    return found(isIn(WARP_STEM, main) ? `${WARP_STEM[main]}${digit}` : '600590', `${reason}, warp knit`)
  }
  if (main === 'wool') return found('600610', reason)
  return found(isIn(STEM, main) ? `${STEM[main]}${digit}` : '600690', reason, maybePile(name))
}

const maybePile = (knitType: string): readonly HsCode[] => (MAYBE_PILE_KNITS.test(knitType) ? ['6001'] : [])

const isIn = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table => Object.hasOwn(table, key)
