import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../start/launch'
import { programme } from './programme'
import { replacedOnce } from './unguarded'

test('every trial has a unique name and a control that changes something', () => {
  expect(new Set(programme.map(({ name }) => name)).size).toBe(programme.length)
  for (const { name, control } of programme) {
    const changes = (control.sources?.length ?? 0) + (control.sql?.length ?? 0) + (control.environment ? 1 : 0)
    expect(changes, name).toBeGreaterThan(0)
  }
})

describe.each(programme.filter(({ control }) => control.sources))('the control of $name', ({ name, control }) => {
  test.each(control.sources ?? [])('finds its guard in $file', (edit) => {
    const text = readFileSync(join(ROOT, edit.file), 'utf8')
    expect(replacedOnce(text, edit, name)).not.toBe(text)
  })
})

test('a guard that is missing or not unique is an error', () => {
  const edit = { file: 'a.ts', from: 'lock()', to: '' }
  expect(() => replacedOnce('free()', edit, 'any')).toThrow('occurs 0 times')
  expect(() => replacedOnce('lock() lock()', edit, 'any')).toThrow('occurs 2 times')
})
