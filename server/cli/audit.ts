import { database } from '@/db/client'
import { verifyAudit } from '@/lib/services/audit/audit-chain'

/**
 * `audit:verify [head]`: reads the whole audit log again and says that it is whole, or names the first row that is not.
 * @throws with the sentence that goes to stderr
 */
export async function auditVerifyCommand([head, ...rest]: string[]): Promise<void> {
  if (rest.length > 0 || (head !== undefined && !/^\d+:[0-9a-f]{64}$/.test(head))) {
    throw new Error('Usage: npm run audit:verify [-- <head of an earlier run>]')
  }
  // It looks and links nothing: what somebody took the links of must be seen, not healed.
  const verdict = await verifyAudit(database(), head ?? null)
  const { rows, days, waiting, overdue, late, otherKey, head: now, broken } = verdict
  if (broken) {
    const place = broken.position === null ? '' : ` at place ${broken.position}`
    const name = broken.entryId ? `Row ${broken.entryId}${place}: ` : ''
    throw new Error(`The audit log is broken after ${rows} whole rows. ${name}${broken.problem}.`)
  }
  const earlier = otherKey > 0 ? `, ${otherKey} signed with an earlier secret` : ''
  const notes = [
    ...(overdue > 0 ? [`${overdue} of them should have been long ago: did the service not run since?`] : []),
    ...(late > 0
      ? [`${late} rows were linked on a later day than they tell: after an outage, or demo data, which are dated back`]
      : []),
    ...(head === undefined ? ['without a head of an earlier run, rows taken from the end cannot be missed'] : []),
  ]
  const said = notes.map((note) => `note: ${note}\n`).join('')
  process.stdout.write(
    `whole: ${rows} rows over ${days} days, ${waiting} not yet linked${earlier}\n${said}head ${now}\n`,
  )
}
