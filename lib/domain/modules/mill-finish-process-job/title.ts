import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { assemble, titleCase } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { plainDigits, spoken } from '@/lib/domain/spoken'
import { asMeasure } from '@/lib/domain/units/measure'

/** The process that names the job, the most telling one first. */
const TELLING = [
  'Garment washing',
  'Garment dyeing',
  'Yarn dyeing',
  'Fibre dyeing',
  'Coating',
  'Laminating',
  'Printing',
  'Dyeing',
] as const

/** Machines that name the way a job is done. */
const DYEING_WAYS: ReadonlySet<string> = new Set([
  'CPB',
  'Soft-flow',
  'Jet',
  'Airflow',
  'Jigger',
  'Jumbo jigger',
  'Winch',
  'Beam dyeing',
  'Pad-steam',
  'Thermosol',
  'Rope dyeing',
  'Slasher dyeing',
  'Package dyeing',
  'Hank dyeing',
  'Paddle dyeing',
])

/**
 * The title that a process house would write: "Reactive CPB Dyeing Job, Cotton Woven to 63″, 200–1,500 kg, ZLD"; "" without a process.
 */
export function processTitle(facts: Facts): string {
  const { words } = facts
  const stages = listValue(words, 'processStage')
  const main = mainStage(stages)
  if (main === '') return ''
  const others = stages.filter((stage) => stage !== main)
  return assemble(
    [...wayOf(facts, main).map(titleCase), titleCase(main), 'Job'],
    [goodsText(facts), capacityText(facts), ...detail(facts, main), ...others.slice(0, 3), waterText(facts)].filter(
      Boolean,
    ),
  )
}

/** "63″ · 200–1,500 kg", "64″ · 12 colours". */
export function processKeyFact(facts: Facts): string {
  const { words } = facts
  const colours = numberValue(words, 'colours')
  return [widthText(facts), batchText(facts), colours === null ? '' : `${spoken(colours)} colours`]
    .filter(Boolean)
    .slice(0, 3)
    .join(' · ')
}

/** The process that names the job; "" without any. */
export function mainStage(stages: readonly string[]): string {
  return TELLING.find((stage) => stages.includes(stage)) ?? stages[0] ?? ''
}

function wayOf({ words }: Facts, main: string): string[] {
  const first = (name: string) => listValue(words, name)[0] ?? ''
  const machine = listValue(words, 'machine').find((one) => DYEING_WAYS.has(one)) ?? ''
  switch (main) {
    case 'Printing':
      return [listValue(words, 'printMethod').slice(0, 2).join(' and ')]
    case 'Dyeing':
    case 'Yarn dyeing':
    case 'Fibre dyeing':
    case 'Garment dyeing':
      return [first('dyeClass'), machine.replace(/ dyeing$/, '')]
    case 'Coating':
    case 'Laminating':
      return [first('coating').replace(/ (?:coating|laminate)$/, '')]
    case 'Garment washing':
      return [first('garmentWash').replace(/ wash$/, '')]
    default:
      return [listValue(words, 'machine').find((one) => one === 'Stenter') ?? '']
  }
}

function goodsText(facts: Facts): string {
  const { words } = facts
  const [fibre = '', other = ''] = listValue(words, 'fiberHandled')
  const isApart =
    other !== '' &&
    !other.toLowerCase().includes(fibre.toLowerCase()) &&
    !fibre.toLowerCase().includes(other.toLowerCase())
  const fibres = isApart ? `${fibre}/${other}` : fibre
  const [form = '', second = ''] = listValue(words, 'materialForm')
  const isOther = second !== '' && second.split(' ')[0] !== form.split(' ')[0]
  const forms = isOther ? `${form} and ${second}` : form
  const width = widthText(facts)
  return [fibres, forms, width === '' ? '' : `to ${width}`].filter(Boolean).join(' ')
}

function detail({ words }: Facts, main: string): string[] {
  const colours = numberValue(words, 'colours')
  const finishes = listValue(words, 'finishes')
  return [
    main === 'Printing' && colours !== null ? `${spoken(colours)} Colours` : '',
    ...(main === 'Dyeing' || main === 'Printing' ? [] : finishes.slice(0, 3)),
  ]
}

function widthText({ values }: Facts): string {
  const width = asMeasure(values.maxWidth)
  if (!width) return ''
  return width.unit === 'in' ? `${plain(width.value)}"` : `${plain(width.value)} ${width.unit}`
}

function batchText({ values }: Facts): string {
  const whole = values.batchSize
  const end = (name: string): number | null => {
    const value: unknown = typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : null
    return typeof value === 'number' ? value : null
  }
  const [from, to] = [end('from'), end('to')]
  if (from === null && to === null) return ''
  if (from === null || from === to) return `${spoken(to ?? 0)} kg`
  return to === null ? `from ${spoken(from)} kg` : `${spoken(from)}–${spoken(to)} kg`
}

function waterText({ words }: Facts): string {
  const water = textValue(words, 'waterTreatment')
  return water === 'No waste water' ? '' : water
}

function capacityText({ words }: Facts): string {
  const capacity = numberValue(words, 'capacityPerDay')
  return capacity === null
    ? ''
    : `${spoken(capacity)} ${(textValue(words, 'capacityUom') || textValue(words, 'uom')).replace('piece', 'pcs')}/day`
}

const plain = (value: number): string => plainDigits(value, 1)
