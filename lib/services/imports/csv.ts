import 'server-only'
import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { type Issue, warningIssue } from '@/lib/domain/errors'
import { fileRefused } from '../shared/field-refused'
import type { RawRow } from './xlsx-reader'

const RECORD_CHARACTERS_MAX = 512 * 1024
const PIECE_CHARACTERS = 256 * 1024
const SEPARATORS = [',', ';', '\t'] as const

/** The text of a CSV in any encoding in which Excel saves one. @throws VALIDATION_FAILED for other contents */
export function decodeCsv(bytes: Buffer): { text: string; warnings: Issue[] } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: decode(bytes, 'utf-16le'), warnings: [] }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: decode(bytes, 'utf-16be'), warnings: [] }
  if (bytes.includes(0)) throw fileRefused('NOT_A_TABLE', 'This file is neither a CSV nor an Excel workbook.')
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), warnings: [] }
  } catch {
    const message =
      'The file is not UTF-8; it was read as Windows-1252. Look at letters such as é, ’ and ₹, or save it as “CSV UTF-8”.'
    return {
      text: decodeWindows(bytes),
      warnings: [warningIssue('ENCODING_GUESSED', 'file', message)],
    }
  }
}

function decode(bytes: Buffer, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes)
}

/** What Windows-1252 has between 0x80 and 0x9f; Node's own decoder of that name reads Latin-1 there. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function decodeWindows(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => WINDOWS[character.charCodeAt(0) - 0x80] ?? character)
}

/** The records of a CSV (RFC 4180), with the separator that its first line has most of. @throws VALIDATION_FAILED when it is broken */
export async function* readCsv(text: string): AsyncGenerator<RawRow> {
  const marked = /^sep=(.)\r?\n/i.exec(text)
  const body = marked ? text.slice(marked[0].length) : text
  const delimiter = marked?.[1] ?? separatorOf(body)
  const parser = Readable.from(pieces(body)).pipe(
    parse({ delimiter, relax_column_count: true, relax_quotes: true, max_record_size: RECORD_CHARACTERS_MAX }),
  )
  let number = marked ? 1 : 0
  try {
    for await (const values of parser) yield { number: ++number, values: values as string[] }
  } catch (error) {
    const isTooLong = error instanceof Error && 'code' in error && error.code === 'CSV_MAX_RECORD_SIZE'
    throw fileRefused(
      'CSV_BROKEN',
      isTooLong
        ? `Row ${number + 1} does not end: look for a quotation mark (") that is not closed.`
        : `The file cannot be read as CSV from row ${number + 1} on: look for a quotation mark (") that is not closed.`,
    )
  }
}

function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE_CHARACTERS) yield text.slice(at, at + PIECE_CHARACTERS)
}

function separatorOf(text: string): string {
  const [line = ''] = text.slice(0, PIECE_CHARACTERS).trimStart().split(/\r?\n/, 1)
  const bare = line.replace(/"[^"]*"/g, '')
  const counted = SEPARATORS.map((separator) => ({ separator, count: bare.split(separator).length }))
  return counted.reduce((best, candidate) => (candidate.count > best.count ? candidate : best)).separator
}

/** One record of a CSV; the cells are guarded already. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n;\t]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`
}

/** Tells Excel that a CSV is UTF-8. */
const CSV_START = '\ufeff'
const CHUNK_CHARACTERS = 64 * 1024

/** A CSV of these lines as bytes that come while the lines are read; the cells are guarded already. */
export async function* csvChunks(
  lines: Iterable<readonly string[]> | AsyncIterable<readonly string[]>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let text = CSV_START
  for await (const cells of lines) {
    text += csvLine(cells)
    if (text.length <= CHUNK_CHARACTERS) continue
    yield new TextEncoder().encode(text)
    text = ''
  }
  yield new TextEncoder().encode(text)
}
