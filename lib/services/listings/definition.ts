import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { JsonText } from '@/lib/contract/json-text'
import { listingWriteSchema } from '@/lib/domain/fields/listing-schema'
import { memoize } from '@/lib/domain/memoize'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { describeModule } from '@/lib/domain/modules/describe'

/** The module for machines (reference 4.12): every field with its rules, a JSON Schema of the write body, a checksum of both. */
export const moduleDescription = memoize((definition: ModuleDefinition) => {
  const content = {
    ...describeModule(definition),
    ready: true,
    writeSchema: z.toJSONSchema(listingWriteSchema(definition), { io: 'input', unrepresentable: 'any' }),
  }
  const checksum = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const record = new JsonText(JSON.stringify({ ...content, definitionVersion: checksum.slice(0, 12), checksum }))
  return { record, checksum }
})
