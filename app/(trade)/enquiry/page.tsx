import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { EnquiryForm } from '@/components/basket/enquiry-form'
import { getPageActor } from '@/lib/auth/page-actor'
import { pageContext } from '@/lib/auth/page-context'
import { hasRole } from '@/lib/domain/actor'
import { dayInIndia } from '@/lib/domain/calendar-day'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS, MODULE_NAMES } from '@/lib/domain/modules/keys'
import { firstPoints } from '@/lib/domain/rfq/requests/opening'
import { readBasketPage } from '@/lib/services/rfq/enquiries/basket'

export const metadata: Metadata = { title: 'Enquiry', robots: { index: false } }

export default async function EnquiryPage() {
  const actor = await getPageActor()
  if (actor && !hasRole(actor, 'buyer')) redirect('/rfq')
  const page = actor ? await readBasketPage(await pageContext(actor)) : null
  const units = MODULE_KEYS.map((key) => [key, matrixDefinition(key).sale.units.options.map(({ value }) => value)])
  const questions = MODULE_KEYS.map((key) => [key, firstPoints(matrixDefinition(key))])
  const now = new Date()
  return (
    <>
      <h1 className="mb-6 font-semibold text-xl">Enquiry</h1>
      <EnquiryForm
        account={actor?.userId ?? ''}
        basket={page?.basket ?? null}
        orderTerms={page?.orderTerms ?? {}}
        moduleNames={MODULE_NAMES}
        units={Object.fromEntries(units)}
        questions={Object.fromEntries(questions)}
        today={dayInIndia(now)}
        respondBy={dayInIndia(now, 7)}
      />
    </>
  )
}
