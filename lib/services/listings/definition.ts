import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ServiceResponse } from '@/lib/contract/request-context'
import { listingWriteSchema } from '@/lib/domain/fields/listing-schema'
import { isModuleReady, matrixDefinition } from '@/lib/domain/modules'
import { describeModule } from '@/lib/domain/modules/describe'
import type { ModuleKey } from '@/lib/domain/modules/keys'

const texts = new Map<ModuleKey, { text: string; etag: string }>()

/** The module for machines (contract section 4): every field with its rules, a JSON Schema of the write body, a checksum of both. */
export async function showDefinition(moduleKey: ModuleKey): Promise<ServiceResponse> {
  const known = texts.get(moduleKey) ?? makeText(moduleKey)
  texts.set(moduleKey, known)
  return { ...known, isPublic: true }
}

function makeText(moduleKey: ModuleKey): { text: string; etag: string } {
  const definition = matrixDefinition(moduleKey)
  const content = {
    ...describeModule(definition),
    ready: isModuleReady(moduleKey),
    writeSchema: z.toJSONSchema(listingWriteSchema(definition), { io: 'input', unrepresentable: 'any' }),
  }
  const checksum = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const text = JSON.stringify({
    ok: true,
    success: true,
    ...content,
    definitionVersion: checksum.slice(0, 12),
    checksum,
  })
  return { text, etag: `"${checksum.slice(0, 32)}"` }
}
