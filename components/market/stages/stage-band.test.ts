import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MODULE_STAGES } from '@/lib/domain/modules/stages'

test('each stage has a band of its own pattern', () => {
  const css = readFileSync(new URL('./stage-band.css', import.meta.url), 'utf8')
  const drawn = [...css.matchAll(/\[data-texture="(\w+)"\]/g)].map(([, texture]) => texture)
  expect(drawn).toEqual(MODULE_STAGES.map(({ texture }) => texture))
  expect(new Set(drawn).size).toBe(MODULE_STAGES.length)
})
