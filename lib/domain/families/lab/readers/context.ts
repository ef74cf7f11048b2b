import { memoize } from '@/lib/domain/memoize'
import { phraseAt } from '../../reading/phrases'
import { foldedOf, lineOf } from '../../reading/tokens'
import { instrumentType, labMakes } from '../vocabulary/instruments'
import { accreditation } from '../vocabulary/terms'
import { testType } from '../vocabulary/tests'

/** What a line about instruments or tests is about. */

export interface Hit {
  at: number
  used: number
  phrase: string
  value: string
}

export interface LabContext {
  /** The instrument that is named; null where none is. */
  goods: Hit | null
  make: Hit | null
  /** The line sells the work of a laboratory. */
  isTest: boolean
  isCalibration: boolean
  isLab: boolean
}

/** Words that make a line one of a laboratory. */
const LAB =
  /\b(?:test(?:s|er|ers|ing|ed)?|lab|laboratory|instruments?|meters?|nabl|calibrat(?:ion|ed)|accredited|analy[sz]er|apparatus|17025|cabinet|tester|balance|uster|hvi|afis)\b|\b(?:iso|aatcc|astm|en|bs|is|jis) ?-?[a-z]{0,2} ?(?!9001|14001)\d{2,5}/
/** Goods that were tested: the test is a promise of theirs. */
const GOODS =
  /\b(?:fabrics? \d|yarn \d|\d+s (?:combed|carded|compact)|denier|kurtis?|sarees?|\d+ ?gsm (?:fabric|jersey|cotton)|per (?:kg|mtr|metre|meter)|cones?|bales?)\b/
/** What is priced by the sample is work. */
const PER_TEST = /(?:\/|\bper) ?(?:samples?|tests?)\b/
const TESTS = /\b(?:testing|tests?|test (?:report|charges?|service|fee|cost)|lab test|nabl (?:test|testing|lab))\b/
const CALIBRATES = /\bcalibration\b(?! (?:certificate|due|valid|done|date))|\bcalibration (?:service|of|charges?)\b/
/** Phrases that are instruments only where the line shows it. */
const WEAK: ReadonlySet<string> = new Set(
  'new,gc ms,gc-ms,gcms,hplc,lc ms,lc-ms,drape,hot air oven,stiffness,shrinkage,evenness,tear,bursting,pilling,abrasion,spray,thickness,flammability,absorbency,friction tester,fineness,hairiness,tensile,round cutter,magnifying glass,snap tester,uv lamp,tumble dryer,quick wash,blue wool,warp reel,light fastness,wash fastness,perspiration fastness,dispenser,weighing machine,washing machine wascator,washing fastness'.split(
    ',',
  ),
)

/** Makers of instruments alone. */
const SURE_MAKES =
  /^(?:datacolor|x-rite|x rite|xrite|james heal|sdl atlas|sdl-atlas|mesdan|mesdan lab|textest|statex|verivide|keisokki|zweigle|lawson hemphill|mag solvics|premier evolvics)$/
const METHOD = /\b(?:iso|aatcc|astm|en|is|bs|jis) ?-?[a-z]{0,2} ?-?(?!9001|14001)\d{2,5}/

function hitsOf(vocabulary: typeof instrumentType, tokens: readonly string[]): Hit[] {
  const words = foldedOf(tokens)
  const hits: Hit[] = []
  for (let at = 0; at < words.length; ) {
    const found = phraseAt(vocabulary, words, at)
    if (found) hits.push({ at, ...found })
    at += found?.used ?? 1
  }
  return hits
}

/** Of two makers neither is the maker. */
const areOne = (makes: readonly Hit[]): boolean => new Set(makes.map(({ value }) => value)).size <= 1
/** What a Martindale uses up. */
const USED_UP = /^(?:wool|abradant|abrasive|consumables?|foam|felts?|pads?|rubbing|spares?|cups?|holders?)\b/
const behindOf = (tokens: readonly string[], { at, used }: Hit): string =>
  tokens
    .slice(at + used, at + used + 2)
    .join(' ')
    .toLowerCase()

/** The context of a line; made once. */
export const contextOf = memoize((tokens: readonly string[]): LabContext => {
  const { text } = lineOf(tokens)
  const instruments = hitsOf(instrumentType, tokens).filter((hit) => !USED_UP.test(behindOf(tokens, hit)))
  const strong = instruments.filter(({ phrase }) => !WEAK.has(phrase))
  const makes = hitsOf(labMakes, tokens)
  const tests = hitsOf(testType, tokens)
  const isNabl = hitsOf(accreditation, tokens).length > 0
  const isGoods = GOODS.test(text) && strong.length === 0
  const isLab =
    !isGoods &&
    (strong.length > 0 ||
      LAB.test(text) ||
      (instruments.length > 0 && makes.length > 0) ||
      makes.some(({ phrase }) => SURE_MAKES.test(phrase)))
  const isInstrument = strong.length > 0 || (makes.length > 0 && instruments.length > 0)
  const isCalibration = isLab && CALIBRATES.test(text) && !/\b(?:with|valid|calibrated|traceable)\b/.test(text)
  const isTest =
    isLab &&
    !isCalibration &&
    (!isInstrument || (PER_TEST.test(text) && makes.length === 0)) &&
    (TESTS.test(text) || (tests.length > 0 && (isNabl || METHOD.test(text))))
  return {
    goods: isLab && !isTest ? (strong[0] ?? instruments[0] ?? null) : null,
    make: isLab && !isTest && areOne(makes) ? (makes[0] ?? null) : null,
    isTest,
    isCalibration,
    isLab,
  }
})
