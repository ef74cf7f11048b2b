import { DomainError } from '@/lib/domain/errors'

/** The version that every answer names and a request may pin: the date of the last change that could break a client. */
export const VERSION_HEADER = 'api-version'

interface ApiVersion {
  /** A date, YYYY-MM-DD. */
  name: string
  /** From when it is advised against (RFC 9745), and when it ends (RFC 8594); both or neither. */
  ends?: { deprecatedFrom: Date; goneAt: Date }
}

/** Those that are answered, the newest last. A change that breaks nobody (a new field, parameter, code or route) makes no new one. */
const API_VERSIONS: readonly [ApiVersion, ...ApiVersion[]] = [{ name: '2026-11-21' }]

/** How long a version is still answered after its successor was announced. */
export const VERSION_NOTICE_MONTHS = 12

export const API_VERSION = (API_VERSIONS.at(-1) ?? API_VERSIONS[0]).name

/** @throws API_VERSION_UNKNOWN for a pinned version that is not, or no longer, answered */
export function versionHeaders(
  pinned: string | null,
  versions: readonly ApiVersion[] = API_VERSIONS,
): Record<string, string> {
  const version = pinned === null ? versions.at(-1) : versions.find(({ name }) => name === pinned.trim())
  if (!version) {
    const names = versions.map(({ name }) => name).join(', ')
    throw new DomainError(
      'API_VERSION_UNKNOWN',
      `This version of the API is not answered. Leave ${VERSION_HEADER} out, or send one of: ${names}.`,
    )
  }
  const { name, ends } = version
  return {
    [VERSION_HEADER]: name,
    ...(ends && {
      deprecation: `@${Math.floor(ends.deprecatedFrom.getTime() / 1000)}`,
      sunset: ends.goneAt.toUTCString(),
    }),
  }
}
