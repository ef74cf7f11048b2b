import { COMMON_PASSWORDS } from './common-passwords'

export const PASSWORD_LENGTH_MIN = 8
export const PASSWORD_LENGTH_MAX = 128

export interface PasswordProblem {
  code: 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | 'PASSWORD_TOO_COMMON' | 'PASSWORD_IS_YOURS'
  message: string
}

/** The form that is hashed: a keyboard that composes letters differently must not lock its owner out. */
export function foldPassword(typed: string): string {
  return typed.normalize('NFKC')
}

/**
 * What is wrong with a new password (reliability section 5): length in characters and known-by-everybody, nothing about which characters.
 * @param known what an attacker would try first for this account: its address, the person's and the company's name
 */
export function passwordProblem(typed: string, known: readonly string[] = []): PasswordProblem | null {
  // Before it is folded: NFKC can make one character eighteen.
  if (typed.length > 2 * PASSWORD_LENGTH_MAX) return tooLong()
  const password = foldPassword(typed)
  const length = Array.from(password).length
  if (length < PASSWORD_LENGTH_MIN) {
    return { code: 'PASSWORD_TOO_SHORT', message: `Use at least ${PASSWORD_LENGTH_MIN} characters.` }
  }
  if (length > PASSWORD_LENGTH_MAX) return tooLong()
  const lower = password.toLowerCase()
  if (COMMON_PASSWORDS.has(lower) || new Set(lower).size === 1) {
    return {
      code: 'PASSWORD_TOO_COMMON',
      message: 'This password is among the first that anyone would try. A few unrelated words are better.',
    }
  }
  if (known.some((text) => text.normalize('NFKC').trim().toLowerCase() === lower)) {
    return { code: 'PASSWORD_IS_YOURS', message: 'This is your own address or name, which others know too.' }
  }
  return null
}

function tooLong(): PasswordProblem {
  return { code: 'PASSWORD_TOO_LONG', message: `Use at most ${PASSWORD_LENGTH_MAX} characters.` }
}
