import type { Metadata } from 'next'
import { type SearchParams, signedIn } from '@/app/page-request'
import { DashboardView } from '@/components/rfq/dashboard-view'
import { dashboardRole, dashboardRoles } from '@/lib/domain/rfq/list-query'
import { readDashboard } from '@/lib/services/rfq/dashboard'
import { readToday } from '@/lib/services/rfq/today'

export const metadata: Metadata = { title: 'Home', robots: { index: false } }

export default async function DashboardPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await signedIn('/dashboard')
  const { as } = await searchParams
  const roles = dashboardRoles(ctx.actor)
  const role = roles.find((candidate) => candidate === as) ?? dashboardRole(ctx.actor, new URLSearchParams())
  const [tasks, { stages }] = await Promise.all([readToday(ctx, role), readDashboard(ctx, role)])
  return <DashboardView role={role} roles={roles} tasks={tasks} stages={stages} now={new Date()} />
}
