import { describe, expect, test } from 'vitest'
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
  test('returns an account in its stored form', () => {
    expect(signUpSchema.parse(good)).toEqual({
      email: 'ravi@mill.example',
      password: 'blue loom 42',
      name: 'Ravi Kumar',
      companyName: 'Mill & Sons',
      country: 'IN',
      roles: ['buyer', 'seller'],
    })
  })

  test('lists all problems together, each with its field', () => {
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

  test('speaks of the length of an address only where it is too long', () => {
    const messageOf = (email: string) => signUpSchema.safeParse({ ...good, email }).error?.issues[0]?.message
    expect(messageOf('ravi')).toBe('Enter an e-mail address such as name@mill.example.')
    expect(messageOf(`${'r'.repeat(250)}@mill.example`)).toBe('Enter an e-mail address of at most 254 characters.')
  })

  test('names every missing field', () => {
    expect(Object.keys(issues({})).sort()).toEqual(['companyName', 'country', 'email', 'name', 'password', 'roles'])
  })

  test('never grants the admin role', () => {
    expect(issues({ ...good, roles: ['buyer', 'admin'] })).toEqual({ 'roles[1]': 'NOT_VALID' })
  })

  test.each(['userId', 'companyId', 'emailVerified', 'emailVerifiedAt', 'suspendedAt', 'gstin'])(
    'takes no %s from outside',
    (key) => {
      expect(issues({ ...good, [key]: 'x' })).toEqual({ [key]: 'UNKNOWN_FIELD' })
    },
  )

  test('refuses a password that is the address or the company', () => {
    expect(issues({ ...good, password: 'RAVI@mill.example' })).toEqual({ password: 'PASSWORD_IS_YOURS' })
    expect(issues({ ...good, password: 'mill & sons' })).toEqual({ password: 'PASSWORD_IS_YOURS' })
  })

  test('refuses characters that cannot be shown', () => {
    expect(issues({ ...good, name: 'Ravi\u0007' })).toEqual({ name: 'BAD_CHARACTER' })
  })

  test.each([null, 7, 'text', [], true])('refuses %j as a body', (body) => {
    expect(Object.keys(issues(body))).toEqual([''])
  })
})
