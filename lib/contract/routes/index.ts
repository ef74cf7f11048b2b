import type { ApiRoute } from '../operation'
import { ACCOUNT_OPERATIONS, NOTIFICATION_OPERATIONS, SERVICE_OPERATIONS } from './account'
import { AUDIT_OPERATIONS } from './audit'
import { BULK_OPERATIONS, FILE_OPERATIONS } from './files'
import { LISTING_OPERATIONS } from './listings'
import { ORDER_OPERATIONS, REQUEST_OPERATIONS, SUBSCRIPTION_OPERATIONS } from './trade'

/** Every operation of the API: a route file and its line here come and go together. next-auth's own route is not for programs. */
export const OPERATIONS: readonly ApiRoute[] = [
  ...LISTING_OPERATIONS,
  ...FILE_OPERATIONS,
  ...BULK_OPERATIONS,
  ...REQUEST_OPERATIONS,
  ...ORDER_OPERATIONS,
  ...NOTIFICATION_OPERATIONS,
  ...SUBSCRIPTION_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...AUDIT_OPERATIONS,
  ...SERVICE_OPERATIONS,
]
