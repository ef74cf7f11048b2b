import { type ClothFacts, clothFacts, clothGsm } from '@/lib/domain/families/fabric/cloth-facts'
import {
  blendText,
  clothNameText,
  constructionText,
  plain,
  weightText,
  widthText,
} from '@/lib/domain/families/fabric/title-words'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { assemble, titleCase } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { roundTo } from '@/lib/domain/units/rounding'

const FINISHES_MAX = 2

/** The title that a mill, a converter or a garment maker would write; "" while the values say too little. */
export function finishTitle(facts: Facts): string {
  const cloth = clothFacts(facts)
  switch (textValue(facts.words, 'fabricStructure')) {
    case 'Knitted':
      return knitTitle(facts, cloth)
    case 'Nonwoven':
      return nonwovenTitle(facts, cloth)
    default:
      return wovenTitle(facts, cloth)
  }
}

/** 60s Cotton Satin 120 GSM Reactive Dyed Navy 58", Sanforised. */
function wovenTitle(facts: Facts, cloth: ClothFacts): string {
  const { words, values } = facts
  const isKnown = cloth.blend.length > 0 || textValue(words, 'coating') !== ''
  const name =
    textValue(words, 'fabricName') || textValue(words, 'weave') || denimName(words) || (isKnown ? 'Fabric' : '')
  if (!name) return ''
  const ounces = numberValue(values, 'denimOz')
  const size = ounces === null ? countsWords(cloth) || textValue(values, 'fabricCount') : `${plain(ounces)} oz`
  return assemble(
    [size, blendText(cloth.blend), clothNameText(name), gsmText(cloth), colouringText(facts), widthText(values)],
    finishTexts(facts),
  )
}

/** French Terry 240 GSM Cotton-Elastane 95/5, Dyed Navy, 72" Open. */
function knitTitle(facts: Facts, cloth: ClothFacts): string {
  const { words, values } = facts
  const knit = textValue(words, 'knitType') || textValue(words, 'fabricName')
  if (!knit) return ''
  const form = textValue(words, 'widthForm')
  const count = cloth.warp ? '' : textValue(values, 'fabricCount')
  const width = [widthText(values), form].filter(Boolean).join(' ')
  return assemble(
    [count, clothNameText(knit), gsmText(cloth), blendText(cloth.blend)],
    [colouringText(facts), width, ...finishTexts(facts)],
  )
}

/** Spunbond Nonwoven 60 GSM Polypropylene, Dyed Black, 63". */
function nonwovenTitle(facts: Facts, cloth: ClothFacts): string {
  const tech = textValue(facts.words, 'nonwovenTech') || textValue(facts.words, 'fabricName')
  if (!tech) return ''
  return assemble(
    [tech, 'Nonwoven', gsmText(cloth), blendText(cloth.blend)],
    [colouringText(facts), widthText(facts.values), ...finishTexts(facts)],
  )
}

/** The one fact of a card: 120 g/m² · 58". */
export function finishKeyFact(facts: Facts): string {
  const cloth = clothFacts(facts)
  const ounces = numberValue(facts.values, 'denimOz')
  const gsm = clothGsm(cloth)
  return [
    ounces === null ? '' : `${plain(ounces)} oz`,
    gsm === null ? '' : `${plain(roundTo(gsm, 0))} g/m²`,
    widthText(facts.values),
  ]
    .filter(Boolean)
    .join(' · ')
}

const denimName = (words: Facts['words']): string => (textValue(words, 'colouration') === 'Denim' ? 'Denim' : '')

/** As stated or as ounces and grams per metre say it; an estimate is no part of a name. */
function gsmText(cloth: ClothFacts): string {
  const gsm = cloth.gsm !== null || cloth.glm !== null ? clothGsm(cloth) : null
  return gsm === null ? '' : weightText(roundTo(gsm, 0))
}

/** "60s" where warp and weft are one count, else the whole construction. */
function countsWords(cloth: ClothFacts): string {
  const { warp, weft } = cloth
  const isOneCount = warp?.system === 'Ne' && weft?.system === 'Ne' && warp.resultantTex === weft.resultantTex
  if (isOneCount && warp)
    return warp.ply !== null && warp.ply > 1 ? `${warp.ply}/${plain(warp.value)}s` : `${plain(warp.value)}s`
  return constructionText(cloth)
}

/** "Reactive Dyed Navy", "Floral Digital Printed", "Yarn-Dyed Checks", "RFD". */
function colouringText({ words }: Facts): string {
  const word = (name: string) => textValue(words, name)
  const [how, dye, print, pattern] = [word('colouration'), word('dyeClass'), word('printMethod'), word('pattern')]
  const colour = word('color') === 'Multicolour' ? '' : word('color')
  switch (how) {
    case 'Dyed':
      return titleCase([/^[A-Z][a-z]+$/.test(dye) ? dye : '', 'Dyed', colour].filter(Boolean).join(' '))
    case 'Printed':
      return titleCase([pattern, print, 'Printed', colour].filter(Boolean).join(' '))
    case 'Yarn-dyed':
      return titleCase(['Yarn-dyed', pattern, colour].filter(Boolean).join(' '))
    case 'Denim':
      return titleCase([dye === 'Indigo' ? 'Indigo' : '', colour].filter(Boolean).join(' '))
    case 'Melange':
      return titleCase([colour, 'Melange'].filter(Boolean).join(' '))
    case 'Coated':
      return titleCase(colour)
    default:
      return titleCase([how, how === 'Dope-dyed' ? colour : ''].filter(Boolean).join(' '))
  }
}

function finishTexts({ words }: Facts): string[] {
  const coating = textValue(words, 'coating')
  const rinse = textValue(words, 'rinse')
  return [
    coating && !/coating|laminate/i.test(coating) ? `${coating} Coated` : titleCase(coating),
    rinse && rinse !== 'Raw' ? `${titleCase(rinse)} Washed` : rinse,
    ...listValue(words, 'finishes').slice(0, FINISHES_MAX).map(titleCase),
  ].filter(Boolean)
}
