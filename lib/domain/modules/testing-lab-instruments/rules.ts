import { dayText } from '@/lib/domain/calendar-day'
import { IS_SERVICE } from '@/lib/domain/families/lab/vocabulary/instruments'
import { TESTS_OF_INSTRUMENT, testOfStandard } from '@/lib/domain/families/lab/vocabulary/tests'
import { RUNNING_RULES } from '@/lib/domain/families/machine/rules'
import { dayRule, rule } from '@/lib/domain/families/rule'
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

/** What was proved once and is so no more. */
const DATED: readonly DayRule[] = [
  dayRule({
    code: 'CALIBRATION_OVERDUE',
    severity: 'warning',
    fields: ['calibration'],
    says: 'The next calibration is not overdue.',
    judgeOn: ({ words }, day) => {
      const due = calibrationPart(words, 'due')
      if (due === '' || due >= day) return null
      const message = `The instrument was due for calibration on ${dayText(due)}. Calibrate it, or correct the date.`
      return { field: 'calibration.due', message }
    },
  }),
  dayRule({
    code: 'ACCREDITATION_OVER',
    severity: 'warning',
    fields: ['accreditation', 'accreditationValidUntil'],
    says: 'The accreditation is valid.',
    judgeOn: ({ words }, day) => {
      const last = textValue(words, 'accreditationValidUntil')
      if (last === '' || last >= day) return null
      const message = `The accreditation ended on ${dayText(last)}. Enter its new date, or remove the accreditation.`
      return { field: 'accreditationValidUntil', message }
    },
  }),
]

export const TESTING_RULES: readonly (Rule | DayRule)[] = [
  rule({
    code: 'DATES_REVERSED',
    severity: 'error',
    fields: ['calibration'],
    says: 'An instrument is due again after its calibration.',
    judge: ({ words }) => {
      const [date, due] = [calibrationPart(words, 'date'), calibrationPart(words, 'due')]
      return date !== '' && due !== '' && due < date
        ? {
            field: 'calibration.due',
            message: `It is due on ${due}, before it was calibrated on ${date}. Correct one of them.`,
          }
        : null
    },
  }),
  rule({
    code: 'KIND_CONDITION',
    severity: 'error',
    fields: ['listingKind', 'condition'],
    says: 'A used instrument is not new.',
    judge: ({ words }) =>
      textValue(words, 'listingKind') === 'Used sale' && textValue(words, 'condition') === 'New'
        ? 'A used instrument is not new. Choose Sale, or another condition.'
        : null,
  }),
  rule({
    code: 'URGENT_NOT_FASTER',
    severity: 'error',
    fields: ['expressDays', 'dispatchLeadTime'],
    says: 'Urgent work is faster than usual.',
    judge: ({ words }) => {
      const [urgent, usual] = [numberValue(words, 'expressDays'), numberValue(words, 'dispatchLeadTime')]
      if (urgent === null || usual === null || urgent < usual || (urgent === 0 && usual === 0)) return null
      return `Urgent work takes ${spoken(urgent)} days, and usual work ${spoken(usual)}. Correct one of them.`
    },
  }),
  rule({
    code: 'CALIBRATION_CERTIFICATE',
    severity: 'warning',
    fields: ['calibration'],
    says: 'A calibration has its certificate.',
    judge: ({ words }) =>
      calibrationPart(words, 'date') !== '' && calibrationPart(words, 'certificateNo') === ''
        ? { field: 'calibration.certificateNo', message: 'Give the number of the calibration certificate.' }
        : null,
  }),
  rule({
    code: 'ACCREDITATION_UNPROVED',
    severity: 'warning',
    fields: ['accreditation', 'accreditationNo', 'accreditationScope'],
    says: 'An accreditation has its number and scope.',
    judge: ({ words }) => {
      if (!isFilled(words.accreditation) || (isFilled(words.accreditationNo) && isFilled(words.accreditationScope)))
        return null
      const [field, what] = isFilled(words.accreditationNo)
        ? (['accreditationScope', 'which tests the accreditation covers'] as const)
        : (['accreditationNo', 'the number of the accreditation'] as const)
      return { field, message: `State ${what}. Buyers check it.` }
    },
  }),
  rule({
    code: 'TEST_UNIT',
    severity: 'warning',
    fields: ['priceUom', 'listingKind'],
    says: 'Tests are priced per test, instruments per unit.',
    judge: ({ words }) => {
      const unit = textValue(words, 'priceUom')
      const isTest = textValue(words, 'listingKind') === 'Test service'
      if (isTest && ['unit', 'set', 'piece'].includes(unit)) return 'Tests are priced per test. Check the unit.'
      return !holds(IS_SERVICE, words) && textValue(words, 'listingKind') !== '' && unit === 'test'
        ? 'An instrument is priced per unit, not per test. Check the unit.'
        : null
    },
  }),
  rule({
    code: 'STANDARD_INSTRUMENT',
    severity: 'warning',
    fields: ['testStandard', 'instrumentType'],
    says: 'The standards are those of the instrument.',
    judge: ({ words }) => {
      const type = textValue(words, 'instrumentType')
      // A laboratory tests by more standards than its one instrument.
      const suits = holds(IS_SERVICE, words) ? undefined : TESTS_OF_INSTRUMENT[type]
      const at = listValue(words, 'testStandard').findIndex((standard) => {
        const test = testOfStandard(standard)
        return suits !== undefined && test !== '' && !suits.test(test)
      })
      if (at < 0) return null
      const standard = listValue(words, 'testStandard')[at] ?? ''
      const message = `${standard} is a test of ${testOfStandard(standard).toLowerCase()}. Check the instrument and the standard.`
      return { field: `testStandard[${at}]`, message }
    },
  }),
  rule({
    code: 'TEST_NOT_NAMED',
    severity: 'warning',
    fields: ['testType', 'testStandard'],
    says: 'The tests of the standards are named.',
    judge: ({ words }) => {
      const tests = listValue(words, 'testType')
      const strays = listValue(words, 'testStandard').filter((standard) => {
        const test = testOfStandard(standard)
        const named = tests.some(
          (one) => one === test || (one === 'Colour fastness' && test.startsWith('Colour fastness')),
        )
        return test !== '' && test !== 'Laboratory quality' && !named
      })
      const [stray] = strays
      return textValue(words, 'listingKind') === 'Test service' && tests.length > 0 && stray !== undefined
        ? `${stray} tests ${testOfStandard(stray).toLowerCase()}. Add it to the tests, so that buyers find it.`
        : null
    },
  }),
  ...RUNNING_RULES,
  ...DATED,
]
