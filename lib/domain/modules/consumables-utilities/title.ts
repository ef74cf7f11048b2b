import { CLASSES, FUELS } from '@/lib/domain/families/consumable/vocabulary/classes'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { assemble, titleCase } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { plainDigits } from '@/lib/domain/spoken'

const plain = (value: number): string => plainDigits(value, 3)
const isIn = (list: readonly string[], word: string): boolean => list.includes(word)

/** Kinds that say what the class says. */
const TYPE_NAMES_ALL =
  /needle|belt|bearing|filter|reed|heald|briquette|pellet|oil|ring$|traveller|gloves|water|wire|coal|bobbin|pirn|cable|motor|sensor|lamp|mask|shoes|helmet|screen/i

/** "Ring Traveller C1 UL udr 6/0, 1000 pcs", "Indonesian Coal 5500 GCV GAR, 0-50 mm"; "" without a class. */
export function consumableTitle(facts: Facts): string {
  const { words } = facts
  const word = (name: string) => textValue(words, name)
  const kind = word('utilityClass')
  if (!kind) return ''
  const head = [nameOf(facts), figureOf(facts)]
  const size = sizeOf(facts)
  const tail = [
    isIn(FUELS, kind) || kind === 'Power' ? '' : word('brandManufacturer'),
    isIn(FUELS, kind) && !(word('size') && figureText(facts).includes(word('size'))) ? word('size') : '',
    numberText(facts, 'ash', (value) => `${value}% Ash`),
    numberText(facts, 'sulphur', (value) => `${value}% Sulphur`),
    word('baseOil'),
    word('supplyModel'),
    numberText(facts, 'tenure', (value) => `${value} ${value === '1' ? 'Year' : 'Years'}`),
    word('nlgi') && kind !== 'Grease' ? `NLGI ${word('nlgi')}` : '',
    packOf(facts),
  ]
  return assemble([...head, size].filter(Boolean), tail.filter(Boolean))
}

/** What a card shows with the title: "5,500 kcal/kg GAR · 12 % ash", "C1 6/0 · 1000 pieces", "ISO VG 32". */
export function consumableKeyFact(facts: Facts): string {
  const { words } = facts
  const kind = textValue(words, 'utilityClass')
  return [
    figureText(facts),
    numberText(facts, 'ash', (value) => `${value} % ash`),
    isIn(FUELS, kind) ? textValue(words, 'size') : '',
    textValue(words, 'baseOil'),
    numberText(facts, 'tenure', (value) => `${value} ${value === '1' ? 'year' : 'years'}`),
    packOf(facts),
  ]
    .filter(Boolean)
    .slice(0, 3)
    .join(' · ')
}

/** The figure by which a listing is drawn and known apart. */
export function keyFigure({ words }: Facts): string {
  const kind = textValue(words, 'utilityClass')
  if (kind === 'Ring traveller') return textValue(words, 'travellerNo') || textValue(words, 'size')
  for (const name of [
    'calorificValue',
    'viscosity',
    'gauge',
    'powerKw',
    'reedCount',
    'shoreHardness',
    'wirePoints',
    'pressure',
    'dissolvedSolids',
    'micronRating',
  ]) {
    const value = numberValue(words, name)
    if (value !== null) return plain(Math.round(value))
  }
  const size = /\d+/.exec(textValue(words, 'size'))?.[0]
  return size ?? (numberValue(words, 'packSize') === null ? '' : plain(numberValue(words, 'packSize') ?? 0))
}

function nameOf({ words }: Facts): string {
  const kind = textValue(words, 'utilityClass')
  const type = textValue(words, 'itemType')
  if (kind === 'Power') return type ? `${type} Power` : 'Power Supply'
  if (type && (TYPE_NAMES_ALL.test(type) || isIn(CLASSES.premises, kind) || kind === 'Electrical'))
    return titleCase(type)
  return titleCase([type, kind].filter(Boolean).join(' '))
}

/** The number behind the name: "5500 GCV GAR", "ISO VG 32", "24 GG". */
function figureOf(facts: Facts): string {
  const { words } = facts
  const basis = textValue(words, 'gcvBasis')
  const gcv = numberText(facts, 'calorificValue', (value) => `${value} GCV${basis ? ` ${basis}` : ''}`)
  return [gcv, otherFigure(facts)].filter(Boolean).join(' ')
}

function figureText(facts: Facts): string {
  const basis = textValue(facts.words, 'gcvBasis')
  const per = isIn(['PNG', 'Biogas'], textValue(facts.words, 'utilityClass')) ? 'm³' : 'kg'
  const gcv = numberText(facts, 'calorificValue', (value) => `${value} kcal/${per}${basis ? ` ${basis}` : ''}`)
  return gcv || otherFigure(facts) || sizeOf(facts)
}

function otherFigure(facts: Facts): string {
  const nlgi = textValue(facts.words, 'nlgi')
  return (
    [
      numberText(facts, 'viscosity', (value) => `ISO VG ${value}`),
      nlgi ? `NLGI ${nlgi}` : '',
      numberText(facts, 'gauge', (value) => `${value} GG`),
      numberText(facts, 'reedCount', (value) => `No. ${value}`),
      numberText(facts, 'wirePoints', (value) => `${value} PPSI`),
      numberText(facts, 'powerKw', (value) => `${value} kW`),
      numberText(facts, 'pressure', (value) => `${value} bar`),
      numberText(facts, 'dissolvedSolids', (value) => `${value} ppm TDS`),
      numberText(facts, 'shoreHardness', (value) => `${value} Shore`),
      numberText(facts, 'micronRating', (value) => `${value} Micron`),
      numberText(facts, 'purity', (value) => `${value}%`),
    ].find(Boolean) ?? ''
  )
}

/** The size where it says more than the figure; of travellers profile and number. */
function sizeOf({ words }: Facts): string {
  const kind = textValue(words, 'utilityClass')
  if (isIn(FUELS, kind)) return ''
  const parts = [textValue(words, 'travellerProfile'), textValue(words, 'travellerNo')].filter(Boolean)
  if (kind === 'Ring traveller' && parts.length === 2) return parts.join(' ')
  return [textValue(words, 'needleSystem'), textValue(words, 'size') || textValue(words, 'partNo')]
    .filter(Boolean)
    .join(' ')
}

function packOf({ words }: Facts): string {
  const size = numberValue(words, 'packSize')
  if (size === null) return ''
  const unit = textValue(words, 'packUnit')
  const pack = textValue(words, 'packageType')
  const isPieces = unit === 'piece' || unit === ''
  const goods = isPieces ? 'pcs' : unit
  return [plain(size), goods, isPieces || pack === 'Truck load' ? '' : pack].filter(Boolean).join(' ')
}

function numberText({ words }: Facts, name: string, text: (value: string) => string): string {
  const value = numberValue(words, name)
  return value === null ? '' : text(plain(value))
}
