import { expect, test } from 'vitest'
import { isMarkedCondition } from './marked-condition'

test('marks used goods, lots and seconds, and neither first quality nor new machines', () => {
  const words = ['Fresh', 'New', '', 'Seconds', 'JobLot', 'Used-running', 'Reconditioned']
  expect(words.filter(isMarkedCondition)).toEqual(['Seconds', 'JobLot', 'Used-running', 'Reconditioned'])
})
