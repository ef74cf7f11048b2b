import { rowsOf } from '@/lib/domain/families/colour'
import { rule } from '@/lib/domain/families/rule'
import { isMetal, setsOffDetector } from '@/lib/domain/families/trim/materials'
import { isFilled } from '@/lib/domain/fields/condition'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'
import { partWord, trimSize } from '../size'

/** Platings that are nickel, whatever is under them. */
const NICKEL: ReadonlySet<string> = new Set(['Nickel', 'Black nickel', 'Antique nickel'])
const NICKEL_FREE = /nickel[ -]?free|free of nickel|without nickel|\bnf\b/i
/** EN 71-1: parts up to 6 mm must bear 50 N, larger ones 90 N; many buyers ask 70 N of all. */
const PULL_MIN = 70
const PULL_LARGE_MIN = 90
const SMALL_MM_MAX = 6
/** What shows that nickel release was tested. */
const NICKEL_TESTS: ReadonlySet<string> = new Set(['EN 1811', 'REACH', 'OEKO-TEX Standard 100'])

/** The platings that a listing states: its own, and those of the chain and the slider. */
const platings = (words: Readonly<Record<string, unknown>>): string[] => [
  textValue(words, 'finish'),
  partWord(words.zipper, 'chainFinish'),
  partWord(words.zipper, 'sliderFinish'),
]

const isNickel = (plating: string): boolean =>
  NICKEL.has(plating) || (/\bnickel\b/i.test(plating) && !NICKEL_FREE.test(plating))

export const SAFETY_RULES: readonly Rule[] = [
  rule({
    code: 'PLATING_CONTRADICTS',
    severity: 'error',
    fields: ['nickelFree', 'finish', 'zipper'],
    says: 'What is plated with nickel is not nickel free.',
    judge: ({ words }) => {
      const plating = words.nickelFree === true ? platings(words).find(isNickel) : undefined
      if (plating === undefined) return null
      return `A ${plating.toLowerCase()} plating is not nickel free. Correct the finish, or choose no.`
    },
  }),
  rule({
    code: 'NICKEL_CLAIM_TEST',
    severity: 'warning',
    fields: ['nickelFree', 'industryStandard', 'certifications', 'testReport'],
    says: 'Metal that is offered as nickel free has a release test to EN 1811 (REACH).',
    judge: ({ words }) => {
      if (words.nickelFree !== true || !isMetal(textValue(words, 'material'))) return null
      const named = [
        ...listValue(words, 'industryStandard'),
        ...rowsOf(words.certifications).map((row) => textValue(row, 'scheme')),
      ]
      if (isFilled(words.testReport) || named.some((one) => NICKEL_TESTS.has(one))) return null
      return 'Buyers in Europe ask for the nickel release test EN 1811. Add the report or name the standard.'
    },
  }),
  rule({
    code: 'PULL_STRENGTH_LOW',
    severity: 'warning',
    fields: ['pullStrength', 'endUse', 'size'],
    says: 'Parts on children’s clothing hold 70 N, parts over 6 mm 90 N (EN 71-1).',
    judge: (facts) => {
      const { words } = facts
      const pull = numberValue(words, 'pullStrength')
      if (pull === null || !listValue(words, 'endUse').includes('Kids wear')) return null
      const mm = trimSize(facts)
      const least = mm !== null && mm > SMALL_MM_MAX ? PULL_LARGE_MIN : PULL_MIN
      if (pull >= least) return null
      return `Buyers of children's clothing ask for ${least} N (EN 71-1), not ${spoken(pull)} N. Check the test.`
    },
  }),
  rule({
    code: 'NEEDLE_DETECTOR',
    severity: 'warning',
    fields: ['needleDetectable', 'material'],
    says: 'Iron and steel set off a needle detector.',
    judge: ({ words }) => {
      const material = textValue(words, 'material')
      if (words.needleDetectable !== true || !setsOffDetector(material)) return null
      return `${material} sets off a needle detector. Check the material or this answer.`
    },
  }),
  rule({
    code: 'PLATING_MATERIAL',
    severity: 'warning',
    fields: ['finish', 'material'],
    says: 'Nickel and chrome platings are on metal or ABS, not on wood, shell or textile.',
    judge: ({ words }) => {
      const [finish, material] = [textValue(words, 'finish'), textValue(words, 'material')]
      const isPlating = NICKEL.has(finish) || finish === 'Chrome'
      if (!isPlating || !/^(?:Shell|Corozo|Coconut|Wood|Horn|Bone|Cotton|Polycotton|Paper|Jute|Linen)$/.test(material))
        return null
      return `${material} is not plated with ${finish.toLowerCase()}. Check both.`
    },
  }),
]
