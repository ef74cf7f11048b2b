import { database } from '@/db/client'
import { verifyAudit } from '@/lib/services/audit/audit-chain'
import { print } from './command-line'

/**
 * `audit:verify [head]`: reads the whole audit log again and says that it is whole, or names the first row that is not.
 * @throws with the sentence that goes to stderr
 */
export async function auditVerifyCommand([head, ...rest]: string[]): Promise<void> {
  if (rest.length > 0 || (head !== undefined && !/^\d+:[0-9a-f]{64}$/.test(head))) {
    throw new Error('Usage: npm run audit:verify [-- <head of an earlier run>]')
  }
  // It reads and links nothing: a row whose link was removed must be reported, not linked again.
  const verdict = await verifyAudit(database(), head ?? null)
  const { rows, days, waiting, overdue, late, otherKey, head: now, broken } = verdict
  if (broken) {
    const place = broken.position === null ? '' : ` at place ${broken.position}`
    const name = broken.entryId ? `Row ${broken.entryId}${place}: ` : ''
    throw new Error(`The audit log is broken after ${rows} whole rows. ${name}${broken.problem}.`)
  }
  const earlier = otherKey > 0 ? `, ${otherKey} signed with an earlier secret` : ''
  const notes = [
    ...(overdue > 0 ? [`${overdue} of them should have been linked long ago: has the service not run since?`] : []),
    ...(late > 0
      ? [
          `${late} rows were linked on a later day than they were written: after an outage, or demo data with earlier dates`,
        ]
      : []),
    ...(head === undefined ? ['without a head of an earlier run, rows taken from the end cannot be missed'] : []),
  ]
  print(`whole: ${rows} rows over ${days} days, ${waiting} not yet linked${earlier}`)
  for (const note of notes) print(`note: ${note}`)
  print(`head ${now}`)
}
