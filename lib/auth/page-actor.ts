import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import type { Actor } from '@/lib/domain/actor'
import { nullOn } from '@/lib/domain/errors'
import { identityOfCookie } from './actor'
import { sessionCookieOf } from './session-cookie'

/** The actor of this page's session, read once per request even if many components ask for it. Null with two session cookies. */
export const getPageActor = cache(async (): Promise<Actor | null> => {
  // Not Next's own reading of cookies, which takes the last of two.
  const sent = (await headers()).get('cookie')
  const value = await nullOn('AUTH_REQUIRED', async () => sessionCookieOf(sent))
  return value ? ((await identityOfCookie(value))?.actor ?? null) : null
})
