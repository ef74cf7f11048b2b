import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { type ClothFacts, clothFacts } from '@/lib/domain/families/fabric/cloth-facts'
import { type BlendRow, blendCode, mainFirst } from '@/lib/domain/listing/blend'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { titleCase } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { TITLE_LENGTH_MAX } from '@/lib/domain/text-limits'
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

/** Single Jersey 160 GSM Grey Knit, 30" Open Width. */
function knitTitle({ words, values }: Facts, { blend, gsm }: ClothFacts): string {
  const knit = textValue(words, 'knitType') || textValue(words, 'fabricName')
  if (!knit) return ''
  const form = textValue(words, 'widthForm')
  const width = [widthText(values), form === 'Open' ? 'Open Width' : form].filter(Boolean).join(' ')
  return joined([blendText(blend), titleCase(knit), weightText(gsm), 'Grey Knit'], [width])
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

const weightText = (gsm: number | null): string => (gsm === null ? '' : `${plain(gsm)} GSM`)

/** Of yarns in denier alone. */
const isFilament = ({ warp, weft }: ClothFacts): boolean =>
  [warp, weft].every((count) => count === null || count.system === 'Denier')

function constructionText(cloth: ClothFacts): string {
  const { epi, ppi } = cloth
  const sett = epi === null || ppi === null ? '' : `${plain(epi)}×${plain(ppi)}`
  return [countsText(cloth), sett].filter(Boolean).join('/')
}

/** 40×40, 2/40×2/40, 75×75D, 40×150D. */
function countsText({ warp, weft }: ClothFacts): string {
  if (!warp || !weft) return ''
  const areDenier = warp.system === 'Denier' && weft.system === 'Denier'
  return `${areDenier ? plain(warp.value) : countText(warp)}×${countText(weft)}`
}

function countText({ system, value, ply }: ParsedCount): string {
  const folded = ply !== null && ply > 1 ? `${ply}/${plain(value)}` : plain(value)
  return system === 'Ne' ? folded : system === 'Denier' ? `${folded}D` : `${folded} ${system}`
}

function widthText({ clothWidth }: Facts['values']): string {
  const width = asMeasure(clothWidth)
  if (!width) return ''
  return width.unit === 'in' ? `${plain(width.value)}"` : `${plain(width.value)} ${width.unit}`
}

/** Cotton, PC 65/35, Cotton-Elastane 95/5. */
function blendText(rows: readonly BlendRow[]): string {
  const names = rows.map(({ fibre }) => titleCase(fibre))
  if (rows.length < 2 || rows.some(({ percent }) => percent === 0)) return names.join('-')
  const sorted = mainFirst(rows)
  const shares = sorted.map(({ percent }) => plain(percent)).join('/')
  const code = blendCode(sorted)
  if (code === 'PC' || code === 'CVC') return `${code} ${shares}`
  return `${sorted.map(({ fibre }) => titleCase(fibre)).join('-')} ${shares}`
}

const plain = (value: number): string => value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 2 })

/** The head in one piece, then as much of the tail as a title may hold. */
function joined(head: readonly string[], tail: readonly string[]): string {
  let title = head.filter(Boolean).join(' ')
  for (const part of tail) if (part && title.length + 2 + part.length <= TITLE_LENGTH_MAX) title = `${title}, ${part}`
  return title.slice(0, TITLE_LENGTH_MAX)
}
