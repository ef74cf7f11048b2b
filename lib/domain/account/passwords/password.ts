import { COMMON_PASSWORDS } from './common-passwords'

export const PASSWORD_LENGTH_MIN = 8
export const PASSWORD_LENGTH_MAX = 128

export interface PasswordProblem {
  code: 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | 'PASSWORD_TOO_COMMON' | 'PASSWORD_IS_YOURS'
  message: string
}

/** The form that is hashed, the same on every keyboard: some compose letters differently. */
export function foldPassword(typed: string): string {
  return typed.normalize('NFKC')
}

/**
 * What is wrong with a new password (reference 2.4): its length in characters, or that it is well known; any
 * characters are allowed.
 * @param known what an attacker would try first for this account: its address, the person's and the company's name
 */
export function passwordProblem(typed: string, known: readonly string[] = []): PasswordProblem | null {
  // Before folding: NFKC can turn one character into eighteen.
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
      message: 'This password is too common. Use a few unrelated words.',
    }
  }
  if (known.some((text) => text.normalize('NFKC').trim().toLowerCase() === lower)) {
    return { code: 'PASSWORD_IS_YOURS', message: 'Do not use your own address or name as the password.' }
  }
  return null
}

function tooLong(): PasswordProblem {
  return { code: 'PASSWORD_TOO_LONG', message: `Use at most ${PASSWORD_LENGTH_MAX} characters.` }
}
