import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { DashboardView } from '@/components/rfq/dashboard-view'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { hasRole } from '@/lib/domain/actor'
import { readDashboard } from '@/lib/services/rfq/dashboard'

export const metadata: Metadata = { title: 'Dashboard', robots: { index: false } }

type Query = Promise<Record<string, string | string[] | undefined>>

export default async function DashboardPage({ searchParams }: { searchParams: Query }) {
  const actor = await getPageActor()
  if (!actor) redirect('/sign-in?callbackUrl=/dashboard')
  const { as } = await searchParams
  const roles = (['admin', 'seller', 'buyer'] as const).filter((role) => hasRole(actor, role))
  const role = roles.find((one) => one === as)
  const query = new URLSearchParams(role ? { as: role } : {})
  const { role: shown, stages } = await readDashboard(await pageContext(actor), query)
  return <DashboardView role={shown} roles={roles} stages={stages} now={new Date()} />
}
