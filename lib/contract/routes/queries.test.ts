import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { IMAGE_SIZES } from '@/lib/domain/listing/attachments/attachments'
import { readQuery } from '../queries/parameters'
import { ROUTES } from '.'

const ID = '019756F0-8A3C-7C1E-9D41-2B6F0C5E8A10'
const PLAN_CURSOR = `1781517600000_${ID.toLowerCase()}`
const CHAIN_CURSOR = `12:${'0'.repeat(64)}:1`

function read(id: string, query: string): unknown {
  const declared = ROUTES.find((route) => route.id === id)?.query
  if (!(declared instanceof z.ZodObject)) throw new Error(`${id} reads its own query`)
  return readQuery(declared, new URLSearchParams(query))
}

describe('a query is read as', () => {
  test.each<[id: string, query: string, read: object]>([
    ['showSubscription', '', {}],
    ['showSubscription', 'sellerId=019756F0-8A3C', { sellerId: '019756f0-8a3c' }],
    ['listSellerAccess', `sellerId=${ID}`, { sellerId: ID.toLowerCase() }],
    ['exportSellerAccess', 'request=open&plan=&q=', { layout: 'sellers', request: 'open', plan: '', q: '' }],
    ['exportSellerAccess', 'layout=cells', { layout: 'cells' }],
    ['listAuditLog', '', { limit: 50 }],
    ['listAuditLog', `kind=request&limit=200&cursor=${ID}`, { kind: 'request', limit: 200, cursor: ID.toLowerCase() }],
    ['exportAuditLog', 'actor=ravi', { actor: 'ravi' }],
    ['checkAuditLog', `cursor=${CHAIN_CURSOR}`, { cursor: CHAIN_CURSOR }],
    ['checkAuditLog', 'check=whole', { check: 'whole' }],
    ['listPlanRequests', '', { scope: 'mine' }],
    ['listPlanRequests', `scope=all&cursor=${PLAN_CURSOR}`, { scope: 'all', cursor: PLAN_CURSOR }],
    ['listPlanRequests', 'scope=all&status=closed', { scope: 'all', status: 'closed' }],
    ['showHistory', '', { limit: 20 }],
    ['showHistory', 'cursor=7&limit=100', { cursor: 7, limit: 100 }],
    ['writeListing', 'mode=preview', { mode: 'preview', autosave: 'false' }],
    ['exportListings', 'format=csv&status=DRAFT', { format: 'csv', status: 'DRAFT' }],
    ['showImportTemplate', '', { format: 'xlsx' }],
    ['showImport', 'after=12', { rows: 'failed', after: 12 }],
    ['listImports', `cursor=${ID}`, { cursor: ID.toLowerCase() }],
    ['readAttachment', `size=${IMAGE_SIZES[0]}`, { size: IMAGE_SIZES[0] }],
  ])('%s ?%s', (id, query, expected) => {
    expect(read(id, query)).toMatchObject(expected)
  })
})

describe('a query is refused at its name', () => {
  test.each<[id: string, query: string, field: string, code?: string]>([
    ['showSubscription', 'plan=all', 'plan', 'UNKNOWN_PARAMETER'],
    ['showSubscription', 'sellerId=a&sellerId=b', 'sellerId'],
    ['exportSellerAccess', 'layout=sideways', 'layout'],
    ['exportSellerAccess', 'colour=blue', 'colour', 'UNKNOWN_PARAMETER'],
    ['exportSellerAccess', 'state=half', 'state'],
    ['exportSellerAccess', 'plan=gold', 'plan'],
    ['exportSellerAccess', `q=${'a'.repeat(201)}`, 'q'],
    ['listAuditLog', 'kind=everything', 'kind'],
    ['listAuditLog', 'from=2026-02-30', 'from'],
    ['listAuditLog', 'to=yesterday', 'to'],
    ['listAuditLog', 'from=2026-03-02&to=2026-03-01', 'to'],
    ['listAuditLog', 'cursor=next', 'cursor'],
    ['listAuditLog', 'limit=201', 'limit'],
    ['listAuditLog', 'q=x', 'q', 'UNKNOWN_PARAMETER'],
    ['exportAuditLog', 'limit=10', 'limit', 'UNKNOWN_PARAMETER'],
    ['exportAuditLog', 'kind=everything', 'kind'],
    ['checkAuditLog', 'check=half', 'check'],
    ['checkAuditLog', `check=whole&cursor=${CHAIN_CURSOR}`, 'cursor', 'UNKNOWN_PARAMETER'],
    ['checkAuditLog', 'cursor=1', 'cursor'],
    ['checkAuditLog', 'check=whole&cursor=1', 'cursor', 'UNKNOWN_PARAMETER'],
    ['listPlanRequests', 'scope=ours', 'scope'],
    ['listPlanRequests', 'status=open', 'status'],
    ['listPlanRequests', `cursor=${PLAN_CURSOR}`, 'cursor'],
    ['listPlanRequests', 'cursor=1', 'cursor'],
    ['listPlanRequests', 'scope=all&cursor=1', 'cursor'],
    ['listPlanRequests', 'scope=all&page=2', 'page', 'UNKNOWN_PARAMETER'],
    ['showHistory', 'limit=101', 'limit'],
    ['showHistory', 'cursor=a', 'cursor', 'BAD_CURSOR'],
    ['showHistory', 'cursor=7&cursor=7', 'cursor'],
    ['writeListing', 'mode=draft', 'mode'],
    ['writeListing', 'autosave=true&autosave=true', 'autosave'],
    ['startImport', 'mode=import', 'mode', 'UNKNOWN_PARAMETER'],
    ['exportListings', 'format=pdf', 'format'],
    ['listImports', 'cursor=1', 'cursor'],
    ['showImport', 'rows=all', 'rows'],
    ['showImport', 'after=-1', 'after'],
    ['showImport', 'after=', 'after'],
    ['showImport', 'after=0x10', 'after'],
    ['showHistory', 'limit=1e2', 'limit'],
    ['readAttachment', 'size=1', 'size'],
    ['readAttachment', `size=${IMAGE_SIZES[0]}&size=${IMAGE_SIZES[0]}`, 'size'],
  ])('%s ?%s', (id, query, field, code = 'BAD_PARAMETER') => {
    expect(() => read(id, query)).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_FAILED',
        extras: { issues: [expect.objectContaining({ code, field })] },
      }),
    )
  })
})
