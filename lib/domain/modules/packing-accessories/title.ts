import { packFacts } from '@/lib/domain/families/geometry/pack-facts'
import { readTaper } from '@/lib/domain/families/geometry/taper'
import { PACKS } from '@/lib/domain/families/geometry/vocabulary/packs'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { assemble, titleCase } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { plainDigits, spoken } from '@/lib/domain/spoken'
import { asMeasure } from '@/lib/domain/units/measure'
import { roundTo } from '@/lib/domain/units/rounding'

const GRAMS_PER_KG = 1000
/** Said before the hanger: "Top Hanger 17 in". */
const HANGS: ReadonlySet<string> = new Set(['Top', 'Bottom', 'Frame'])
const includes = (kinds: readonly string[], kind: string): boolean => kinds.includes(kind)

/**
 * The title that a packing dealer would write: "Paper Cone 5°57′ 170 mm, 38 g, Blue Tip", "5-Ply Carton 18×12×12 in, BC Flute"; "" without
 * a type.
 */
export function packingTitle(facts: Facts): string {
  const { words } = facts
  const type = textValue(words, 'packType')
  if (!type) return ''
  const hanger = textValue(words, 'hangerType')
  const goods = titleCase(HANGS.has(hanger) ? `${hanger} ${type}` : type)
  const head = [plyText(facts), goods, taperText(facts), sizeText(facts)]
  return assemble(head.filter(Boolean), tail(facts).filter(Boolean))
}

/** What a card shows with the title: "5°57′ · 170 mm · 38 g", "5 ply · 18×12×12 in". */
export function packingKeyFact(facts: Facts): string {
  const ply = numberValue(facts.words, 'cartonPly')
  return [
    taperText(facts),
    ply === null ? '' : `${spoken(ply)} ply`,
    micronText(facts),
    sizeText(facts),
    weightText(facts),
  ]
    .filter(Boolean)
    .slice(0, 3)
    .join(' · ')
}

function tail(facts: Facts): string[] {
  const { words } = facts
  const type = textValue(words, 'packType')
  const [load, gsm, bf] = ['loadCapacity', 'gsm', 'bf'].map((name) => numberValue(words, name))
  const tip = textValue(words, 'tipColour')
  const flute = textValue(words, 'flute')
  const material = textValue(words, 'material')
  const printing = textValue(words, 'printing')
  return [
    weightText(facts),
    flute ? `${flute} Flute` : '',
    bf == null ? '' : `${spoken(bf)} BF`,
    micronText(facts),
    gsm == null ? '' : `${spoken(gsm)} GSM`,
    rollText(facts),
    load == null ? '' : `${spoken(load)} kg Load`,
    tip ? `${titleCase(tip)} Tip` : '',
    isNamedByType(type, material) ? '' : material,
    textValue(words, 'color'),
    printing === '' || printing === 'Plain' ? '' : printing === 'Printed' ? printing : `${printing} Printed`,
    words.ispm15 === true ? 'ISPM-15' : '',
  ]
}

/** Cones and cartons are of kraft paper unless another material is named. */
function isNamedByType(type: string, material: string): boolean {
  return (
    type.toLowerCase().includes(material.toLowerCase()) ||
    (material === 'Kraft paper' && /^(?:Paper|Carton|Corrugated)/.test(type))
  )
}

function plyText({ words }: Facts): string {
  const ply = numberValue(words, 'cartonPly')
  return ply === null ? '' : `${ply}-Ply`
}

function taperText({ words }: Facts): string {
  const typed = textValue(words, 'coneTaper')
  const reading = readTaper(typed)
  return reading?.ok ? reading.text : typed
}

/** The size as the trade names it: of rolls the width alone. */
function sizeText({ words }: Facts): string {
  const kind = textValue(words, 'packType')
  const coneLength = numberValue(words, 'coneLength')
  const diameter = sides(words, ['innerDiameter'])
  if (includes(PACKS.hollow, kind) && (coneLength !== null || diameter !== '')) {
    const length = coneLength === null ? sides(words, ['itemLength']) : `${spoken(coneLength)} mm`
    return includes(PACKS.cones, kind) ? length : [diameter, length].filter(Boolean).join(' × ')
  }
  if (includes(PACKS.bags, kind) && kind !== 'Jumbo bag') return sides(words, ['itemWidth', 'itemLength'])
  if (includes(PACKS.rolls, kind)) return sides(words, ['itemWidth'])
  if (kind === 'Label') return sides(words, ['itemWidth', 'itemLength'])
  return sides(words, ['itemLength', 'itemWidth', 'itemHeight'])
}

/** "18×12×12 in" where all sides are in one unit, "1 m × 12 mm" where not. */
function sides(words: Facts['words'], names: readonly string[]): string {
  const stated = names.flatMap((name) => asMeasure(words[name]) ?? [])
  const [first] = stated
  if (!first) return ''
  if (stated.every(({ unit }) => unit === first.unit))
    return `${stated.map(({ value }) => plain(value)).join('×')} ${first.unit}`
  return stated.map(({ value, unit }) => `${plain(value)} ${unit}`).join(' × ')
}

function weightText(facts: Facts): string {
  const { grams } = packFacts(facts)
  if (grams === null) return ''
  return grams >= GRAMS_PER_KG ? `${plain(roundTo(grams / GRAMS_PER_KG, 2))} kg` : `${plain(roundTo(grams, 2))} g`
}

function micronText(facts: Facts): string {
  const micron = numberValue(facts.words, 'micron')
  const gauge = numberValue(facts.words, 'gauge')
  if (micron !== null) return `${plain(micron)} Micron`
  return gauge === null ? '' : `${plain(gauge)} Gauge`
}

function rollText({ words }: Facts): string {
  const metres = numberValue(words, 'rollLength')
  return metres === null ? '' : `${plain(metres)} m`
}

const plain = (value: number): string => plainDigits(value, 2)
