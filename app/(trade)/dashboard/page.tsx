import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { DashboardView } from '@/components/rfq/dashboard-view'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { dashboardRole, dashboardRoles } from '@/lib/domain/rfq/list-query'
import { readDashboard } from '@/lib/services/rfq/dashboard'

export const metadata: Metadata = { title: 'Dashboard', robots: { index: false } }

type Query = Promise<Record<string, string | string[] | undefined>>

export default async function DashboardPage({ searchParams }: { searchParams: Query }) {
  const actor = await getPageActor()
  if (!actor) redirect('/sign-in?callbackUrl=/dashboard')
  const { as } = await searchParams
  const roles = dashboardRoles(actor)
  const role = roles.find((candidate) => candidate === as) ?? dashboardRole(actor, new URLSearchParams())
  const { stages } = await readDashboard(await pageContext(actor), role)
  return <DashboardView role={role} roles={roles} stages={stages} now={new Date()} />
}
