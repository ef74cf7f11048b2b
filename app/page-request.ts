import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { type Actor, hasRole, type Role } from '@/lib/domain/actor'
import { nullOn } from '@/lib/domain/errors'
import type { WaitingTrade } from '@/lib/domain/rfq/requests/today'
import { readWaiting } from '@/lib/services/rfq/today'
import type { ServiceContext } from '@/lib/services/shared/context'

export type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** The context of a page for users. Visitors sign in first and come back to `href`. */
export async function signedIn(href: string): Promise<ServiceContext<Actor>> {
  const actor = await getPageActor()
  return actor ? pageContext(actor) : redirect(`/sign-in?callbackUrl=${encodeURIComponent(href)}`)
}

/** The same for an administrator; everyone else gets 404. */
export async function signedInAdmin(href: string): Promise<ServiceContext<Actor>> {
  const ctx = await signedIn(href)
  return hasRole(ctx.actor, 'admin') ? ctx : notFound()
}

/** Reads the record of a page. One that does not exist, or that this reader may not see, is 404. */
export async function readOr404<T>(read: () => Promise<T>): Promise<T> {
  const found = await nullOn('NOT_FOUND', async () => ({ record: await read() }))
  return found ? found.record : notFound()
}

/** The parameters of an address, each with its values. */
export async function readParams(params: SearchParams): Promise<URLSearchParams> {
  return new URLSearchParams(
    Object.entries(await params).flatMap(([name, values]) => [values ?? []].flat().map((value) => [name, value])),
  )
}

/** A parameter that is given once. */
export function textOf(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null
}

/** Whose requests or orders a list shows: the side asked for, else the account's first. An admin has those of all. */
export function sideOf(actor: Actor, wanted: unknown) {
  const sides = (['buyer', 'seller', 'admin'] as const).filter((side) => hasRole(actor, side))
  return { sides, side: sides.find((side) => side === wanted) ?? sides[0] ?? 'buyer' }
}

/** What waits for the account of this page: for its menu and its lists, read once per request. */
export const waitingFor = cache(async (actor: Actor) => readWaiting(await pageContext(actor)))

/** How many requests or orders wait on each of these sides; nothing is read for one side. */
export async function waitingOn(
  { actor }: ServiceContext<Actor>,
  sides: readonly Role[],
  name: keyof WaitingTrade,
): Promise<Partial<Record<Role, number>>> {
  if (sides.length < 2) return {}
  const { buyer, seller } = await waitingFor(actor)
  return { buyer: buyer[name], seller: seller[name] }
}
