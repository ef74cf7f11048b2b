import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import type { Actor } from '@/lib/domain/actor'
import { actorOfCookie } from './actor'
import { sessionCookieName } from './session-cookie'

/** Who looks at this page: its session, read once however many components of the page ask. */
export const getPageActor = cache(async (): Promise<Actor | null> => {
  const jar = await cookies()
  return actorOfCookie(jar.get(sessionCookieName())?.value)
})
