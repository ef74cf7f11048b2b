import { DomainError } from '@/lib/domain/errors'

/** The header of the version, which every response names and a request may pin: the date of the last change that could break a client. */
export const VERSION_HEADER = 'api-version'

interface ApiVersion {
  /** A date, YYYY-MM-DD. */
  name: string
  /** When it became deprecated (RFC 9745) and when it ends (RFC 8594); both or neither. */
  ends?: { deprecatedFrom: Date; goneAt: Date }
}

/** The supported versions, the newest last. A change that breaks no client (a new field, parameter, code or route) needs no new version. */
const API_VERSIONS: readonly [ApiVersion, ...ApiVersion[]] = [{ name: '2026-11-21' }]

/** How long a version is supported after its successor was announced. */
export const VERSION_NOTICE_MONTHS = 12

export const API_VERSION = (API_VERSIONS.at(-1) ?? API_VERSIONS[0]).name

/** @throws API_VERSION_UNKNOWN for a pinned version that is not, or no longer, supported */
export function versionHeaders(
  pinned: string | null,
  versions: readonly ApiVersion[] = API_VERSIONS,
): Record<string, string> {
  const version = pinned === null ? versions.at(-1) : versions.find(({ name }) => name === pinned.trim())
  if (!version) {
    const names = versions.map(({ name }) => name).join(', ')
    throw new DomainError(
      'API_VERSION_UNKNOWN',
      `This version of the API is not supported. Leave ${VERSION_HEADER} out, or send one of: ${names}.`,
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
