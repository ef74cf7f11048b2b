import 'server-only'
import type { NextAuthOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { env, isHttps } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { serverSecret } from '@/lib/config/server-secret'
import { type DomainError, errorIssue, validationFailed } from '@/lib/domain/errors'
import { actorOfSession, closeSession, SESSION_DAYS_MAX } from '@/lib/services/accounts/sessions'
import { type KnownDevice, signIn } from '@/lib/services/accounts/sign-in'
import { contextFor } from '@/lib/services/shared/context'
import { knownDevices } from './known-device'
import { claimsOf, cookieValue, sessionCookieName, sidOfCookie } from './session-cookie'

declare module 'next-auth' {
  interface User {
    sid: string
  }
}

declare module 'next-auth/jwt' {
  interface JWT {
    sid?: string
  }
}

const SESSION_SECONDS_MAX = SESSION_DAYS_MAX * 24 * 60 * 60

export interface AuthRun {
  requestId: string
  /** The network address that the server in front saw. */
  address: string
  /** Called with the error to return, since next-auth would turn it into a redirect or drop it. */
  refuse: (error: unknown) => void
  /** Called after a successful sign-in, with the browser that did it. */
  remember: (device: KnownDevice) => void
}

/**
 * next-auth keeps only the cookie and the CSRF token. Its JWT holds nothing but the sid of a row in `sessions`, which
 * alone decides (lib/services/accounts/sessions.ts).
 */
export function authOptions(run: AuthRun): NextAuthOptions {
  const secure = isHttps(env())
  const context = () => contextFor({ actor: null, requestId: run.requestId })

  return {
    secret: serverSecret(),
    useSecureCookies: secure,
    cookies: {
      sessionToken: {
        name: sessionCookieName(),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      },
    },
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS_MAX },
    // next-auth does not take this from the session settings: its own default is 30 days.
    jwt: { maxAge: SESSION_SECONDS_MAX, decode: ({ token }) => claimsOf(token) },
    pages: { signIn: '/sign-in', signOut: '/account', error: '/sign-in' },
    providers: [
      Credentials({
        credentials: { email: { type: 'email' }, password: { type: 'password' }, code: { type: 'text' } },
        async authorize(credentials, request) {
          const headers = new Headers(request.headers as Record<string, string> | undefined)
          try {
            const { userId, sid, device } = await signIn(context(), {
              email: String(credentials?.email ?? ''),
              password: String(credentials?.password ?? ''),
              code: String(credentials?.code ?? ''),
              address: run.address,
              userAgent: headers.get('user-agent') ?? '',
              previousSid: await sidOfCookie(cookieValue(headers.get('cookie'), sessionCookieName())),
              devices: knownDevices(headers.get('cookie'), new Date()),
            })
            run.remember(device)
            return { id: userId, sid }
          } catch (error) {
            run.refuse(error)
            return null
          }
        },
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => ({ sid: user?.sid ?? token.sid }),
      async session({ session, token }) {
        const actor = await actorOfSession(context(), token.sid ?? '').catch((error: unknown) => {
          run.refuse(error)
          throw error
        })
        // next-auth responds to an error here with an empty session and removes the cookie.
        if (!actor) throw new Error('the session has ended')
        return { user: { name: actor.name, email: actor.email }, expires: session.expires }
      },
      redirect: ({ url, baseUrl }) => {
        const target = String(url)
        return URL.canParse(target, baseUrl) && new URL(target, baseUrl).origin === baseUrl
          ? new URL(target, baseUrl).href
          : baseUrl
      },
    },
    events: {
      async signOut({ token }) {
        if (token?.sid) await closeSession(context(), token.sid).catch(run.refuse)
      },
    },
    logger: {
      // Only codes: the rest may hold a cookie or an address.
      error: (code) => {
        log().debug({ requestId: run.requestId, code }, 'next-auth')
        if (code === 'INVALID_CALLBACK_URL_ERROR') run.refuse(badCallbackUrl())
      },
      warn: (code) => log().warn({ requestId: run.requestId, code }, 'next-auth'),
      debug: () => {},
    },
  }
}

function badCallbackUrl(): DomainError {
  const message = 'The callback URL is not a valid address.'
  return validationFailed([errorIssue('NOT_VALID', 'callbackUrl', message)])
}
