import type { SheetFile } from '@/lib/contract/sheet-file'
import type { RouteResponse } from '../message'

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

/** A spreadsheet as a download, made while it is sent. */
export function sheetResponse({ name, format, chunks }: SheetFile): RouteResponse {
  return {
    content: {
      body: byteStream(chunks),
      headers: { 'content-type': TYPES[format], 'content-disposition': `attachment; filename="${name}.${format}"` },
    },
  }
}

/** Bytes that are made as they are read, and only until the reader has gone. */
function byteStream(chunks: AsyncIterable<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await iterator.return?.(undefined)
    },
  })
}
