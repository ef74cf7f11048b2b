import 'server-only'
import { DomainError } from '@/lib/domain/errors'

/** @throws PRECONDITION_FAILED for If-Match, VERSION_CONFLICT for expectedVersion; neither is required. */
export function requireVersion(current: number, expected: number | undefined, ifMatch: string | null): void {
  const details = { currentVersion: current }
  if (ifMatch !== null && ifMatch.trim() !== '*') {
    const versions = ifMatch.split(',').map((tag) => /^\s*(?:W\/)?"(\d+)(?:-[^"]*)?"\s*$/.exec(tag)?.[1])
    if (!versions.includes(String(current))) {
      throw new DomainError('PRECONDITION_FAILED', 'It was changed since you read it.', { details })
    }
  }
  if (expected !== undefined && expected !== current) {
    throw new DomainError('VERSION_CONFLICT', `It was changed since you read it. It is now at version ${current}.`, {
      details,
    })
  }
}
