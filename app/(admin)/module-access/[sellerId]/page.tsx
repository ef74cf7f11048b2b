import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { signedInAdmin } from '@/app/page-request'
import { SiteFrame } from '@/app/site-frame'
import { PlanCommand } from '@/components/module-access/plan-request/plan-command'
import { PlanRequestAnswer } from '@/components/module-access/plan-request/plan-request-answer'
import { PlanRequestHistory } from '@/components/module-access/plan-request/plan-request-history'
import { SellerExplanation } from '@/components/module-access/sellers/seller-explanation'
import { SellerFacts } from '@/components/module-access/sellers/seller-facts'
import { Suspension } from '@/components/module-access/sellers/suspension'
import { ListForSeller } from '@/components/seller-listings/for-seller/list-for-seller'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Section } from '@/components/ui/section'
import { nullOn } from '@/lib/domain/errors'
import { readSuspension } from '@/lib/services/accounts/suspension'
import { planRequestsOfSeller } from '@/lib/services/entitlement/plan-requests'
import { readSellerAccess } from '@/lib/services/entitlement/seller-access'

export const metadata: Metadata = { title: 'Module access of a seller', robots: { index: false } }

interface PageProps {
  params: Promise<{ sellerId: string }>
}

export default async function Page({ params }: PageProps) {
  const { sellerId } = await params
  const ctx = await signedInAdmin(`/module-access/${sellerId}`)
  const record = await nullOn(['NOT_FOUND', 'FORBIDDEN'], () => readSellerAccess(ctx, sellerId.toLowerCase()))
  if (!record) notFound()
  const [{ isSuspended }, requests] = await Promise.all([
    readSuspension(ctx, record.sellerId),
    planRequestsOfSeller(ctx, record.sellerId),
  ])
  const open = requests.find(({ status }) => status === 'OPEN')
  return (
    <SiteFrame actor={ctx.actor}>
      <div className="flex flex-col gap-6">
        <header>
          <Breadcrumbs crumbs={[{ label: 'Module access', href: '/module-access' }, { label: record.companyName }]} />
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h1 className="font-semibold text-xl">{record.companyName}</h1>
            <ListForSeller sellerId={record.sellerId} />
          </div>
        </header>
        <SellerFacts record={record} />
        {requests.length > 0 ? (
          <Section
            id="requests"
            title="Plan requests"
            actions={
              open ? (
                <PlanRequestAnswer request={open} sellerId={record.sellerId} companyName={record.companyName} />
              ) : null
            }
            gap={3}
          >
            {open && !open.isGranted ? <PlanCommand sellerId={record.sellerId} planKey={open.planKey} /> : null}
            <PlanRequestHistory requests={requests} />
          </Section>
        ) : null}
        <Section id="modules" title="Why each module is open or closed" gap={3}>
          <SellerExplanation record={record} />
        </Section>
        <Suspension userId={record.sellerId} isSuspended={isSuspended} />
      </div>
    </SiteFrame>
  )
}
