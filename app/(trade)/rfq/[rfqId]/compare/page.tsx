import type { Metadata } from 'next'
import { readOr404, type SearchParams, signedIn, textOf } from '@/app/page-request'
import { ComparisonPageView } from '@/components/rfq/comparison/comparison-page-view'
import type { BasisParameters } from '@/components/rfq/comparison/queries'
import type { Actor } from '@/lib/domain/actor'
import { nullOn } from '@/lib/domain/errors'
import { compareQuerySchema } from '@/lib/domain/rfq/lists/list-query'
import { uuidOf } from '@/lib/domain/uuid'
import { readComparison } from '@/lib/services/rfq/quotations/compare'
import { readRfq } from '@/lib/services/rfq/requests/read'
import type { ServiceContext } from '@/lib/services/shared/context'

export const metadata: Metadata = { title: 'Compare quotations', robots: { index: false } }

interface PageProps {
  params: Promise<{ rfqId: string }>
  searchParams: SearchParams
}

export default async function ComparePage({ params, searchParams }: PageProps) {
  const { rfqId } = await params
  const ctx = await signedIn(`/rfq/${rfqId}/compare`)
  const { quantity, uom, currency, creditRate } = await searchParams
  const parameters = {
    quantity: textOf(quantity) ?? '',
    uom: textOf(uom) ?? '',
    currency: textOf(currency) ?? '',
    creditRate: textOf(creditRate) ?? '',
  }
  const { rfq, quotes, comparison, shownParameters } = await readOr404(async () => ({
    ...(await readRfq(ctx, uuidOf(rfqId))),
    ...(await compare(ctx, uuidOf(rfqId), parameters)),
  }))
  return <ComparisonPageView rfq={rfq} quotes={quotes} comparison={comparison} parameters={shownParameters} />
}

const OWN_BASIS: BasisParameters = { quantity: '', uom: '', currency: '', creditRate: '' }

/** The comparison on the basis of the address; on that of the request where the address gives none that can be used. */
async function compare(ctx: ServiceContext<Actor>, rfqId: string, parameters: BasisParameters) {
  const filled = Object.entries(parameters).filter(([, value]) => value !== '')
  const basis = compareQuerySchema.safeParse(Object.fromEntries(filled))
  const comparison = basis.success
    ? await nullOn('VALIDATION_FAILED', () => readComparison(ctx, { rfqId, basis: basis.data }))
    : null
  if (comparison) return { comparison, shownParameters: parameters }
  return { comparison: await readComparison(ctx, { rfqId, basis: {} }), shownParameters: OWN_BASIS }
}
