import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { signedInAdmin } from '@/app/page-request'
import { SiteFrame } from '@/app/site-frame'
import { PlanCommand } from '@/components/module-access/plan-request/plan-command'
import { PlanRequestAnswer } from '@/components/module-access/plan-request/plan-request-answer'
import { PlanRequestHistory } from '@/components/module-access/plan-request/plan-request-history'
import { AccountFacts, AccountLog } from '@/components/module-access/sellers/account-facts'
import { SellerExplanation } from '@/components/module-access/sellers/seller-explanation'
import { SuspendedNotice, Suspension } from '@/components/module-access/sellers/suspension'
import { ListForSeller } from '@/components/seller-listings/for-seller/list-for-seller'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Section } from '@/components/ui/section'
import { nullOn } from '@/lib/domain/errors'
import { planRequestsOfSeller } from '@/lib/services/entitlement/plan-requests'
import { readSellerPlan } from '@/lib/services/entitlement/seller-access'
import { readAccountFile } from '@/lib/services/pages/account-file'

export const metadata: Metadata = { title: 'Account', robots: { index: false } }

interface PageProps {
  params: Promise<{ sellerId: string }>
}

/** Every account has this page; one that does not sell has no plan and no modules on it. */
export default async function Page({ params }: PageProps) {
  const { sellerId } = await params
  const ctx = await signedInAdmin(`/module-access/${sellerId}`)
  const account = await nullOn('NOT_FOUND', () => readAccountFile(ctx, sellerId.toLowerCase()))
  if (!account) notFound()
  const isSeller = account.roles.includes('seller')
  const [plan, requests] = isSeller
    ? await Promise.all([readSellerPlan(ctx, account.userId), planRequestsOfSeller(ctx, account.userId)])
    : [null, []]
  const open = requests.find(({ status }) => status === 'OPEN')
  const { userId, companyName } = account
  return (
    <SiteFrame actor={ctx.actor}>
      <div className="flex flex-col gap-6">
        <header>
          <Breadcrumbs crumbs={[{ label: 'Sellers', href: '/module-access' }, { label: companyName }]} />
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h1 className="font-semibold text-xl">{companyName}</h1>
            {isSeller ? <ListForSeller sellerId={userId} /> : null}
          </div>
        </header>
        {account.suspension ? <SuspendedNotice suspension={account.suspension} /> : null}
        <AccountFacts account={account} plan={plan} />
        <AccountLog account={account} />
        {requests.length > 0 ? (
          <Section
            id="requests"
            title="Plan requests"
            actions={open ? <PlanRequestAnswer request={open} sellerId={userId} companyName={companyName} /> : null}
            gap={3}
          >
            {open && !open.isGranted ? <PlanCommand sellerId={userId} planKey={open.planKey} /> : null}
            <PlanRequestHistory requests={requests} />
          </Section>
        ) : null}
        {plan ? (
          <Section id="modules" title="Why each module is open or closed" gap={3}>
            <SellerExplanation record={plan.record} />
          </Section>
        ) : null}
        {account.isOwn ? null : <Suspension userId={userId} isSuspended={account.suspension !== null} />}
      </div>
    </SiteFrame>
  )
}
