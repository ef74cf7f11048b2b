import { z } from 'zod'
import { INTEGER_MAX } from '../integer'
import { readGstin } from './gstin'
import { line, refuse, requiredLine } from './line'
import { optionalCode } from './second-factor'
import { countrySchema, emailSchema, NAME_LENGTH_MAX, PLACE_LENGTH_MAX, passwordSchema } from './sign-up'

export const passwordChangeSchema = z.strictObject({
  currentPassword: z.string('Enter your password as text.').min(1, 'Enter your current password.'),
  newPassword: passwordSchema,
  code: optionalCode,
})

/** Another address for the account; it counts once its link is opened. */
export const emailChangeSchema = z.strictObject({
  email: emailSchema,
  currentPassword: z.string('Enter your password as text.').min(1, 'Enter your current password.'),
  code: optionalCode,
})

export const resetRequestSchema = z.strictObject({ email: emailSchema })

const secret = z
  .string('Enter the secret of the link in the mail as text.')
  .regex(/^[A-Za-z0-9_-]{43}$/, 'This is not a link from one of our mails. Copy the whole link.')

export const passwordResetSchema = z.strictObject({ secret, newPassword: passwordSchema })
export const emailConfirmationSchema = z.strictObject({ secret })

/** "" removes the number. */
const gstin = z.string('Enter the GSTIN as text.').transform((typed, context) => {
  if (typed.trim() === '') return ''
  const reading = readGstin(typed)
  if (reading.ok) return reading.gstin
  refuse(context, reading.code, reading.message)
  return z.NEVER
})

/**
 * What an account may change of itself and its company; a missing field stays as it is. Listings show the company's
 * name and place, so they are presented again.
 */
export const accountChangeSchema = z.strictObject({
  name: requiredLine(NAME_LENGTH_MAX, 'Enter your name.').optional(),
  company: z
    .strictObject({
      name: requiredLine(NAME_LENGTH_MAX, 'Enter the name of your company.').optional(),
      country: countrySchema.optional(),
      state: line(PLACE_LENGTH_MAX).optional(),
      city: line(PLACE_LENGTH_MAX).optional(),
      gstin: gstin.optional(),
      isMicroOrSmall: z.boolean('Use true or false.').optional(),
    })
    .optional(),
  expectedVersion: z.number().int().positive().max(INTEGER_MAX).optional(),
})

/** The fields of a company that its listings show. */
export const SHOWN_OF_COMPANY = ['name', 'country', 'state', 'city', 'isMicroOrSmall'] as const
