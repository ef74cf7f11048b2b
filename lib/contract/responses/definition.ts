import { z } from 'zod'
import { byName, text, texts } from '@/lib/domain/record-schema'
import { response } from '../schema'
import { moduleKeySchema } from './listing'

export const definitionSchema = response('Definition', 'The module for programs: all that a form of your own needs.', {
  moduleKey: moduleKeySchema,
  displayName: text('', 'Yarn'),
  sectionGroups: z.array(z.object({ key: text(), fields: texts })),
  facetOrder: texts,
  fields: z.array(
    z.object({
      name: text('', 'count'),
      groups: texts,
      section: z.string().nullable(),
      isWritable: z.boolean(),
      kind: text('', 'count'),
      label: text('', 'Count'),
      help: text(),
      unit: text(),
      unitFrom: z.string().nullable(),
      need: text('', 'optional'),
      neededWhen: z.unknown(),
      visibleWhen: z.unknown(),
      facet: text('', 'range'),
      rule: z.unknown(),
      vocabulary: z.unknown(),
      parts: z.unknown(),
    }),
  ),
  derivedFields: z.array(z.object({ name: text(), kind: text(), label: text(), help: text(), from: texts })),
  ready: z.boolean(),
  writeSchema: byName('The JSON Schema of the write body.'),
  definitionVersion: text(),
  checksum: text(),
})
