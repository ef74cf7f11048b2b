import { dayText } from '@/lib/domain/calendar-day'
import { nounOf } from '@/lib/domain/families/lab/vocabulary/instruments'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { assemble } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'
import { calibrationPart } from './rules'

/** "Yarn Evenness Tester (Uster ST-5), 2012, Calibrated Apr 2026", "Colour Fastness to Washing Test, ISO 105-C06, NABL"; "" while too little is known. */
export function testingTitle(facts: Facts): string {
  const kind = textValue(facts.words, 'listingKind')
  if (kind === 'Test service') return testTitle(facts)
  return kind === 'Calibration service' ? calibrationTitle(facts) : instrumentTitle(facts)
}

function instrumentTitle({ words }: Facts): string {
  const word = (name: string) => textValue(words, name)
  const type = word('instrumentType')
  const plate = [word('brandManufacturer'), word('model')].filter(Boolean).join(' ')
  if (type === '' && plate === '') return ''
  const year = numberValue(words, 'year')
  const state = word('condition')
  return assemble(
    [[nounOf(type), plate === '' ? '' : type === '' ? plate : `(${plate})`].filter(Boolean).join(' ')],
    [
      capacityText(words),
      year === null ? '' : String(year),
      capitals(calibratedText(words)),
      state === 'Used-running' ? '' : state,
      word('listingKind') === 'Rental' ? 'on Rent' : '',
    ],
  )
}

const TESTS_NAMED = 3

function testTitle({ words }: Facts): string {
  const tests = listValue(words, 'testType')
  const named = (tests.length > 0 ? tests : [textValue(words, 'productName')].filter(Boolean)).map(capitals)
  if (named.length === 0) return ''
  return assemble(
    [testNames(named)],
    [
      listValue(words, 'testStandard').slice(0, 3).join('/'),
      listValue(words, 'accreditation').slice(0, 2).join('/'),
      listValue(words, 'sampleForm').slice(0, 3).join('/'),
    ],
  )
}

/** "A Test", "A, B and C Tests", "A, B and 2 More Tests". */
function testNames(named: readonly string[]): string {
  if (named.length === 1) return `${named[0]} Test`
  const shown = named.length > TESTS_NAMED ? named.slice(0, 2) : named.slice(0, -1)
  const last = named.length > TESTS_NAMED ? `${named.length - shown.length} More` : named.at(-1)
  return `${shown.join(', ')} and ${last} Tests`
}

function calibrationTitle({ words }: Facts): string {
  const type = textValue(words, 'instrumentType')
  return assemble(
    [type === '' ? 'Calibration of Laboratory Instruments' : `Calibration of ${nounOf(type)}`],
    [listValue(words, 'accreditation').slice(0, 2).join('/'), textValue(words, 'serviceSite')],
  )
}

/** "calibrated Apr 2026": titles are kept, and whether it is due again depends on the day. */
function calibratedText(words: Facts['words']): string {
  const [, month, year] = /^\d{1,2} (\w+) (\d{4})$/.exec(dayText(calibrationPart(words, 'date'))) ?? []
  return month === undefined ? '' : `calibrated ${month} ${year}`
}

function capacityText(words: Facts['words']): string {
  const capacity = numberValue(words, 'capacity')
  return capacity === null ? '' : `${spoken(capacity)} ${textValue(words, 'measureUnit')}`.trim()
}

/** With capitals, but for small words. */
const capitals = (text: string): string =>
  text.replace(/(?<=^|\s)\p{Ll}\p{L}*/gu, (word) =>
    /^(?:to|of|and|in|or|pH)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  )

/** "ST-5 · 2012 · calibrated Apr 2026", "ISO 105-C06 · NABL · 3 days". */
export function testingKeyFact(facts: Facts): string {
  const { words } = facts
  const isService = ['Test service', 'Calibration service'].includes(textValue(words, 'listingKind'))
  const year = numberValue(words, 'year')
  const days = numberValue(words, 'dispatchLeadTime')
  const parts = isService
    ? [
        listValue(words, 'testStandard').slice(0, 2).join('/'),
        listValue(words, 'accreditation')[0] ?? '',
        days === null ? '' : `${spoken(days)} ${days === 1 ? 'day' : 'days'}`,
      ]
    : [textValue(words, 'model'), capacityText(words), year === null ? '' : String(year), calibratedText(words)]
  return parts.filter(Boolean).join(' · ')
}
