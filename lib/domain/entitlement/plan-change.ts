import { isPaymentStatus, type SellerEntry } from './entitlement'
import { endOfValidity } from './valid-until'

/**
 * The command that gives a seller a plan; an operator pastes it on the server. The id cannot be misread by a shell.
 * @param terms the payment status and the end that the plan keeps; only known words and dates become part of the command
 */
export function planCommand(
  sellerId: string,
  planKey: string,
  { paymentStatus = 'ACTIVE', validUntil = '' }: Partial<SellerEntry> = {},
): string {
  const status = paymentStatus !== 'ACTIVE' && isPaymentStatus(paymentStatus) ? ` --status ${paymentStatus}` : ''
  const until = endOfValidity(validUntil) ? ` --until ${validUntil}` : ''
  return `npm run entitlements -- set ${sellerId} ${planKey}${status}${until}`
}

/** The same as an entry under "sellers" of the configuration. */
export function planEntry(sellerId: string, planKey: string): string {
  return `"${sellerId}": ${JSON.stringify({ planKey, paymentStatus: 'ACTIVE' })}`
}
