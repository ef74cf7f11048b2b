import { type Env, hasPublicAddress, isLoopbackHost } from './env'

type Connections = Pick<Env, 'PUBLIC_URL' | 'NEXTAUTH_URL' | 'DATABASE_URL' | 'S3_ENDPOINT'>

/** What PostgreSQL's clients call a connection that is encrypted or not made at all. */
const ENCRYPTED = new Set(['require', 'verify-ca', 'verify-full'])

/** Connections to other machines without TLS, each with what to set. None at an address of this machine. */
export function openConnections(settings: Connections): string[] {
  if (!hasPublicAddress(settings)) return []
  const { DATABASE_URL, S3_ENDPOINT } = settings
  return [
    ...(DATABASE_URL !== undefined && isOpenDatabase(DATABASE_URL)
      ? ['DATABASE_URL leads to another machine without TLS: add ?sslmode=verify-full (or require).']
      : []),
    ...(S3_ENDPOINT !== undefined && isOpenBucket(S3_ENDPOINT)
      ? ['S3_ENDPOINT leads to another machine without TLS: use an https address.']
      : []),
  ]
}

/** @throws with what to set, when the public would be served over connections that others can read */
export function refuseOpenConnections(settings: Connections): void {
  const open = openConnections(settings)
  if (open.length > 0) throw new Error(open.join(' '))
}

function isOpenDatabase(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, searchParams } = new URL(address)
  return !isLoopbackHost(hostname) && !ENCRYPTED.has(searchParams.get('sslmode') ?? '')
}

function isOpenBucket(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol !== 'https:' && !isLoopbackHost(hostname)
}
