import type { Metadata } from 'next'
import { type SearchParams, signedIn } from '@/app/page-request'
import { DashboardView } from '@/components/rfq/dashboard-view'
import { dashboardRole, dashboardRoles } from '@/lib/domain/rfq/lists/list-query'
import { operatorContact } from '@/lib/services/entitlement/operator-contact'
import { readPlanToChoose } from '@/lib/services/entitlement/plan-requests'
import { readDashboard } from '@/lib/services/rfq/dashboard'
import { readToday } from '@/lib/services/rfq/today'

export const metadata: Metadata = { title: 'Home', robots: { index: false } }

export default async function DashboardPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await signedIn('/dashboard')
  const { as } = await searchParams
  const roles = dashboardRoles(ctx.actor)
  const role = roles.find((candidate) => candidate === as) ?? dashboardRole(ctx.actor, new URLSearchParams())
  const [tasks, { stages }, toChoose] = await Promise.all([
    readToday(ctx, role),
    readDashboard(ctx, role),
    role === 'seller' ? readPlanToChoose(ctx) : null,
  ])
  const planToChoose = toChoose && { ...toChoose, contact: operatorContact() }
  const emailToConfirm = role === 'seller' && !ctx.actor.emailVerified ? ctx.actor.email : null
  return <DashboardView {...{ role, roles, tasks, stages, planToChoose, emailToConfirm }} now={new Date()} />
}
