import 'server-only'
import { withDeadline } from '@/db/client'
import { listOpenCompanies } from '@/db/queries/listings/market'
import { placeOfSeller } from '@/lib/domain/listing/presenting/context'
import { type Suggestion, suggestGoods } from '@/lib/domain/market/suggestions'
import type { ServiceContext } from '../shared/context'
import { OPEN_MODULE_KEYS } from '../shared/private-sellers'

const GOODS_SHOWN = 6
const COMPANIES_SHOWN = 3
const COMPANY_FROM = 2

/** What the beginning of a search may mean: modules, families of goods, and companies with open listings. */
export async function suggest(ctx: ServiceContext, { q }: { q: string }): Promise<{ suggestions: Suggestion[] }> {
  const typed = q.trim()
  const companies =
    typed.length < COMPANY_FROM
      ? []
      : await withDeadline(() => listOpenCompanies(ctx.db, OPEN_MODULE_KEYS, typed, COMPANIES_SHOWN))
  return {
    suggestions: [
      ...suggestGoods(typed, GOODS_SHOWN),
      ...companies.map(
        ({ sellerId, companyName, city, state }): Suggestion => ({
          kind: 'company',
          text: companyName,
          detail: placeOfSeller({ city, state }),
          moduleKey: '',
          parameters: '',
          sellerId,
        }),
      ),
    ],
  }
}
