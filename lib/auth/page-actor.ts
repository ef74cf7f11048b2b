import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import type { Actor } from '@/lib/domain/actor'
import { identityOfCookie } from './actor'
import { sessionCookieName } from './session-cookie'

/** The actor of this page's session, read once per request even if many components ask for it. */
export const getPageActor = cache(async (): Promise<Actor | null> => {
  const jar = await cookies()
  return (await identityOfCookie(jar.get(sessionCookieName())?.value))?.actor ?? null
})
