import { dayText } from '@/lib/domain/calendar-day'
import { errorIssue, warningIssue } from '@/lib/domain/errors'
import { IS_SERVICE } from '@/lib/domain/families/lab/vocabulary/instruments'
import { TESTS_OF_INSTRUMENT, testOfStandard } from '@/lib/domain/families/lab/vocabulary/tests'
import { RUNNING_RULES } from '@/lib/domain/families/machine/rules'
import { type Judge, rule } from '@/lib/domain/families/rule'
import { holds, isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { DayRule, Rule } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'

/** A part of the calibration as text; "" when it is not stated. */
export function calibrationPart({ calibration }: FieldValues, name: string): string {
  const part: unknown = typeof calibration === 'object' && calibration !== null ? Reflect.get(calibration, name) : ''
  return typeof part === 'string' ? part : ''
}

const calibrationDates: Judge = ({ words }) => {
  const [date, due] = [calibrationPart(words, 'date'), calibrationPart(words, 'due')]
  return date !== '' && due !== '' && due < date
    ? [
        errorIssue(
          'DATES_REVERSED',
          'calibration.due',
          `It is due on ${due}, before it was calibrated on ${date}. Correct one of them.`,
        ),
      ]
    : []
}

const kindCondition: Judge = ({ words }) =>
  textValue(words, 'listingKind') === 'Used sale' && textValue(words, 'condition') === 'New'
    ? [errorIssue('KIND_CONDITION', 'listingKind', 'A used instrument is not new. Choose Sale, or another condition.')]
    : []

const urgentIsFaster: Judge = ({ words }) => {
  const [urgent, usual] = [numberValue(words, 'expressDays'), numberValue(words, 'dispatchLeadTime')]
  if (urgent === null || usual === null || urgent < usual || (urgent === 0 && usual === 0)) return []
  const message = `Urgent work takes ${spoken(urgent)} days, and usual work ${spoken(usual)}. Correct one of them.`
  return [errorIssue('URGENT_NOT_FASTER', 'expressDays', message)]
}

const certificateMissing: Judge = ({ words }) =>
  calibrationPart(words, 'date') !== '' && calibrationPart(words, 'certificateNo') === ''
    ? [
        warningIssue(
          'CALIBRATION_CERTIFICATE',
          'calibration.certificateNo',
          'Give the number of the calibration certificate.',
        ),
      ]
    : []

const scopeMissing: Judge = ({ words }) => {
  if (!isFilled(words.accreditation) || (isFilled(words.accreditationNo) && isFilled(words.accreditationScope)))
    return []
  const [field, what] = isFilled(words.accreditationNo)
    ? (['accreditationScope', 'which tests the accreditation covers'] as const)
    : (['accreditationNo', 'the number of the accreditation'] as const)
  return [warningIssue('ACCREDITATION_UNPROVED', field, `State ${what}. Buyers check it.`)]
}

const priceUnit: Judge = ({ words }) => {
  const unit = textValue(words, 'priceUom')
  const isTest = textValue(words, 'listingKind') === 'Test service'
  if (isTest && ['unit', 'set', 'piece'].includes(unit))
    return [warningIssue('TEST_UNIT', 'priceUom', 'Tests are priced per test. Check the unit.')]
  return !holds(IS_SERVICE, words) && textValue(words, 'listingKind') !== '' && unit === 'test'
    ? [warningIssue('TEST_UNIT', 'priceUom', 'An instrument is priced per unit, not per test. Check the unit.')]
    : []
}

const standardSuits: Judge = ({ words }) => {
  const type = textValue(words, 'instrumentType')
  // A laboratory tests by more standards than its one instrument.
  const suits = holds(IS_SERVICE, words) ? undefined : TESTS_OF_INSTRUMENT[type]
  const at = listValue(words, 'testStandard').findIndex((standard) => {
    const test = testOfStandard(standard)
    return suits !== undefined && test !== '' && !suits.test(test)
  })
  if (at < 0) return []
  const standard = listValue(words, 'testStandard')[at] ?? ''
  const message = `${standard} is a test of ${testOfStandard(standard).toLowerCase()}. Check the instrument and the standard.`
  return [warningIssue('STANDARD_INSTRUMENT', `testStandard[${at}]`, message)]
}

const testNamed: Judge = ({ words }) => {
  const tests = listValue(words, 'testType')
  const strays = listValue(words, 'testStandard').filter((standard) => {
    const test = testOfStandard(standard)
    const named = tests.some((one) => one === test || (one === 'Colour fastness' && test.startsWith('Colour fastness')))
    return test !== '' && test !== 'Laboratory quality' && !named
  })
  const [stray] = strays
  return textValue(words, 'listingKind') === 'Test service' && tests.length > 0 && stray !== undefined
    ? [
        warningIssue(
          'TEST_NOT_NAMED',
          'testType',
          `${stray} tests ${testOfStandard(stray).toLowerCase()}. Add it to the tests, so that buyers find it.`,
        ),
      ]
    : []
}

/** What was proved once and is so no more. */
const DATED: readonly DayRule[] = [
  {
    code: 'CALIBRATION_OVERDUE',
    severity: 'warning',
    fields: ['calibration'],
    says: 'The next calibration is not overdue.',
    judgeOn: ({ words }, day) => {
      const due = calibrationPart(words, 'due')
      if (due === '' || due >= day) return []
      const message = `The instrument was due for calibration on ${dayText(due)}. Calibrate it, or correct the date.`
      return [warningIssue('CALIBRATION_OVERDUE', 'calibration.due', message)]
    },
  },
  {
    code: 'ACCREDITATION_OVER',
    severity: 'warning',
    fields: ['accreditation', 'accreditationValidUntil'],
    says: 'The accreditation is valid.',
    judgeOn: ({ words }, day) => {
      const last = textValue(words, 'accreditationValidUntil')
      if (last === '' || last >= day) return []
      const message = `The accreditation ended on ${dayText(last)}. Enter its new date, or remove the accreditation.`
      return [warningIssue('ACCREDITATION_OVER', 'accreditationValidUntil', message)]
    },
  },
]

export const TESTING_RULES: readonly (Rule | DayRule)[] = [
  rule(
    'error',
    'DATES_REVERSED',
    ['calibration'],
    'An instrument is due again after its calibration.',
    calibrationDates,
  ),
  rule('error', 'KIND_CONDITION', ['listingKind', 'condition'], 'A used instrument is not new.', kindCondition),
  rule(
    'error',
    'URGENT_NOT_FASTER',
    ['expressDays', 'dispatchLeadTime'],
    'Urgent work is faster than usual.',
    urgentIsFaster,
  ),
  rule('warning', 'CALIBRATION_CERTIFICATE', ['calibration'], 'A calibration has its certificate.', certificateMissing),
  rule(
    'warning',
    'ACCREDITATION_UNPROVED',
    ['accreditation', 'accreditationNo', 'accreditationScope'],
    'An accreditation has its number and scope.',
    scopeMissing,
  ),
  rule(
    'warning',
    'TEST_UNIT',
    ['priceUom', 'listingKind'],
    'Tests are priced per test, instruments per unit.',
    priceUnit,
  ),
  rule(
    'warning',
    'STANDARD_INSTRUMENT',
    ['testStandard', 'instrumentType'],
    'The standards are those of the instrument.',
    standardSuits,
  ),
  rule('warning', 'TEST_NOT_NAMED', ['testType', 'testStandard'], 'The tests of the standards are named.', testNamed),
  ...RUNNING_RULES,
  ...DATED,
]
