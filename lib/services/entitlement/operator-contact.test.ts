import { afterEach, expect, test } from 'vitest'
import { operatorContact } from './operator-contact'

afterEach(() => {
  for (const name of ['OPERATOR_EMAIL', 'OPERATOR_PHONE', 'PLAN_ANSWER_DAYS']) delete process.env[name]
})

test('the contact is what the settings say, and nothing where they say nothing', () => {
  expect(operatorContact()).toEqual({ email: '', phone: '', answerDays: null })
  Object.assign(process.env, {
    OPERATOR_EMAIL: 'plans@market.example',
    OPERATOR_PHONE: '+91 422 123 4567',
    PLAN_ANSWER_DAYS: '2',
  })
  expect(operatorContact()).toEqual({ email: 'plans@market.example', phone: '+91 422 123 4567', answerDays: 2 })
})

test.each([
  ['OPERATOR_EMAIL', 'not an address'],
  ['OPERATOR_PHONE', 'call us'],
  ['PLAN_ANSWER_DAYS', '0'],
])('a bad %s is refused at the start', (name, value) => {
  process.env[name] = value
  expect(() => operatorContact()).toThrow(name)
})
