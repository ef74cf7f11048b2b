import { type ClothFacts, clothFacts } from '@/lib/domain/families/fabric/cloth-facts'
import {
  blendText,
  constructionText,
  countsText,
  isFilament,
  joined,
  plain,
  weightText,
  widthText,
} from '@/lib/domain/families/fabric/title-words'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { titleCase } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { asMeasure } from '@/lib/domain/units/measure'
import { roundTo } from '@/lib/domain/units/rounding'

/** The title that a weaver, a Surat trader, a knitter or a nonwoven mill would write; "" while the values say too little. */
export function greyTitle(facts: Facts): string {
  const cloth = clothFacts(facts)
  switch (textValue(facts.words, 'fabricStructure')) {
    case 'Knitted':
      return knitTitle(facts, cloth)
    case 'Nonwoven':
      return nonwovenTitle(facts, cloth)
    default:
      return cloth.glm !== null && isFilament(cloth) ? suratTitle(facts, cloth) : wovenTitle(facts, cloth)
  }
}

/** 40×40/132×72 63" Cotton Poplin Grey Fabric, Air-jet. */
function wovenTitle({ words, values }: Facts, cloth: ClothFacts): string {
  const name = textValue(words, 'fabricName') || textValue(words, 'weave')
  const construction = constructionText(cloth)
  if (!name && !construction) return ''
  return joined(
    [construction, widthText(values), blendText(cloth.blend), titleCase(name), 'Grey Fabric'],
    [textValue(words, 'loomType')],
  )
}

/** 60 gm Georgette Grey, 75×75D, 44 Panna, Water-jet. */
function suratTitle({ words, values }: Facts, cloth: ClothFacts): string {
  const name = textValue(words, 'fabricName') || blendText(cloth.blend)
  const width = asMeasure(values.clothWidth)
  const panna = width ? (width.unit === 'in' ? `${plain(width.value)} Panna` : widthText(values)) : ''
  return joined(
    [`${plain(cloth.glm ?? 0)} gm`, titleCase(name), 'Grey'],
    [countsText(cloth), panna, textValue(words, 'loomType')],
  )
}

/** 24s Single Jersey 160 GSM Grey Knit, 30" Open Width. */
function knitTitle({ words, values }: Facts, { blend, gsm }: ClothFacts): string {
  const knit = textValue(words, 'knitType') || textValue(words, 'fabricName')
  if (!knit) return ''
  const form = textValue(words, 'widthForm')
  const width = [widthText(values), form === 'Open' ? 'Open Width' : form].filter(Boolean).join(' ')
  return joined(
    [textValue(values, 'fabricCount'), blendText(blend), titleCase(knit), weightText(gsm), 'Grey Knit'],
    [width],
  )
}

/** Spunbond Nonwoven 40 GSM, Polypropylene, 63". */
function nonwovenTitle({ words, values }: Facts, { blend, gsm }: ClothFacts): string {
  const tech = textValue(words, 'nonwovenTech') || textValue(words, 'fabricName')
  return tech ? joined([tech, 'Nonwoven', weightText(gsm)], [blendText(blend), widthText(values)]) : ''
}

/** The one fact of a card: 132×72 · 119 g/m². */
export function greyKeyFact(facts: Facts): string {
  const { epi, ppi, gsm, glm, gsmEstimate } = clothFacts(facts)
  const gauge = numberValue(facts.values, 'gauge')
  const sett = epi !== null && ppi !== null ? `${plain(epi)}×${plain(ppi)}` : gauge !== null ? `${plain(gauge)} GG` : ''
  const stated = gsm ?? (glm === null ? gsmEstimate : null)
  const weight = stated === null ? (glm === null ? '' : `${plain(glm)} g/m`) : `${plain(roundTo(stated, 0))} g/m²`
  return [sett, weight].filter(Boolean).join(' · ')
}
