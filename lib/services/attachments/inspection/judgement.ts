import 'server-only'
import type { FileRole } from '@/lib/domain/fields/catalogue/attachments'
import { formatOfName } from '@/lib/domain/listing/attachments/attachment-formats'
import {
  attachmentVerdict,
  tooLarge,
  type Verdict,
  verdictByName,
} from '@/lib/domain/listing/attachments/attachment-verdict'
import { imagesOf, type MadeImage } from '../keep'
import type { Received } from '../reception'
import { readContentFacts } from './content'

/**
 * Whether a file is taken, by its name and its bytes, and the display sizes of a picture.
 * @param role null: where every format is allowed
 */
export async function judgeFile(
  received: Received,
  { name, role }: { name: string; role: FileRole | null },
): Promise<{ verdict: Verdict; images: MadeImage[] }> {
  const { path, bytes, isTooLarge } = received
  const early = isTooLarge ? tooLarge(name) : verdictByName(name, role)
  const format = formatOfName(name)
  if (early || !format) return { verdict: early ?? tooLarge(name), images: [] }
  const facts = await readContentFacts(path, bytes, format)
  const verdict = attachmentVerdict({ name, role, bytes, facts })
  if (!verdict.ok) return { verdict, images: [] }
  const made = await imagesOf(path, facts)
  if (made.ok) return { verdict, images: made.images }
  return { verdict: attachmentVerdict({ name, role, bytes, facts: { ...facts, hazard: made.hazard } }), images: [] }
}
