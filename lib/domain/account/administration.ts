import { z } from 'zod'
import { ROLES } from '../actor'
import { REASON_LENGTH_MAX } from '../text-limits'
import { refuse, requiredLine } from './line'
import { accountShape } from './sign-up'

/** The roles an operator assigns, as on the command line: "admin", "buyer,seller". */
export const operatorRolesSchema = z
  .string()
  .transform((typed) => typed.split(',').map((role) => role.trim().toLowerCase()))
  .transform((wanted, context) => {
    const unknown = wanted.filter((role) => !(ROLES as readonly string[]).includes(role))
    if (unknown.length === 0) return ROLES.filter((role) => wanted.includes(role))
    refuse(context, 'ROLE_NOT_KNOWN', `There is no role "${unknown.join('", "')}". Roles: ${ROLES.join(', ')}.`)
    return z.NEVER
  })

/**
 * An account that an operator opens for someone: any role, no password (its owner sets one), and a confirmed address.
 */
export const operatorAccountSchema = z.strictObject({ ...accountShape, roles: operatorRolesSchema })

/** Suspends an account or lifts its suspension; the reason is kept in its history and sent to its owner. */
export const suspensionSchema = z.strictObject({
  isSuspended: z.boolean('Use true or false.'),
  reason: requiredLine(REASON_LENGTH_MAX, 'Enter the reason. It is sent to the account’s owner.'),
})
