import { expect, test } from 'vitest'
import { sheetResponse } from './sheet'

/** Rows without an end that count how many were made. */
function endless() {
  const made = { rows: 0, isEnded: false }
  async function* chunks() {
    try {
      for (;;) {
        made.rows++
        yield new TextEncoder().encode('a,b\n')
      }
    } finally {
      made.isEnded = true
    }
  }
  return { made, chunks: chunks() }
}

const bodyOf = ({ content }: ReturnType<typeof sheetResponse>) => {
  if (!(content?.body instanceof ReadableStream)) throw new Error('no stream')
  return content.body
}

test.each([
  ['csv', 'text/csv; charset=utf-8'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
] as const)('a %s is a download under its name, with its type', async (format, type) => {
  async function* chunks() {
    yield new TextEncoder().encode('a,')
    yield new TextEncoder().encode('b\n')
  }
  const response = sheetResponse({ name: 'audit-log-2026-06-15', format, chunks: chunks() })
  expect(response.content?.headers).toEqual({
    'content-type': type,
    'content-disposition': `attachment; filename="audit-log-2026-06-15.${format}"`,
  })
  expect(await new Response(bodyOf(response)).text()).toBe('a,b\n')
})

test('rows are made as they are read, and no more when the reader has gone', async () => {
  const { made, chunks } = endless()
  const reader = bodyOf(sheetResponse({ name: 'x', format: 'csv', chunks })).getReader()
  await reader.read()
  await reader.cancel()
  expect(made.isEnded).toBe(true)
  expect(made.rows).toBeLessThan(4)
})
