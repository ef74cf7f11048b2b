import 'server-only'
import { type FileHandle, open } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import {
  type AttachmentFormat,
  type ContentKind,
  formatRule,
} from '@/lib/domain/listing/attachments/attachment-formats'
import type { ContentFacts } from '@/lib/domain/listing/attachments/attachment-verdict'
import { readCompoundNames } from './compound-file'
import { readExactly } from './file-parts'
import { MARKUP, readTextFacts } from './text-content'
import { readZip } from './zip-archive'

/** As many bytes as the tables of magic numbers use. */
const HEAD_BYTES = 4100
const TAIL_BYTES = 66 * 1024

/**
 * What the bytes of a file are, whatever it is called. Text has no magic number, so that a name which claims text is read as text.
 * @throws what the file system throws
 */
export async function readContentFacts(path: string, bytes: number, claimed: AttachmentFormat): Promise<ContentFacts> {
  if (bytes === 0) return { kind: 'empty', hazard: null }
  const file = await open(path)
  try {
    if (formatRule(claimed).contents.includes('text')) return await readTextFacts(file)
    return await readBinaryFacts(file, bytes)
  } catch (error) {
    // A structure that points outside of its file.
    if (error instanceof RangeError) return { kind: 'other', hazard: 'broken' }
    throw error
  } finally {
    await file.close()
  }
}

async function readBinaryFacts(file: FileHandle, size: number): Promise<ContentFacts> {
  const head = await readExactly(file, 0, Math.min(size, HEAD_BYTES))
  const kind = await kindOfHead(head)
  switch (kind) {
    case 'zip':
      return readZipFacts(file, size, head)
    case 'cfb':
      return readCompoundFacts(file, size)
    case 'pdf':
    case 'postscript':
    case 'cdr':
      return { kind, hazard: (await hasSecondFile(file, size)) ? 'second-file' : null }
    case 'jpg':
    case 'png':
    case 'webp':
      // Bytes after a picture are never shown: people see what is made of its pixels.
      return { kind, hazard: null }
    default:
      return isMarkup(head) ? { kind: 'markup', hazard: null } : { kind, hazard: null }
  }
}

async function kindOfHead(head: Buffer): Promise<ContentKind> {
  const start = head.toString('latin1', 0, 16)
  if (start.startsWith('PK\u0003\u0004')) return 'zip'
  if (start.startsWith('%PDF-')) return 'pdf'
  if (start.startsWith('%!PS')) return 'postscript'
  if (/^RIFF[\s\S]{4}cdr/i.test(start)) return 'cdr'
  const known = (await fileTypeFromBuffer(head))?.ext
  if (known === 'jpg' || known === 'png' || known === 'webp' || known === 'cfb') return known
  return 'other'
}

async function readZipFacts(file: FileHandle, size: number, head: Buffer): Promise<ContentFacts> {
  const { names, hazard } = await readZip(file, size)
  const kind = kindOfArchive(names)
  if (hazard) return { kind, hazard }
  if (head.includes('%PDF-')) return { kind, hazard: 'second-file' }
  if (names.some((name) => /(^|\/)vbaproject\.bin$/i.test(name))) return { kind, hazard: 'macros' }
  return { kind, hazard: null }
}

function kindOfArchive(names: readonly string[]): ContentKind {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  if (has(/^content\/(riffdata\.cdr|root\.dat)$/i)) return 'cdr'
  if (!names.includes('[Content_Types].xml')) return 'zip'
  const isWord = has(/^word\/document\d*\.xml$/)
  const isExcel = has(/^xl\/workbook\d*\.xml$/)
  if (isWord === isExcel) return 'zip'
  return isWord ? 'docx' : 'xlsx'
}

async function readCompoundFacts(file: FileHandle, size: number): Promise<ContentFacts> {
  const names = await readCompoundNames(file, size)
  if (!names) return { kind: 'cfb', hazard: 'broken' }
  const kind = names.includes('WordDocument')
    ? 'doc'
    : names.includes('Workbook') || names.includes('Book')
      ? 'xls'
      : 'cfb'
  if (names.includes('EncryptedPackage')) return { kind, hazard: 'encrypted' }
  const hasMacros = names.some((name) => /^(macros|vba|_vba_project(_cur)?|_xmlsignatures\/vba)$/i.test(name))
  return { kind, hazard: hasMacros ? 'macros' : null }
}

/** An archive's end record or a page's markup behind the content: one file that two programs would read as two things. */
async function hasSecondFile(file: FileHandle, size: number): Promise<boolean> {
  const bytes = Math.min(size, TAIL_BYTES)
  const tail = await readExactly(file, size - bytes, bytes)
  if (tail.includes('PK\u0005\u0006')) return true
  const end = tail.lastIndexOf('%%EOF')
  return end >= 0 && isMarkup(tail.subarray(end + 5))
}

function isMarkup(bytes: Buffer): boolean {
  return MARKUP.test(bytes.toString('latin1'))
}
