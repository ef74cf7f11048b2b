import { database } from '@/db/client'
import { linkAudit, verifyAudit } from '@/lib/services/audit-chain'

/**
 * `audit:verify [head]`: reads the whole audit log again and says that it is whole, or names the first row that is not.
 * @throws with the sentence that goes to stderr
 */
export async function auditVerifyCommand([head, ...rest]: string[]): Promise<void> {
  if (rest.length > 0 || (head !== undefined && !/^\d+:[0-9a-f]{64}$/.test(head))) {
    throw new Error('Usage: npm run audit:verify [-- <head of an earlier run>]')
  }
  await linkAudit({ db: database(), now: new Date(), isFirst: true })
  const { rows, days, waiting, otherKey, head: now, broken } = await verifyAudit(database(), head ?? null)
  if (broken) {
    const place = broken.position === null ? '' : ` at place ${broken.position}`
    const name = broken.entryId ? `Row ${broken.entryId}${place}: ` : ''
    throw new Error(`The audit log is broken after ${rows} whole rows. ${name}${broken.problem}.`)
  }
  const earlier = otherKey > 0 ? `, ${otherKey} signed with an earlier secret` : ''
  process.stdout.write(`whole: ${rows} rows over ${days} days, ${waiting} not yet linked${earlier}\nhead ${now}\n`)
}
