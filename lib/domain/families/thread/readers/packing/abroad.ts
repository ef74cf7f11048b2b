import { type Notation, readerOf } from '../../../reading/notations'
import { type TextReader, understood } from '../../../reading/reading'
import { lineOf } from '../../../reading/tokens'

/** How many packages are in a box, in Spanish, Portuguese and Turkish. */

const EACH = '(?:conos?|cones|carretes?|tubos?|bobinas?|bobin|makara|retr[oó]s)'
const TYPES: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:conos?|cones|bobin$)/, 'Cone'],
  [/^(?:carretes?|makara)/, 'Spool'],
  [/^tubos?/, 'Tube'],
]

/** "Caja 100 conos", "caixa com 10 cones", "100 conos por caja", "kolide 120 bobin". */
const packedAbroad: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:caj[ao]n?|caixa|kutuda|kolide)s? (?:(?:de|con|com|x) )?(?<first>\d{1,3}) ?(?<one>${EACH})|(?<second>\d{1,3}) ?(?<two>${EACH}) ?(?:(?:por|en|em) (?:cada )?|\/ ?)(?:caja|caixa))(?![a-z])`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    const held = Number(groups.first ?? groups.second)
    const each = (groups.one ?? groups.two ?? '').toLowerCase()
    const type = TYPES.find(([word]) => word.test(each))?.[1]
    if (held < 2 || !OF_THREAD.test(lineOf(tokens).text)) return null
    return [understood('unitsPerPackage', text, held), ...(type ? [understood('packageType', text, type)] : [])]
  },
}
const OF_THREAD = /(?<!\p{L})(?:hilos?|linhas?|ipli[kgğ]i?|threads?|tkt|ticket)(?!\p{L})/u

/** What a box holds, in other languages. */
export const caseAbroadReader: TextReader = readerOf('unitsPerPackage', ['hilo caja 100 conos'], [packedAbroad])
