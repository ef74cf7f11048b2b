import { describe, expect, test } from 'vitest'
import { openConnections, refuseOpenConnections } from './open-connections'

const PUBLIC_URL = 'https://market.example'

describe('a public address', () => {
  test.each([
    'postgres://app:x@database.internal:5432/textile',
    'postgres://app:x@10.0.0.5/textile?sslmode=disable',
    'postgres://app:x@10.0.0.5/textile?sslmode=prefer',
  ])('is not served from %s', (DATABASE_URL) => {
    expect(() => refuseOpenConnections({ PUBLIC_URL, DATABASE_URL })).toThrow(/DATABASE_URL .*sslmode=verify-full/)
  })

  test.each([
    'postgres://app:x@127.0.0.1:5432/textile',
    'postgres://app:x@localhost/textile',
    'postgres://app:x@database.internal/textile?sslmode=require',
    'postgres://app:x@database.internal/textile?sslmode=verify-full',
  ])('is served from %s', (DATABASE_URL) => {
    expect(openConnections({ PUBLIC_URL, DATABASE_URL })).toEqual([])
  })

  test('whose name begins like an address of this machine is public', () => {
    const settings = { PUBLIC_URL: 'https://127.example.com', DATABASE_URL: 'postgres://app:x@127.example.com/textile' }
    expect(openConnections(settings)).toHaveLength(1)
  })

  test('keeps files in a bucket over https, or on this machine', () => {
    const open = (S3_ENDPOINT: string) => openConnections({ PUBLIC_URL, S3_ENDPOINT })
    expect(open('http://minio.internal:9000')).toEqual([expect.stringContaining('use an https address')])
    expect(open('https://s3.example')).toEqual([])
    expect(open('http://127.0.0.1:9000')).toEqual([])
  })

  test('names every connection in one refusal', () => {
    const settings = { PUBLIC_URL, DATABASE_URL: 'postgres://a@db/x', S3_ENDPOINT: 'http://s3' }
    expect(openConnections(settings)).toHaveLength(2)
  })
})

test.each([undefined, 'http://localhost:3000', 'http://127.0.0.1:3000'])(
  'an address of %s asks for no TLS',
  (NEXTAUTH_URL) => {
    const settings = { NEXTAUTH_URL, DATABASE_URL: 'postgres://app:x@database.internal/textile' }
    expect(openConnections({ PUBLIC_URL: undefined, ...settings })).toEqual([])
  },
)
