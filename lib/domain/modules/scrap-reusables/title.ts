import { readTaper } from '@/lib/domain/families/geometry/taper'
import { BY_SCRAP_WEIGHT, REPAIRABLE, REUSABLE, scrapKind } from '@/lib/domain/families/scrap/vocabulary'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { assemble, titleCase } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'
import { asMeasure } from '@/lib/domain/units/measure'

/** The title that a scrap dealer would write: "Used Paper Cones 5°57′, 50,000 pcs", "SS Scrap 304, 12 MT"; "" without a class. */
export function scrapTitle(facts: Facts): string {
  const { words } = facts
  const scrapClass = textValue(words, 'scrapClass')
  if (scrapClass === '') return ''
  const head = [
    usedText(facts, scrapClass),
    materialText(facts, scrapClass),
    titleCase(goodsText(facts, scrapClass)),
    ...sizes(facts),
  ]
  return assemble(head.filter(Boolean), tail(facts, scrapClass).filter(Boolean))
}

/** "Used" before goods that are whole; regulated waste and metal need no word. */
function usedText({ words }: Facts, scrapClass: string): string {
  const [reuse, kind] = [textValue(words, 'reuseOrScrap'), scrapKind(scrapClass)]
  if (/^Used\b/.test(scrapClass) || kind === 'regulated') return ''
  if (reuse === REUSABLE) return textValue(words, 'timesUsed') === 'Once' ? 'Once-Used' : 'Used'
  return reuse === REPAIRABLE ? 'Repairable' : ''
}

/** Woven sacks are called by their plastic: "HDPE bags". */
function goodsText({ words }: Facts, scrapClass: string): string {
  const material = textValue(words, 'material')
  return scrapClass === 'PP bags' && material !== '' ? `${material} bags` : scrapClass
}

/** Drums and pallets are of several materials; MS scrap names its own. */
function materialText({ words }: Facts, scrapClass: string): string {
  const material = textValue(words, 'material')
  const isNamed = scrapClass.toLowerCase().includes(material.toLowerCase()) || material === 'Mixed'
  const kind = scrapKind(scrapClass)
  const isShown =
    kind === 'drums' ||
    kind === 'boxes' ||
    kind === 'tubes' ||
    kind === 'plastic' ||
    kind === 'parts' ||
    kind === 'cans' ||
    scrapClass === 'Plastic cones'
  return isNamed || !isShown || (scrapClass === 'Cartons' && material !== '') ? '' : material
}

function sizes({ words }: Facts): string[] {
  const taper = readTaper(textValue(words, 'coneTaper'))
  const [length, litres] = [numberValue(words, 'coneLength'), numberValue(words, 'drumVolume')]
  const can = ['canDiameter', 'canHeight'].flatMap((name) => asMeasure(words[name]) ?? [])
  const [first] = can
  return [
    textValue(words, 'metalGrade'),
    taper?.ok ? taper.text : textValue(words, 'coneTaper'),
    length === null ? '' : `${spoken(length)} mm`,
    litres === null ? '' : `${spoken(litres)} L`,
    first && can.length === 2 ? `${can.map(({ value }) => spoken(value)).join('×')} ${first.unit}` : '',
  ]
}

function tail(facts: Facts, scrapClass: string): string[] {
  const { words } = facts
  const kind = scrapKind(scrapClass)
  const weight = asMeasure(words.unitWeight)
  const isScrapped = textValue(words, 'reuseOrScrap') === BY_SCRAP_WEIGHT && kind !== 'metal' && kind !== 'regulated'
  return [
    quantityText(facts),
    textValue(words, 'itemName'),
    textValue(words, 'size'),
    weight && (kind === 'cones' || kind === 'tubes') ? `${spoken(weight.value)} ${weight.unit}` : '',
    textValue(words, 'drumHead'),
    kind === 'cones' || kind === 'drums' ? textValue(words, 'color') : '',
    isScrapped && !/scrap|waste/i.test(scrapClass) ? 'as Scrap' : '',
  ]
}

/** "50,000 pcs", "12 MT". */
function quantityText({ words }: Facts): string {
  const quantity = numberValue(words, 'availableQuantity')
  const unit = textValue(words, 'uom')
  if (quantity === null || quantity === 0) return ''
  return `${spoken(quantity)} ${unit === 'piece' ? 'pcs' : unit === '1000' ? '× 1000' : unit}`.trim()
}

/** What a card shows with the title: "5°57′ · 170 mm · 50,000 pcs". */
export function scrapKeyFact(facts: Facts): string {
  return [...sizes(facts), textValue(facts.words, 'size'), quantityText(facts)].filter(Boolean).slice(-3).join(' · ')
}
