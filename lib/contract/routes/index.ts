import type { RouteDeclaration } from '../route'
import * as account from './account'
import * as audit from './audit'
import * as files from './files'
import * as listings from './listings'
import * as orders from './orders'
import * as requests from './requests'
import * as subscription from './subscription'

/**
 * Every route of the API. The OpenAPI document, /docs, 405s, the readback and the table of the server in front derive from this list.
 * next-auth's own route is not for programs.
 */
export const ROUTES: readonly RouteDeclaration[] = [
  listings.listListingsRoute,
  listings.writeListingRoute,
  listings.showDefinitionRoute,
  listings.showListingRoute,
  listings.archiveListingRoute,
  listings.unarchiveListingRoute,
  listings.showHistoryRoute,
  files.uploadAttachmentRoute,
  files.changeAttachmentRoute,
  files.deleteAttachmentRoute,
  files.readAttachmentRoute,
  files.showImportTemplateRoute,
  files.exportListingsRoute,
  files.listImportsRoute,
  files.startImportRoute,
  files.showImportRoute,
  files.showFailedRowsRoute,
  files.cancelImportRoute,
  requests.createRfqRoute,
  requests.uploadRfqFileRoute,
  requests.deleteRfqFileRoute,
  requests.respondRfqRoute,
  requests.compareQuotationsRoute,
  requests.acceptQuotationRoute,
  requests.listRfqsRoute,
  requests.showRfqRoute,
  requests.actOnRfqRoute,
  requests.listRfqEventsRoute,
  requests.addRfqEventRoute,
  orders.listOrdersRoute,
  orders.showOrderRoute,
  orders.moveOrderRoute,
  orders.showDashboardRoute,
  account.listNotificationsRoute,
  account.streamNotificationsRoute,
  account.markNotificationsReadRoute,
  subscription.listPlanRequestsRoute,
  subscription.requestPlanRoute,
  subscription.withdrawPlanRequestRoute,
  subscription.answerPlanRequestRoute,
  subscription.showSubscriptionRoute,
  subscription.listSellerAccessRoute,
  subscription.exportSellerAccessRoute,
  account.listTokensRoute,
  account.createTokenRoute,
  account.endTokenRoute,
  account.showProfileRoute,
  account.changeProfileRoute,
  account.listSessionsRoute,
  account.endOtherSessionsRoute,
  account.endSessionRoute,
  account.signUpRoute,
  account.changePasswordRoute,
  account.requestPasswordResetRoute,
  account.resetPasswordRoute,
  account.requestEmailConfirmationRoute,
  account.confirmEmailRoute,
  account.setSuspensionRoute,
  audit.listAuditLogRoute,
  audit.exportAuditLogRoute,
  audit.checkAuditLogRoute,
  account.showOpenApiRoute,
  account.showLiveRoute,
  account.showReadyRoute,
]
