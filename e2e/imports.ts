import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect, YARN } from './fixtures'

export const IMPORTS = `${YARN}/imports`

export interface ImportRecord {
  importId: string
  mode: string
  state: string
  fileName: string
  rows: {
    total: number
    done: number
    created: number
    edited: number
    unchanged: number
    failed: number
    cancelled: number
  }
  finishedAt: string
}

export interface ImportView {
  import: ImportRecord
  rows: {
    row: number
    state: string
    title: string
    listingId: string
    issues: { code: string; field: string; column: string; message: string }[]
  }[]
}

export const HEAD = 'title,productName,yarnFamily,count,basePrice,moq,sellerSku,status'

/** A valid row. It is a draft, so that other tests do not see it. */
export const goodRow = (sku: string, price: number | string = 289) =>
  `30s Combed Cotton Yarn ${sku},CCW 30,Cotton yarn,30s CCW,${price},60,${sku},DRAFT`

export const csvOf = (lines: readonly string[]) => Buffer.from(`${[HEAD, ...lines].join('\n')}\n`)

export function sendFile(
  seller: APIRequestContext,
  file: { buffer: Buffer; name?: string; mode?: string; path?: string },
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  const { buffer, name = 'yarns.csv', mode = 'import', path = IMPORTS } = file
  return seller.post(path, {
    multipart: { mode, file: { name, mimeType: 'application/octet-stream', buffer } },
    headers,
  })
}

/** Asserts that the import was accepted and returns it. */
export async function accepted(response: APIResponse): Promise<ImportRecord> {
  expect(response.status(), await response.text()).toBe(202)
  return ((await response.json()) as { import: ImportRecord }).import
}

export async function readImport(
  seller: APIRequestContext,
  importId: string,
  rows: 'failed' | 'saved' = 'failed',
  path = IMPORTS,
): Promise<ImportView> {
  const response = await seller.get(`${path}/${importId}?rows=${rows}`)
  expect(response.status(), await response.text()).toBe(200)
  return (await response.json()) as ImportView
}

/** Waits until the import is finished. */
export async function finished(
  seller: APIRequestContext,
  importId: string,
  timeout = 30_000,
  path = IMPORTS,
): Promise<ImportRecord> {
  await expect
    .poll(async () => (await readImport(seller, importId, 'failed', path)).import.finishedAt, {
      timeout,
      intervals: [250],
    })
    .not.toBe('')
  return (await readImport(seller, importId, 'failed', path)).import
}
