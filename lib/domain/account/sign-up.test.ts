import { describe, expect, it } from 'vitest'
import { schemaIssues } from '../fields/schema-issues'
import { signUpSchema } from './sign-up'

const good = {
  email: 'Ravi@Mill.example',
  password: 'blue loom 42',
  name: '  Ravi   Kumar ',
  companyName: 'Mill & Sons',
  country: 'india',
  roles: ['seller', 'buyer', 'seller'],
}

function issues(body: unknown): Record<string, string> {
  const parsed = signUpSchema.safeParse(body, { reportInput: true })
  if (parsed.success) return {}
  return Object.fromEntries(schemaIssues(parsed.error.issues, '').map(({ field, code }) => [field, code]))
}

describe('signUpSchema', () => {
  it('gives an account in the forms in which it is stored', () => {
    expect(signUpSchema.parse(good)).toEqual({
      email: 'ravi@mill.example',
      password: 'blue loom 42',
      name: 'Ravi Kumar',
      companyName: 'Mill & Sons',
      country: 'IN',
      roles: ['buyer', 'seller'],
    })
  })

  it('lists all problems at once, each at its field', () => {
    expect(
      issues({
        email: 'ravi',
        password: 'short',
        name: ' ',
        companyName: 'a'.repeat(121),
        country: 'Atlantis',
        roles: [],
      }),
    ).toEqual({
      email: 'EMAIL_NOT_VALID',
      password: 'PASSWORD_TOO_SHORT',
      name: 'REQUIRED',
      companyName: 'TOO_LONG',
      country: 'COUNTRY_NOT_KNOWN',
      roles: 'REQUIRED',
    })
  })

  it('names everything that is missing', () => {
    expect(Object.keys(issues({})).sort()).toEqual(['companyName', 'country', 'email', 'name', 'password', 'roles'])
  })

  it('grants admin to nobody', () => {
    expect(issues({ ...good, roles: ['buyer', 'admin'] })).toEqual({ 'roles[1]': 'NOT_VALID' })
  })

  it.each(['userId', 'companyId', 'emailVerified', 'emailVerifiedAt', 'suspendedAt', 'gstin'])(
    'takes no %s from outside',
    (key) => {
      expect(issues({ ...good, [key]: 'x' })).toEqual({ [key]: 'UNKNOWN_FIELD' })
    },
  )

  it('refuses a password that is the address or the company', () => {
    expect(issues({ ...good, password: 'RAVI@mill.example' })).toEqual({ password: 'PASSWORD_IS_YOURS' })
    expect(issues({ ...good, password: 'mill & sons' })).toEqual({ password: 'PASSWORD_IS_YOURS' })
  })

  it('refuses characters that cannot be shown', () => {
    expect(issues({ ...good, name: 'Ravi\u0007' })).toEqual({ name: 'BAD_CHARACTER' })
  })

  it.each([null, 7, 'text', [], true])('survives %j for a body', (body) => {
    expect(Object.keys(issues(body))).toEqual([''])
  })
})
