import { expect, test } from 'vitest'
import { MODULE_KEYS } from './keys'
import { unknownModule } from './unknown-module'

test('an unknown module names the one that is meant, and where all keys are', () => {
  const [key = ''] = MODULE_KEYS
  expect(unknownModule(`${key}s`).message).toBe(
    `There is no module "${key}s". Did you mean ${key}? All keys are in the API guide, at /docs.`,
  )
})

test('an unknown module that is like no other names no key', () => {
  expect(unknownModule('x'.repeat(99)).message).toBe(
    `There is no module "${'x'.repeat(64)}". All keys are in the API guide, at /docs.`,
  )
})
