import { type Notation, readerOf } from '../../../reading/notations'
import { type TextReader, understood } from '../../../reading/reading'
import { lineOf } from '../../../reading/tokens'

/** How many packages are in a box, in Spanish, Portuguese, Turkish and German. */

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

/** "10 Stück je Karton", "12 Spulen/Karton", "Karton à 10 Spulen", "12'li paket": how many are in one, in German and Turkish. */
const packedInGerman: Notation = {
  pattern:
    /(?<first>\d{1,3}) ?(?:st(?:ü|ue)ck|stk\.?|rollen|(?<spools>spulen|r(?:ö|oe)llchen)|(?<cones>konen)) ?(?:je|pro|im|\/) ?(?:karton|schachtel|packung|box|pack)|(?:karton|schachtel|packung) (?:(?:à|a|zu|mit) )?(?<second>\d{1,3}) ?(?:st(?:ü|ue)ck|stk\.?|(?<spools2>spulen)|(?<cones2>konen))|(?<turkish>\d{1,3}) ?'?(?:l[iıuü]) ?(?:paket(?:ler)?|kutu|koli|set)(?!\p{L})/iuy,
  read({ groups, text }, tokens) {
    const held = Number(groups.first ?? groups.second ?? groups.turkish)
    const { text: line } = lineOf(tokens)
    if (held < 2 || !(groups.turkish ? OF_THREAD : GERMAN_THREAD).test(line)) return null
    const type = (groups.spools ?? groups.spools2) ? 'Spool' : (groups.cones ?? groups.cones2) ? 'Cone' : null
    return [understood('unitsPerPackage', text, held), ...(type ? [understood('packageType', text, type)] : [])]
  },
}
const GERMAN_THREAD = /(?<!\p{L})(?:n(?:ä|ae)h)?(?:garne?|zwirne?|faden|f(?:ä|ae)den)(?!\p{L})|\bthreads?\b/u

/** What a box holds, in other languages. */
export const caseAbroadReader: TextReader = readerOf(
  'unitsPerPackage',
  ['hilo caja 100 conos'],
  [packedAbroad, packedInGerman],
)
