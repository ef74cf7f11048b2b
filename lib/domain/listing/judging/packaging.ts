import { type Issue, IssueList, warningIssue } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import { positive, roundTo } from '@/lib/domain/units/rounding'
import { netWeightKg, statedConeKg, weightKg } from '@/lib/domain/units/unit-facts'
import { toKg } from '@/lib/domain/units/units'
import { palletReadiness } from '@/lib/domain/vocabulary/packaging'
import { dimensionUnits } from '@/lib/domain/vocabulary/units'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { plainDigits, spoken } from '../../spoken'
import { numberValue, textValue } from '../listing'
import type { PackagingSnapshot } from '../record-parts'

export type { PackagingSnapshot }

const SIDES = ['length', 'width', 'height'] as const
const WEIGHT_UNIT_DEFAULT = 'kg'
const DIMENSION_UNIT_DEFAULT = 'cm'
const METRES: ReadonlyMap<string, number> = new Map([
  ['cm', 0.01],
  ['mm', 0.001],
  ['m', 1],
  ['in', 0.0254],
  ['ft', 0.3048],
])
const CBM_DECIMALS = 4

/** No container fits a longer side. */
const SIDE_METRES_MAX = 13
/** The usual weight of cones, bag and carton; a higher ratio often means that the cones were counted twice. */
const GROSS_OVER_NET_MAX = 1.2
const CBM_TOLERANCE = 0.02
const WEIGHT_TOLERANCE = 0.05
/** By palletContainerReadiness: the volume of one container. */
const CONTAINER_CBM_MAX: ReadonlyMap<string, number> = new Map([
  ['20′ FCL', 33],
  ['40′ FCL', 67],
  ['40′ HC FCL', 76],
])
const CONTAINER_KG_MAX = 28_000

/** The packaging of a listing in the spec's records: "" for missing values, cbm computed if possible. */
export function packagingSnapshot(values: FieldValues): PackagingSnapshot {
  return {
    ...volume(values),
    packageType: textValue(values, 'packageType'),
    unitsPerPackage: numberText(values.unitsPerPackage),
    grossWeight: numberText(values.grossWeight),
    netWeight: numberText(values.netWeight),
    length: numberText(values.length),
    width: numberText(values.width),
    height: numberText(values.height),
    weightUnit: textValue(values, 'weightUnit') || WEIGHT_UNIT_DEFAULT,
    dimensionUnit: textValue(values, 'dimensionUnit') || DIMENSION_UNIT_DEFAULT,
  }
}

/**
 * The volume on offer in cubic metres: from the sides and the number of packages, otherwise the seller's value
 * (reference 4.17).
 */
function volume(values: FieldValues): Pick<PackagingSnapshot, 'cbm' | 'cbmSource'> {
  const computed = computedCbm(values)
  if (computed !== null) return { cbm: computed, cbmSource: 'computed' }
  const stated = positive(values.cbm)
  return stated === null ? { cbm: 0, cbmSource: 'pending' } : { cbm: stated, cbmSource: 'seller' }
}

/** length x width x height x packageCount in cubic metres, 4 decimals; null if one is missing. */
export function computedCbm(values: FieldValues): number | null {
  const packages = positive(values.packageCount)
  const [length, width, height] = SIDES.map((side) => sideMetres(values, side))
  if (!length || !width || !height || packages === null) return null
  return roundTo(length * width * height * packages, CBM_DECIMALS)
}

/** Everything wrong with the packaging of a listing (reference 4.17). */
export function packagingIssues(values: FieldValues): Issue[] {
  return [...weightIssues(values), ...sideIssues(values), ...loadIssues(values)]
}

