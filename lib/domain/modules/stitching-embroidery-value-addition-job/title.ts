import { EMBROIDERY_JOBS, HAND_JOBS } from '@/lib/domain/families/stitching/vocabulary/jobs'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { assemble, titleCase } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'

/**
 * The title that the trade would write: "Multi-Head Embroidery Job 56 Heads, 9 Needles, Sequin", "Polo T-shirt CMT Job, 3 Lines"; "" without
 * a job.
 */
export function stitchingTitle(facts: Facts): string {
  const { words } = facts
  const [main = '', ...others] = listValue(words, 'jobType')
  if (main === '') return ''
  const products = listValue(words, 'productType').slice(0, 2)
  const isSewn = !EMBROIDERY_JOBS.includes(main) && !HAND_JOBS.includes(main)
  const head = isSewn ? [products[0] ?? '', named(main), 'Job'] : [named(main), 'Job']
  const shown = isSewn ? products.slice(1) : products
  return assemble(
    head.filter(Boolean),
    [
      headsText(facts),
      numberText(facts, 'needles', 'Needles'),
      numberText(facts, 'schiffliYards', 'yd'),
      numberText(facts, 'lines', 'Lines'),
      numberText(facts, 'artisans', 'Artisans'),
      ...listValue(words, 'panelPrint').slice(0, 2),
      ...listValue(words, 'garmentWash').slice(0, 2),
      capacityText(facts),
      ...others.slice(0, 2).map((job) => named(job.replace(/ embroidery$/, ''))),
      ...shown,
    ].filter(Boolean),
  )
}

const named = (job: string): string => titleCase(job).replace(' And ', ' and ')

/** "56 heads · 9 needles", "3 lines · 60 operators", "40 artisans". */
export function stitchingKeyFact(facts: Facts): string {
  const parts = [
    headsText(facts).toLowerCase(),
    numberText(facts, 'needles', 'needles'),
    numberText(facts, 'schiffliYards', 'yd'),
    numberText(facts, 'lines', 'lines'),
    numberText(facts, 'operators', 'operators'),
    numberText(facts, 'artisans', 'artisans'),
    numberText(facts, 'loadSize', 'kg load'),
    areaText(facts),
    numberText(facts, 'colours', 'colours'),
  ].filter(Boolean)
  return parts.slice(0, 3).join(' · ')
}

/** The greatest print: "500 × 700 mm". */
function areaText({ words }: Facts): string {
  const whole = words.printArea
  const side = (name: string): unknown =>
    typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : null
  const [width, height] = [side('width'), side('height')]
  return typeof width === 'number' && typeof height === 'number' ? `${width} × ${height} mm` : ''
}

function headsText(facts: Facts): string {
  const heads = numberValue(facts.words, 'heads')
  return heads === null ? '' : heads === 1 ? '1 Head' : `${spoken(heads)} Heads`
}

function numberText({ words }: Facts, name: string, unit: string): string {
  const value = numberValue(words, name)
  return value === null ? '' : `${spoken(value)} ${value === 1 ? unit.replace(/s$/, '') : unit}`
}

function capacityText({ words }: Facts): string {
  const capacity = numberValue(words, 'capacityPerDay')
  if (capacity === null) return ''
  const unit = (textValue(words, 'capacityUom') || textValue(words, 'uom')).replace(/^piece$/, 'pcs')
  return `${spoken(capacity)} ${unit}/day`
}
