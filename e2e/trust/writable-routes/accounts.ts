import type { Client } from '../client'
import { browserOf, cookieOf, type Newcomer, objectOf, signUpBody } from '../fixtures'
import type { World } from '../world'
import { recordIn, type WritableRoute } from './route'

/** Routes of signed-in people. */
export function accountRoutes(admin: Client, person: Newcomer, renamer: Newcomer): WritableRoute[] {
  const profile = async () => objectOf(await person.client.get('/api/account/profile')).account
  return [
    {
      route: '/api/account/profile',
      name: 'change the profile',
      allowedKeys: ['name', 'company', 'expectedVersion'],
      client: person.client,
      isRepeatable: true,
      prepare: async () => ({
        path: '/api/account/profile',
        body: { name: 'Another Name' },
        record: profile,
      }),
    },
    {
      route: '/api/account/password',
      name: 'change the password',
      allowedKeys: ['currentPassword', 'newPassword', 'code'],
      client: person.client,
      isRepeatable: true,
      prepare: async () => ({
        path: '/api/account/password',
        body: { currentPassword: person.password, newPassword: person.password },
        record: profile,
      }),
    },
    ...signInRoutes(person),
    {
      route: '/api/account/tokens',
      name: 'create a token',
      allowedKeys: ['name', 'scopes', 'expiresInDays', 'currentPassword', 'code'],
      client: person.client,
      isRepeatable: true,
      prepare: async () => ({
        path: '/api/account/tokens',
        body: { name: 'trust', currentPassword: person.password },
        record: recordIn('apiToken'),
      }),
    },
    ...searchRoutes(person, renamer),
    {
      route: '/api/account/suspensions/:userId',
      name: 'suspend an account',
      allowedKeys: ['isSuspended', 'reason'],
      client: admin,
      isRepeatable: true,
      prepare: async () => ({
        path: `/api/account/suspensions/${person.userId}`,
        body: { isSuspended: false, reason: 'nothing happened' },
        record: recordIn(),
      }),
    },
    {
      route: '/api/notifications/settings',
      name: 'choose notices',
      allowedKeys: ['poolDigest'],
      client: person.client,
      isRepeatable: true,
      prepare: async () => ({ path: '/api/notifications/settings', body: { poolDigest: true }, record: recordIn() }),
    },
    {
      route: '/api/notifications/read',
      name: 'mark notifications as read',
      allowedKeys: ['upTo', 'numbers'],
      client: person.client,
      isRepeatable: true,
      prepare: async () => ({ path: '/api/notifications/read', body: { upTo: 1 }, record: recordIn() }),
    },
  ]
}

const SEARCHES = '/api/account/searches'

/**
 * Routes of saved searches. Each search is deleted again: an account has few, each with a name of its own. Routes are tried side by
 * side, so each has its own person.
 */
function searchRoutes(saver: Newcomer, renamer: Newcomer): WritableRoute[] {
  const body = { name: 'trust', moduleKey: 'yarn', query: 'q=30s' }
  const removeAll = async ({ client }: Newcomer) => {
    const { searches } = objectOf(await client.get(SEARCHES)) as { searches: { searchId: string }[] }
    for (const { searchId } of searches) await client.request('DELETE', `${SEARCHES}/${searchId}`)
  }
  return [
    {
      route: SEARCHES,
      name: 'save a search',
      allowedKeys: ['name', 'moduleKey', 'query', 'notify'],
      client: saver.client,
      prepare: async () => {
        await removeAll(saver)
        return { path: SEARCHES, body, record: recordIn('search') }
      },
    },
    {
      route: `${SEARCHES}/:searchId`,
      name: 'rename a saved search',
      allowedKeys: ['name', 'notify'],
      client: renamer.client,
      isRepeatable: true,
      prepare: async () => {
        await removeAll(renamer)
        const { search } = objectOf(await renamer.client.post(SEARCHES, body)) as { search: { searchId: string } }
        return { path: `${SEARCHES}/${search.searchId}`, body: { name: 'renamed' }, record: recordIn('search') }
      },
      send: (sender, { path, body: change }) => sender.request('PATCH', path, { body: change }),
    },
  ]
}

