import type { Step } from '../step'
import { ACCOUNT } from './account'
import { ADMINISTRATION } from './admin'
import { CATALOGUE } from './catalogue'
import { ENQUIRIES } from './enquiries'
import { FILES_OF_LISTINGS } from './files'
import { IMPORTS_OF_LISTINGS } from './imports'
import { LISTINGS } from './listings'
import { REFUSALS } from './refusals'
import { SERVICE } from './service'
import { TRADE } from './trade'
import { TRADE_REFUSALS } from './trade-refusals'

/** Sent in this order. Each theme has its own recording. */
export const THEMES: Readonly<Record<string, readonly Step[]>> = {
  catalogue: CATALOGUE,
  service: SERVICE,
  listings: LISTINGS,
  refusals: REFUSALS,
  files: FILES_OF_LISTINGS,
  imports: IMPORTS_OF_LISTINGS,
  trade: TRADE,
  'trade-refusals': TRADE_REFUSALS,
  enquiries: ENQUIRIES,
  account: ACCOUNT,
  admin: ADMINISTRATION,
}
