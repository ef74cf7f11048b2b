import { z } from 'zod'
import { optionalCode } from './second-factor'

/** What the form checks before it asks the server. The server does not reveal which of the two is wrong. */
export const signInSchema = z.object({
  email: z.string('Enter your e-mail address.').refine((text) => text.trim() !== '', 'Enter your e-mail address.'),
  password: z.string('Enter your password.').min(1, 'Enter your password.'),
  code: optionalCode,
})

export type SignInFields = z.infer<typeof signInSchema>
