import { parseArgs } from 'node:util'
import { ROLES } from '@/lib/domain/actor'
import { type DomainError, isDomainError } from '@/lib/domain/errors'
import { makePasswordLink, openAccount, setRoles } from '@/lib/services/accounts/operator-accounts'
import { contextFor } from '@/lib/services/shared/context'

const USAGE = `Usage: npm run --silent user -- <command>
  create <e-mail> --name <name> --company <company> [--roles admin] [--country IN] [--state <state>] [--city <city>]
  roles <e-mail> <roles>
  link <e-mail>
Roles: ${ROLES.join(', ')}, several with commas between. "create" and "link" print a link that sets the password, good for one day.`

const COMMANDS: Record<string, (args: string[]) => Promise<void>> = { create, roles, link }

/** Opens accounts, administrators among them, and mends them. @throws with the sentence that goes to stderr */
export async function userCommand([name = '', ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new Error(USAGE)
  try {
    await command(args)
  } catch (error) {
    throw isDomainError(error) ? new Error(sentencesOf(error)) : error
  }
}

async function create(args: string[]): Promise<void> {
  const { positionals, values } = parse(args, 1)
  const { name = '', company = '', roles: wanted = 'admin', country = 'IN', state, city } = values
  const made = await openAccount(context(), {
    email: positionals[0],
    name,
    companyName: company,
    roles: wanted,
    country,
    ...(state === undefined ? {} : { state }),
    ...(city === undefined ? {} : { city }),
  })
  process.stderr.write(`${made.email}: ${made.roles.join(', ')}. The password is set here, within a day:\n`)
  process.stdout.write(`${made.link}\n`)
}

async function roles(args: string[]): Promise<void> {
  const [email = '', wanted = ''] = parse(args, 2).positionals
  const { email: address, roles: given } = await setRoles(context(), email, wanted)
  process.stdout.write(`${address}: ${given.join(', ')}\n`)
}

async function link(args: string[]): Promise<void> {
  process.stdout.write(`${await makePasswordLink(context(), parse(args, 1).positionals[0] ?? '')}\n`)
}

const OPTIONS = {
  name: { type: 'string' },
  company: { type: 'string' },
  roles: { type: 'string' },
  country: { type: 'string' },
  state: { type: 'string' },
  city: { type: 'string' },
} as const

function parse(args: string[], count: number) {
  try {
    const parsed = parseArgs({ args, options: OPTIONS, allowPositionals: true, strict: true })
    if (parsed.positionals.length === count) return parsed
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : ''}\n${USAGE}`)
  }
  throw new Error(USAGE)
}

const context = () => contextFor({ actor: null, requestId: '' })

function sentencesOf({ code, message, extras }: DomainError): string {
  if (code === 'NOT_FOUND') return 'There is no account with this address that could be used.'
  const issues = extras.issues ?? []
  return issues.length === 0 ? message : issues.map(({ field, message }) => `${field}: ${message}`).join('\n')
}
