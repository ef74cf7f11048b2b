import type { DerivedNumber } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { clothFacts, clothGlm, clothGsm } from './cloth-facts'
import * as estimates from './estimates'

const ofCloth = (compute: (cloth: ReturnType<typeof clothFacts>) => number | null) => (facts: Facts) =>
  compute(clothFacts(facts))

const CONSTRUCTION_FACTS = ['construction', 'warpCount', 'weftCount', 'fabricCount', 'epi', 'ppi', 'quality'] as const

/** The numbers that follow from what a cloth says of itself. */
export const CLOTH_DERIVED: readonly DerivedNumber[] = [
  {
    name: 'gsm',
    label: 'GSM',
    unit: 'g/m²',
    from: ['gsm', 'glm', 'clothWidth', 'widthForm', ...CONSTRUCTION_FACTS],
    isFacet: true,
    insteadOf: 'gsm',
    compute: ofCloth(clothGsm),
  },
  {
    name: 'gsmEstimate',
    label: 'GSM by construction',
    unit: 'g/m²',
    from: CONSTRUCTION_FACTS,
    isFacet: false,
    isShown: true,
    compute: ofCloth(({ gsmEstimate }) => gsmEstimate),
  },
  {
    name: 'glm',
    label: 'Weight per metre',
    unit: 'g/m',
    from: ['glm', 'gsm', 'clothWidth', 'widthForm', ...CONSTRUCTION_FACTS],
    isFacet: true,
    isShown: true,
    insteadOf: 'glm',
    compute: ofCloth(clothGlm),
  },
  {
    name: 'ozPerYd2',
    label: 'Weight in ounces',
    unit: 'oz/yd²',
    from: ['gsm', 'glm', 'clothWidth', 'widthForm', ...CONSTRUCTION_FACTS],
    isFacet: false,
    isShown: true,
    compute: ofCloth((cloth) => through(clothGsm(cloth), estimates.ozPerYd2)),
  },
  {
    name: 'kgPerMetre',
    label: 'Kilograms per metre',
    unit: 'kg/m',
    from: ['glm', 'gsm', 'clothWidth', 'widthForm', ...CONSTRUCTION_FACTS],
    isFacet: false,
    isShown: true,
    compute: ofCloth((cloth) => through(clothGlm(cloth), (grams) => grams / 1000)),
  },
  {
    name: 'totalEnds',
    label: 'Ends in the width',
    unit: 'ends',
    from: ['epi', 'clothWidth', 'construction'],
    isFacet: false,
    isShown: true,
    compute: ofCloth(({ epi, widthCm }) =>
      epi === null || widthCm === null ? null : estimates.totalEnds(epi, widthCm),
    ),
  },
  {
    name: 'coverFactor',
    label: 'Warp cover factor',
    unit: 'EPI/√Ne',
    from: ['epi', 'warpCount', 'construction'],
    isFacet: false,
    isShown: true,
    compute: ofCloth(({ epi, warp }) => (epi === null || !warp ? null : estimates.coverFactor(epi, warp.resultantTex))),
  },
]

function through(value: number | null, convert: (value: number) => number): number | null {
  return value === null ? null : convert(value)
}

/** The tex of the one yarn that a cloth is made of: as stated, or of warp and weft where they are the same. */
function oneCount({ counts }: Facts): number | null {
  const texOf = (name: string) => {
    const reading = counts.get(name)
    return reading?.ok ? reading.count.resultantTex : null
  }
  const [warp, weft] = [texOf('warpCount'), texOf('weftCount')]
  return texOf('fabricCount') ?? (warp === weft ? warp : null)
}

/** The yarn count of the whole cloth. */
export const FABRIC_COUNT: DerivedNumber = {
  name: 'fabricCount',
  label: 'Yarn count',
  unit: 'tex',
  from: ['fabricCount', 'warpCount', 'weftCount', 'construction'],
  isFacet: true,
  insteadOf: 'fabricCount',
  compute: oneCount,
}
