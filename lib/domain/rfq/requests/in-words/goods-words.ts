import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { unitOfWord } from '@/lib/domain/units/units'
import { deliveryInWords } from './delivery-words'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Words that name no goods: how buyers ask, what they wish of any goods, and what goods of the trade are called in general. */
const SAYS_NOTHING = new Set(
  wordsOf(`
    a an the any some all every this that these those and or of in on at to for from with without by per as is are be it its no not only also
    i we you they me my us our your
    hi hello dear sir madam ji namaste team friend friends thanks thank regards
    send give get buy buying bring make show tell share let have has want wants wanted need needs needed require required requirement
    requirements looking look ask asking enquiry inquiry rfq request order purchase buyer supply supplier suppliers supplied seller
    sellers vendor please pls plz kindly chahiye chaiye lena leni dena bhejo bhej do hai mujhe humko jaldi accha acha
    good better best nice fine top high great quality qty quantity amount kind type sort nos
    price prices priced rate rates cost cheap cheapest low lowest reasonable competitive budget target quote quotes quotation quotations
    offer offers deal discount rs inr usd eur rupee rupees payment credit advance cash gst
    urgent urgently asap soon fast quick quickly immediate immediately now today tomorrow early time delivery deliver delivered dispatch
    available availability stock ready regular bulk large small big more much many lot lots new fresh
    yarn yarns thread threads fabric fabrics cloth cloths fibre fibres fiber fibers textile textiles garment garments material materials
    product products good goods item items piece pieces thing things stuff sample samples test`),
)

/** A figure, with its unit joined to it or without one. */
const FIGURE = /^\d+$/
const FIGURE_WITH_UNIT = /^\d+(\p{L}+)$/u

/** The words by which a module names its own goods. */
function plainNames({ words }: Pick<ModuleDefinition, 'words'>): Set<string> {
  return new Set([words.goods, ...(words.alsoCalled ?? [])].flatMap(wordsOf).flatMap((word) => [word, `${word}s`]))
}

/**
 * Whether a text says anything of the goods that are asked for: any word or figure that is no filler, no quantity and no plain name of
 * goods. "Send me yarn, 5 kg" says nothing; "slub", "2/40s" and "for bedsheets" do.
 */
export function describesGoods(definition: Pick<ModuleDefinition, 'words'> | null, text: string): boolean {
  const names = definition ? plainNames(definition) : new Set<string>()
  const words = wordsOf(deliveryInWords(text).goods.replace(/(?<=\d)[,.](?=\d)/g, ''))
  const isUnit = (word: string | undefined) => word !== undefined && unitOfWord(word) !== null
  return words.some((word, place) => {
    if (SAYS_NOTHING.has(word) || names.has(word)) return false
    // "5 kg", "5kg": how much, and not of what. A figure alone may be a count.
    if (FIGURE.test(word)) return !isUnit(words[place + 1])
    if (isUnit(FIGURE_WITH_UNIT.exec(word)?.[1])) return false
    return !(isUnit(word) && FIGURE.test(words[place - 1] ?? ''))
  })
}
