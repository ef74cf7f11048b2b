import { spoken } from '@/lib/domain/spoken'

/** Units that a field names in the plural: "1 day". */
const SINGULARS: Readonly<Record<string, string>> = {
  days: 'day',
  months: 'month',
  years: 'year',
  ends: 'end',
  pieces: 'piece',
  hands: 'hand',
}

/** The plural of the units that people count; all others ("kg", "dozen") do not change. */
const PLURALS: Readonly<Record<string, string>> = {
  piece: 'pieces',
  pair: 'pairs',
  set: 'sets',
  unit: 'units',
  bag: 'bags',
  box: 'boxes',
  carton: 'cartons',
  bundle: 'bundles',
  bale: 'bales',
  beam: 'beams',
  cone: 'cones',
  tube: 'tubes',
  hank: 'hanks',
  roll: 'rolls',
  taka: 'takas',
  drum: 'drums',
  carboy: 'carboys',
  lot: 'lots',
  candy: 'candies',
  hour: 'hours',
  test: 'tests',
  pick: 'picks',
  end: 'ends',
}

/** The unit behind a number: "1 cone", "48 cones", "60 kg", "40 thousand" of units sold by 1000. */
export function unitWord(unit: string, amount: number): string {
  if (unit.startsWith('1000')) return unit.replace('1000', 'thousand')
  return amount === 1 ? (SINGULARS[unit] ?? unit) : (PLURALS[unit] ?? unit)
}

/** "1,200 pieces". */
export function quantityWords(amount: number, unit: string): string {
  return `${spoken(amount)} ${unitWord(unit, amount)}`
}
