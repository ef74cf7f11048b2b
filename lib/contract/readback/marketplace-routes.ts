import type { RouteDeclaration } from '../route'
import { ROUTES } from '../routes'

const isMarketplace = ({ path }: RouteDeclaration) =>
  path.startsWith('/api/trade-core/') || path.startsWith('/api/rfq/')

/** The writes behind the entitlement (reference 7.4). */
export const PAID_WRITE_ROUTES: readonly RouteDeclaration[] = ROUTES.filter(({ access }) => access === 'paid')

/** The routes of the marketplace as the readback lists them: reads of listings, search, paid writes, readbacks and audit, then trade. */
export const MARKETPLACE_ROUTES: readonly RouteDeclaration[] = [
  ...ROUTES.filter(({ effect, path }) => effect === 'read' && path.startsWith('/api/trade-core/listings/')),
  ...ROUTES.filter(({ path }) => path.startsWith('/api/trade-core/search')),
  ...PAID_WRITE_ROUTES,
  ...ROUTES.filter((route) => isMarketplace(route) && (route.tag === 'Subscription' || route.tag === 'Audit')),
  ...ROUTES.filter((route) => isMarketplace(route) && (route.tag === 'Requests' || route.tag === 'Orders')),
]
