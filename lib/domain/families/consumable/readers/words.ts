import { phraseAt } from '../../reading/phrases'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { foldedOf } from '../../reading/tokens'
import { longestNamed, stated, wordLists } from '../../reading/word-lists'
import * as terms from '../vocabulary/terms'
import { goodsOf, namesOf } from './context'

/** The words of the goods: class and type. */
const goods: TextReader = {
  name: 'utilityClass',
  examples: [
    'ring travellers',
    'white coal briquettes',
    'spindle oil',
    'knitting needles',
    'indonesian coal',
    'safety shoes',
    'solar power',
  ],
  read(tokens, at): Reading | null {
    const main = goodsOf(tokens)
    const here = namesOf(tokens).find((one) => one.at === at)
    if (!main || !here) return null
    const text = tokens.slice(at, at + here.used).join(' ')
    const type = here.itemType
    return {
      used: here.used,
      understood: [
        understood('utilityClass', text, main.utilityClass),
        ...(type === null ? [] : [understood('itemType', text, type)]),
      ],
    }
  },
}

/** Lists whose words are read where the line names goods. */
const LISTS = wordLists([
  ['baseOil', terms.baseOil],
  ['gcvBasis', terms.gcvBasis],
  ['supplyModel', terms.supplyModel],
  ['contractSupply', terms.contractSupply],
  ['deliveryMode', terms.deliveryMode],
  ['needlePoint', terms.needlePoint],
  ['surfaceFinish', terms.travellerFinish],
  ['material', terms.storeMaterial],
  ['grade', terms.storeGrades],
  ['industryStandard', terms.storeStandards],
  ['reedCounting', terms.reedCounting],
  ['packageType', terms.storePackages],
])
/** Which classes a list belongs to; others take it from any. */
const ONLY: Readonly<Record<string, RegExp>> = {
  baseOil: /^(?:Lubricant|Grease|Thermic fluid)$/,
  gcvBasis: /^(?:Coal|Lignite|Pet coke|Biomass pellets|Biomass briquettes|Rice husk|Firewood|Charcoal|Loose biomass)$/,
  supplyModel: /^Power$/,
  needlePoint: /^Sewing needle$/,
  surfaceFinish: /^(?:Ring traveller|Spinning ring)$/,
  reedCounting: /^Reed$/,
  deliveryMode:
    /^(?:Coal|Lignite|Pet coke|Biomass pellets|Biomass briquettes|Rice husk|Loose biomass|Firewood|Charcoal|Diesel|Furnace oil|Light diesel oil|PNG|Steam|Power|Water|Industrial gas)$/,
  packageType: /^(?:Lubricant|Grease|Thermic fluid|LPG|Industrial gas|Biogas|Adhesive)$/,
  material:
    /^(?:Ring traveller|Spinning ring|Top roller cot|Apron|Reed|Heald|Drop wire|Bobbin|Yarn guide|Printing screen|Belt|Filter|Seal and gasket|Hose and fitting|Hardware|Safety gear|Picker|Shuttle|Temple|Stenter pin)$/,
}
/** Words of these lists that mean other things in a line. */
const NEVER =
  /^(?:a|b|c|d|r|db|m|air dried|ready delivery|parcel|truck|excluded|index linked|spot|in bags|in drums|cotton|wood|paper|plastic|leather|normal|tanker|sack|bullet|can|cans)$/
const MARKED = /^(?:spot)$/

const listed: TextReader = {
  name: 'storeTerms',
  examples: ['mineral hydraulic oil', 'group captive solar power', 'stainless steel reed', 'coal rate contract'],
  read(tokens, at): Reading | null {
    const main = goodsOf(tokens)
    if (!main) return null
    const words = foldedOf(tokens)
    const [hit] = longestNamed(
      LISTS,
      words,
      at,
      ({ name, phrase, used }) =>
        !(name === 'material' && /^(?:toe|cap|grey|colou?r|box|drum|coat(?:ed|ing)?)$/.test(words[at + used] ?? '')) &&
        (ONLY[name]?.test(main.utilityClass) ?? true) &&
        (!NEVER.test(phrase) || MARKED.test(phrase)),
    )
    return hit ? { used: hit.used, understood: [stated(hit, tokens.slice(at, at + hit.used).join(' '))] } : null
  },
}

/** Makes and machines that the goods are for. */
const machines: TextReader = {
  name: 'suitsMachine',
  examples: ['travellers for LMW ring frame', 'reed for air jet loom'],
  read(tokens, at): Reading | null {
    const main = goodsOf(tokens)
    if (!main || /^(?:Power|Water|Safety gear|Cleaning material|Stationery)$/.test(main.utilityClass)) return null
    const found = phraseAt(terms.suitsMachine, foldedOf(tokens), at)
    const isFor = /^(?:for|of|suits|suitable|in|on|&|and|\/|,)$/.test(foldedOf(tokens)[at - 1] ?? '')
    if (
      !found ||
      (!isFor &&
        !/needle|Sinker/.test(main.utilityClass) &&
        /^(?:carding|boiler|mayer|brother|lakshmi|comber|savio|liba)$/.test(found.phrase))
    )
      return null
    const text = tokens.slice(at, at + found.used).join(' ')
    return { used: found.used, understood: [understood('suitsMachine', text, [found.value])] }
  },
}

const MAKER_WORDS_MAX = 3

/** Makers of stores by their names. */
const makers: TextReader = {
  name: 'brandManufacturer',
  examples: ['groz beckert knitting needles', 'SKF bearing', 'mobil hydraulic oil'],
  read(tokens, at): Reading | null {
    if (!goodsOf(tokens)) return null
    const words = foldedOf(tokens)
    for (let used = MAKER_WORDS_MAX; used > 0; used -= 1) {
      const name = terms.MAKERS[words.slice(at, at + used).join(' ')]
      // "Groundnut shell" is fuel, and no oil of Shell.
      if (name === undefined || (name === 'Shell' && /nut$|^(?:cashew|almond)$/.test(words[at - 1] ?? ''))) continue
      const text = tokens.slice(at, at + used).join(' ')
      const parts: Understood[] = [understood('brandManufacturer', text, name)]
      return { used, understood: parts }
    }
    return null
  },
}

export const wordReaders: readonly TextReader[] = [goods, makers, machines, listed]
