import { z } from 'zod'

/** What the form asks before it asks the server. Which of the two is wrong, the server does not say either. */
export const signInSchema = z.object({
  email: z.string('Write your e-mail address.').refine((text) => text.trim() !== '', 'Write your e-mail address.'),
  password: z.string('Write your password.').min(1, 'Write your password.'),
})

export type SignInFields = z.infer<typeof signInSchema>
