import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { parseBody } from '@/lib/domain/fields/schema-issues'
import type { LineReading } from '@/lib/domain/listing/reading/line-text'
import { linesOf, readBodySchema } from '@/lib/domain/listing/reading/lines-body'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'

/**
 * Reads each line of a price list, or of a request, as the fields of a listing. It writes nothing.
 * @throws VALIDATION_FAILED
 */
export async function readLines(moduleKey: ModuleKey, body: unknown): Promise<{ lines: LineReading[] }> {
  const definition = matrixDefinition(moduleKey)
  const lines: LineReading[] = []
  const { text, asks } = parseBody(readBodySchema, body)
  for (const line of linesOf(text)) {
    lines.push(readLine(definition, line, asks))
    // Other requests go on between the lines of a long list.
    await setImmediate()
  }
  return { lines }
}
