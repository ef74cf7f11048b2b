import { memoize } from '@/lib/domain/memoize'
import { foldWord } from '@/lib/domain/vocabulary/vocabulary'
import { phraseAt } from '../../reading/phrases'
import { lineOf } from '../../reading/tokens'
import { substance } from '../substances'

/** What a line is about, as far as its words say. */
export interface ChemicalContext {
  isDye: boolean
  isCommodity: boolean
  isAuxiliary: boolean
  isEnzyme: boolean
  isInk: boolean
  /** Things that are named with the same words: cloth, machines, yarn. */
  isOther: boolean
}

/** Ranges of well-known makers, each of one dye class. */
export const RANGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    Reactive:
      'remazol procion novacron cibacron drimaren drimarene levafix everzol corafix sumifix synozol jakazol bezaktiv kayacelon reactobond',
    Disperse: 'terasil foron dianix palanil bemacron itosperse coralene',
    'Metal-complex': 'lanasyn lanaset isolan',
    Acid: 'nylosan telon erionyl tectilon',
    Basic: 'astrazon maxilon',
    Vat: 'indanthren novatic',
    Direct: 'solophenyl sirius',
    Sulphur: 'diresul',
  }).flatMap(([dyeClass, names]) => names.split(' ').map((name) => [name, dyeClass])),
)
export const MAKERS = Object.keys(RANGES).join('|')

const HUE =
  '(?:black|navy|blue|red|yellow|green|orange|violet|brown|turquoise|turq|grey|olive|scarlet|golden|brilliant|rubine|pink)'
const DYE = new RegExp(
  String.raw`\b(?:dyes?|dyestuffs?|pigments?|c\.?i\.?(?= |\.|$)|disp|oba|brightener|tinopal|indigo|inks?|sublimation|naphthol|reactive|disperse|vat|metal complex|rb-?5|${MAKERS}|sulph?ur black|sulfur black|(?:direct|acid|basic|cationic|solvent|sulphur|sulfur|fast) ${HUE})\b`,
)
const AUXILIARY =
  /\b(?:agents?|softeners?|binders?|thickeners?|fixers?|wetting|levell?ing|dispersing|sequestering|resins?|silicones?|repellents?|retardants?|coning|spin finish|defoamers?|antifoam|stiffener|solids?|active|detergent|sizing|antistat(?:ic)?|emulsion|oil|polyelectrolytes?|flocculants?|carriers?)\b/
const ENZYME = /\b(?:enzymes?|amylase|cellulase|catalase|bio-?polish(?:ing)?|pectinase|laccase)\b/
const OTHER =
  /\b(?:fabrics?|cloth|yarns?|sarees?|shirts?|machines?|padding mangle|jiggers?|fib(?:re|er)|looms?|gloves|shoes|t-?shirts?|dupatta|cotton thread|cones?)\b/

/** The context of a line; made once. */
export const contextOf = memoize((tokens: readonly string[]): ChemicalContext => {
  const { text } = lineOf(tokens)
  const words = tokens.map(foldWord)
  return {
    isDye: DYE.test(text),
    isCommodity: words.some((_, at) => phraseAt(substance, words, at) !== null),
    isAuxiliary: AUXILIARY.test(text),
    isEnzyme: ENZYME.test(text),
    isInk: /\binks?\b/.test(text),
    isOther: OTHER.test(text),
  }
})
