/** The command that gives a seller a plan; an operator pastes it on the server. The id cannot be misread by a shell. */
export function planCommand(sellerId: string, planKey: string): string {
  return `npm run entitlements -- set ${sellerId} ${planKey}`
}

/** The same as an entry under "sellers" of the configuration. */
export function planEntry(sellerId: string, planKey: string): string {
  return `"${sellerId}": ${JSON.stringify({ planKey, paymentStatus: 'ACTIVE' })}`
}