/** Routes that change how a person signs in. */
function signInRoutes(person: Newcomer): WritableRoute[] {
  return [
    {
      route: '/api/account/email',
      name: 'request another e-mail address',
      allowedKeys: ['email', 'currentPassword', 'code'],
      client: person.client,
      isAlwaysRefused: true,
      isRepeatable: true,
      prepare: async () => ({
        path: '/api/account/email',
        // The form is invalid, so no mail is counted.
        body: { email: 'no address', currentPassword: person.password },
        record: recordIn(),
      }),
    },
    {
      route: '/api/account/second-factor',
      name: 'set up two-step sign-in',
      allowedKeys: ['currentPassword'],
      client: person.client,
      isRepeatable: true,
      prepare: async () => ({
        path: '/api/account/second-factor',
        body: { currentPassword: person.password },
        record: recordIn('setUp'),
      }),
    },
    ...(['confirmation', 'recovery-codes', 'removal'] as const).map(
      (name): WritableRoute => ({
        route: `/api/account/second-factor/${name}`,
        name: `two-step sign-in: ${name}`,
        allowedKeys: ['currentPassword', 'code'],
        client: person.client,
        isAlwaysRefused: true,
        isRepeatable: true,
        prepare: async () => ({
          path: `/api/account/second-factor/${name}`,
          // The form is invalid, so this does not count as a guess.
          body: name === 'confirmation' ? { code: '' } : { currentPassword: '', code: '' },
          record: recordIn(),
        }),
      }),
    ),
  ]
}

/** Routes that need no session. */
export function openRoutes(world: World, person: Newcomer): WritableRoute[] {
  return [
    {
      route: '/api/account/sign-up',
      name: 'sign up',
      allowedKeys: ['email', 'password', 'name', 'companyName', 'country', 'state', 'city', 'roles'],
      client: world.anonymous,
      prepare: async () => ({ path: '/api/account/sign-up', body: signUpBody(), record: recordIn('account') }),
    },
    {
      route: '/api/account/sign-up',
      name: 'sign up as an admin',
      allowedKeys: [],
      triedKeys: ['roles'],
      client: world.anonymous,
      prepare: async () => ({ path: '/api/account/sign-up', body: signUpBody(), record: recordIn('account') }),
    },
    {
      route: '/api/account/password-reset/request',
      name: 'request a password reset',
      allowedKeys: ['email'],
      client: world.anonymous,
      prepare: async () => ({
        path: '/api/account/password-reset/request',
        body: { email: 'no-account@newcomer.test' },
        record: recordIn(),
      }),
    },
    ...(['password-reset', 'email-confirmation'] as const).map(
      (name): WritableRoute => ({
        route: `/api/account/${name}`,
        name,
        allowedKeys: ['secret', 'newPassword'],
        client: world.anonymous,
        isAlwaysRefused: true,
        isRepeatable: true,
        prepare: async () => ({
          path: `/api/account/${name}`,
          // The form is invalid, so this does not count as a guess.
          body: { secret: 'made up', ...(name === 'password-reset' ? { newPassword: person.password } : {}) },
          record: recordIn(),
        }),
      }),
    ),
    {
      route: '/api/auth/:...nextauth',
      name: 'sign in',
      allowedKeys: [],
      triedKeys: ['sid', 'id', 'sub', 'userId', 'roles', 'name', 'emailVerified'],
      client: world.anonymous,
      isRepeatable: true,
      prepare: async () => ({
        path: '/api/auth/callback/credentials',
        body: { email: person.email, password: person.password },
        record: recordIn(),
      }),
      async send(_client, { body: { fields, ...body } }) {
        const more = Object.fromEntries(
          Object.entries({ ...body, ...Object(fields) }).map(([key, value]) => [key, `${value}`]),
        )
        const cookie = await cookieOf(world.url, { email: person.email, password: person.password, more })
        return browserOf(world.url, cookie).get('/api/account/profile')
      },
    },
  ]
}
