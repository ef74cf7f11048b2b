import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { bulkColumns, headingReader } from './columns'

test.each(MODULE_KEYS.map((key) => [key] as const))(
  'each heading and name of the sheet of %s is its own field',
  (key) => {
    const definition = matrixDefinition(key)
    const meaning = headingReader(definition)
    for (const { name, heading } of bulkColumns(definition)) {
      expect(meaning(heading), heading).toMatchObject({ kind: 'field', name })
      expect(meaning(name), name).toMatchObject({ kind: 'field', name })
    }
  },
)
