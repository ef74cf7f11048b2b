import { z } from 'zod'
import { readGstin } from './gstin'
import { line, refuse, requiredLine } from './line'
import { countrySchema, emailSchema, NAME_LENGTH_MAX, PLACE_LENGTH_MAX, passwordSchema } from './sign-up'

export const passwordChangeSchema = z.strictObject({
  currentPassword: z.string('Write your password as text.').min(1, 'Write the password you have now.'),
  newPassword: passwordSchema,
})

export const resetRequestSchema = z.strictObject({ email: emailSchema })

const secret = z
  .string('The secret of the link in the mail.')
  .regex(/^[A-Za-z0-9_-]{43}$/, 'This is not the link of one of our mails; take it whole.')

export const passwordResetSchema = z.strictObject({ secret, newPassword: passwordSchema })
export const emailConfirmationSchema = z.strictObject({ secret })

/** "" takes a number back. */
const gstin = z.string('Write the GSTIN as text.').transform((typed, context) => {
  if (typed.trim() === '') return ''
  const reading = readGstin(typed)
  if (reading.ok) return reading.gstin
  refuse(context, reading.code, reading.message)
  return z.NEVER
})

/**
 * What an account may change of itself and its company; what is absent stays as it is. The company's name and place stand in every one of its
 * listings: those are presented again.
 */
export const accountChangeSchema = z.strictObject({
  name: requiredLine(NAME_LENGTH_MAX, 'Write your name.').optional(),
  company: z
    .strictObject({
      name: requiredLine(NAME_LENGTH_MAX, 'Write the name of your company.').optional(),
      country: countrySchema.optional(),
      state: line(PLACE_LENGTH_MAX).optional(),
      city: line(PLACE_LENGTH_MAX).optional(),
      gstin: gstin.optional(),
      isMicroOrSmall: z.boolean('true or false').optional(),
    })
    .optional(),
  expectedVersion: z.number().int().positive().optional(),
})

/** What of a company stands in its listings. */
export const SHOWN_OF_COMPANY = ['name', 'country', 'state', 'city', 'isMicroOrSmall'] as const