function weightIssues(values: FieldValues): Issue[] {
  const issues = new IssueList()
  const gross = positive(values.grossWeight)
  const net = positive(values.netWeight)
  if (gross !== null && net !== null) {
    if (net > gross) {
      issues.error(
        'NET_OVER_GROSS',
        'netWeight',
        `The goods (${spoken(net)}) cannot weigh more than the full package (${spoken(gross)}).`,
      )
    } else if (gross > net * GROSS_OVER_NET_MAX && !/beam|pallet/i.test(textValue(values, 'packageType'))) {
      const percent = Math.round((gross / net - 1) * 100)
      issues.warning(
        'GROSS_HIGH',
        'grossWeight',
        `The packing weighs ${percent} % of the goods. Check that the net weight is without packing, cones and tubes.`,
      )
    }
  }
  const coneKg = statedConeKg(values)
  const units = positive(values.unitsPerPackage)
  const netKg = netWeightKg(values)
  if (coneKg !== null && units !== null && netKg !== null && !isNear(coneKg * units, netKg, WEIGHT_TOLERANCE)) {
    issues.warning(
      'CONES_WEIGHT',
      'unitsPerPackage',
      `${spoken(units)} of ${spoken(coneKg)} kg are ${spoken(roundTo(coneKg * units, 2))} kg; but the package holds ${spoken(roundTo(netKg, 2))} kg.`,
    )
  }
  const packages = positive(values.packageCount)
  const total = positive(values.totalQuantity)
  const totalKg = total === null ? null : toKg(total, textValue(values, 'uom'), values)
  if (packages !== null && netKg !== null && totalKg !== null && !isNear(packages * netKg, totalKg, WEIGHT_TOLERANCE)) {
    issues.warning(
      'PACKAGES_WEIGHT',
      'packageCount',
      `${spoken(packages)} packages hold ${spoken(roundTo(packages * netKg, 2))} kg; the total quantity is ${spoken(roundTo(totalKg, 2))} kg.`,
    )
  }
  return issues.all
}

function sideIssues(values: FieldValues): Issue[] {
  const issues = new IssueList()
  const missing = SIDES.filter((side) => positive(values[side]) === null)
  if (missing.length > 0 && missing.length < SIDES.length) {
    issues.add(
      ...missing.map((side) =>
        warningIssue('SIDES_INCOMPLETE', side, 'Enter all three sides of the package, or none.'),
      ),
    )
  }
  for (const side of SIDES) {
    const metres = sideMetres(values, side)
    if (metres !== null && metres > SIDE_METRES_MAX) {
      issues.warning(
        'SIDE_TOO_LONG',
        side,
        `This is ${spoken(roundTo(metres, 2))} m, longer than a container. Check the unit.`,
      )
    }
  }
  const computed = computedCbm(values)
  const stated = positive(values.cbm)
  if (computed !== null && stated !== null && !isNear(stated, computed, CBM_TOLERANCE)) {
    issues.warning(
      'CBM_DIFFERS',
      'cbm',
      `The sides and the number of packages give ${spoken(computed)} m³, not ${spoken(stated)} m³. Buyers see ${spoken(computed)} m³.`,
    )
  }
  return issues.all
}

/** Whether the goods on offer fit the named container. */
function loadIssues(values: FieldValues): Issue[] {
  const issues = new IssueList()
  const container = canonicalValue(palletReadiness, textValue(values, 'palletContainerReadiness')) ?? ''
  const cbmMax = CONTAINER_CBM_MAX.get(container)
  if (cbmMax === undefined) return issues.all
  const { cbm } = volume(values)
  if (cbm > cbmMax) {
    issues.warning(
      'CONTAINER_VOLUME',
      'palletContainerReadiness',
      `${spoken(cbm)} m³ do not fit into one ${container}, which takes ${cbmMax} m³.`,
    )
  }
  const packages = numberValue(values, 'packageCount')
  const packageKg = weightKg(values.grossWeight, values) ?? netWeightKg(values)
  const kg = packages === null || packageKg === null ? 0 : packages * packageKg
  if (kg > CONTAINER_KG_MAX) {
    issues.warning(
      'CONTAINER_WEIGHT',
      'palletContainerReadiness',
      `${spoken(roundTo(kg, 0))} kg are more than a container may carry (${spoken(CONTAINER_KG_MAX)} kg).`,
    )
  }
  return issues.all
}

function sideMetres(values: FieldValues, side: (typeof SIDES)[number]): number | null {
  const length = positive(values[side])
  const unit = textValue(values, 'dimensionUnit') || DIMENSION_UNIT_DEFAULT
  const metres = METRES.get(canonicalValue(dimensionUnits, unit) ?? unit)
  return length === null || metres === undefined ? null : length * metres
}

function isNear(value: number, expected: number, tolerance: number): boolean {
  return Math.abs(value - expected) <= expected * tolerance + 1e-9
}

/** A number as plain digits. */
function numberText(value: unknown): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return typeof value === 'string' ? value : ''
  return plainDigits(value, 12)
}
