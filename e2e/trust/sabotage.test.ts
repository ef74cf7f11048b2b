import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../start/launch'
import { programme } from './programme'
import { replacedOnce } from './unguarded'

test('every trial has a unique id and a control that changes something', () => {
  expect(new Set(programme.map(({ id }) => id)).size).toBe(programme.length)
  for (const { id, control } of programme) {
    const changes = (control.sources?.length ?? 0) + (control.sql?.length ?? 0) + (control.environment ? 1 : 0)
    expect(changes, id).toBeGreaterThan(0)
  }
})

describe.each(programme.filter(({ control }) => control.sources))('the control of $id', ({ id, control }) => {
  test.each(control.sources ?? [])('finds its guard in $file', (edit) => {
    const text = readFileSync(join(ROOT, edit.file), 'utf8')
    expect(replacedOnce(text, edit, id)).not.toBe(text)
  })
})

test('a guard that is missing or not unique is an error', () => {
  const edit = { file: 'a.ts', from: 'lock()', to: '' }
  expect(() => replacedOnce('free()', edit, 'M0')).toThrow('occurs 0 times')
  expect(() => replacedOnce('lock() lock()', edit, 'M0')).toThrow('occurs 2 times')
})
