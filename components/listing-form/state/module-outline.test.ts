import { describe, expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { moduleOutline } from './module-outline'

describe.each(MODULE_KEYS.map((key) => [key, matrixDefinition(key)] as const))('the outline of %s', (_, module) => {
  const outline = moduleOutline(module, ['title'])

  test('is plain JSON, which a page can carry', () => {
    expect(JSON.parse(JSON.stringify(outline))).toEqual(outline)
  })

  test('has the fields of the first step, with their words and without aliases', () => {
    const names = module.sections[outline.steps[0]].filter((name) => fieldSpec(module, name) !== null)
    expect(Object.keys(outline.fields)).toEqual(names)
    expect(JSON.stringify(outline.fields)).not.toContain('aliases')
    if (names.includes('condition')) expect(outline.fields.condition?.label).toBe(fieldSpec(module, 'condition')?.label)
    expect(outline.labels).toEqual({ title: fieldSpec(module, 'title')?.label })
  })
})
