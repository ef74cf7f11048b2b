import { type Refusal, send } from '@/components/request/request'

/** Signs in. @returns why it failed, or null */
export async function requestSignIn(credentials: {
  email: string
  password: string
  code?: string
}): Promise<Refusal | null> {
  const { answer, refusal } = await send<{ csrfToken: string }>('GET', '/api/auth/csrf')
  if (refusal) return refusal
  const path = '/api/auth/callback/credentials'
  return (await send('POST', path, { ...credentials, csrfToken: answer.csrfToken, json: 'true' })).refusal
}
