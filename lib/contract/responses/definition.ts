import { z } from 'zod'
import { byName, envelope, named, text } from '../schema'
import { moduleKeySchema } from './listing'

const texts = z.array(z.string())

export const definitionSchema = named(
  'Definition',
  'The module for machines: what a program needs to draw its own form.',
  envelope({
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
  }),
)
