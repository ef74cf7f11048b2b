import { z } from 'zod'

export const RECOVERY_CODES = 10
/** 120 random bits: five for each character. */
const RECOVERY_CODE_LENGTH = 24
const CODE_TYPED_MAX = 60

/** What was typed, as it is compared: `123 456` is a code of the app, groups of letters and digits are a recovery code. */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } {
  const code = typed.replace(/[\s-]/g, '').toLowerCase()
  return { kind: /^\d{1,8}$/.test(code) ? 'app' : 'recovery', code }
}

/** A recovery code as people copy it: six groups of four. */
export function recoveryCodeOf(base32: string): string {
  const groups = base32.slice(0, RECOVERY_CODE_LENGTH).toLowerCase().match(/.{4}/g)
  return (groups ?? []).join('-')
}

const code = z.string('Enter the code as text.').max(CODE_TYPED_MAX, 'This code is too long.')

/** Asked of accounts with two-step sign-in, wherever the password is asked again. */
export const optionalCode = code.optional()

const currentPassword = z.string('Enter your password as text.').min(1, 'Enter your current password.')

export const secondFactorSetUpSchema = z.strictObject({ currentPassword })
export const secondFactorConfirmationSchema = z.strictObject({
  code: code.min(1, 'Enter the code that the app shows.'),
})
export const secondFactorProofSchema = z.strictObject({ currentPassword, code: optionalCode })
