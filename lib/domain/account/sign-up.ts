import { z } from 'zod'
import type { Role } from '../actor'
import { countries } from '../vocabulary/countries'
import { canonicalValue } from '../vocabulary/vocabulary'
import { EMAIL_LENGTH_MAX, normaliseEmail } from './email'
import { line, refuse, requiredLine } from './line'
import { passwordProblem } from './passwords/password'

/** The roles an account may request for itself; "admin" is only assigned. */
const SIGN_UP_ROLES = ['buyer', 'seller'] as const satisfies readonly Role[]

export const NAME_LENGTH_MAX = 120
export const PLACE_LENGTH_MAX = 80

export const emailSchema = z.string('Enter your e-mail address as text.').transform((typed, context) => {
  const address = normaliseEmail(typed)
  if (address !== null) return address
  const text = typed.trim()
  if (text === '') refuse(context, 'REQUIRED', 'Enter your e-mail address.')
  else if (text.length > EMAIL_LENGTH_MAX)
    refuse(context, 'EMAIL_NOT_VALID', `Enter an e-mail address of at most ${EMAIL_LENGTH_MAX} characters.`)
  else refuse(context, 'EMAIL_NOT_VALID', 'Enter an e-mail address such as name@mill.example.')
  return z.NEVER
})

/** A country by its code or a common name; stored as ISO 3166 alpha-2. */
export const countrySchema = z.string('Choose a country.').transform((typed, context) => {
  const code = canonicalValue(countries, typed)
  if (code !== null) return code
  refuse(context, 'COUNTRY_NOT_KNOWN', 'Choose a country from the list.')
  return z.NEVER
})

/** A new password by its length and whether it is common; passwordProblem also compares it with its owner's names. */
export const passwordSchema = z.string('Enter a password as text.').superRefine((password, context) => {
  const problem = passwordProblem(password)
  if (problem) refuse(context, problem.code, problem.message)
})

/** There are two roles; repeating them does no harm. */
const ROLES_TYPED_MAX = 8

/** Refuses an overlong list as a whole, before each item is checked. */
function shortList(itemsMax: number) {
  return z.custom<unknown>().superRefine((list, context) => {
    if (Array.isArray(list) && list.length > itemsMax) refuse(context, 'TOO_MANY', `Use at most ${itemsMax}.`)
  })
}

/** The person and their company. */
export const accountShape = {
  email: emailSchema,
  name: requiredLine(NAME_LENGTH_MAX, 'Enter your name.'),
  companyName: requiredLine(NAME_LENGTH_MAX, 'Enter the name of your company.'),
  country: countrySchema,
  state: line(PLACE_LENGTH_MAX).optional(),
  city: line(PLACE_LENGTH_MAX).optional(),
}

/** A new account with its company: the form and the API share this schema. */
export const signUpSchema = z
  .strictObject({
    ...accountShape,
    password: passwordSchema,
    roles: shortList(ROLES_TYPED_MAX)
      .pipe(
        z.array(
          z.enum(SIGN_UP_ROLES, 'Choose buyer, seller or both.'),
          'Choose whether you buy, sell or both: ["buyer"], ["seller"] or ["buyer", "seller"].',
        ),
      )
      .transform((roles) => SIGN_UP_ROLES.filter((role) => roles.includes(role)))
      .superRefine((roles, context) => {
        if (roles.length === 0) refuse(context, 'REQUIRED', 'Choose whether you buy, sell or both.')
      }),
  })
  .superRefine(({ password, ...account }, context) => {
    const known = [account.email, account.email.split('@')[0] ?? '', account.name, account.companyName]
    const problem = passwordProblem(password, known)
    if (problem?.code === 'PASSWORD_IS_YOURS') refuse(context, problem.code, problem.message, ['password'])
  })

export type SignUpInput = z.input<typeof signUpSchema>
export type SignUp = z.output<typeof signUpSchema>
