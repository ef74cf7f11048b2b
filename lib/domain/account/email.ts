/** The longest address that SMTP can carry. */
export const EMAIL_LENGTH_MAX = 254
const LOCAL_LENGTH_MAX = 64

const LOCAL_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u
const DOMAIN_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * The single form in which an address is stored, looked up and compared: folded by NFKC and checked after it, so that
 * no look-alike of "@" or of a dot passes the checks; lower case; an ASCII domain (reference 2.5).
 * @returns null when it is not an address that mail can reach
 */
export function normaliseEmail(typed: string): string | null {
  if (typed.length > 2 * EMAIL_LENGTH_MAX) return null
  const text = typed.normalize('NFKC').trim().toLowerCase().normalize('NFKC')
  const [local, domain, ...rest] = text.split('@')
  if (!local || !domain || rest.length > 0 || text.length > EMAIL_LENGTH_MAX) return null
  if (local.length > LOCAL_LENGTH_MAX || !LOCAL_PART.test(local)) return null
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return null
  const labels = domain.split('.')
  if (labels.length < 2 || !labels.every((label) => DOMAIN_LABEL.test(label))) return null
  return /^[0-9]+$/.test(labels.at(-1) ?? '') ? null : text
}
