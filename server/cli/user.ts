import { ROLES } from '@/lib/domain/actor'
import { type DomainError, isDomainError } from '@/lib/domain/errors'
import { makePasswordLink, openAccount, removeSecondFactor, setRoles } from '@/lib/services/accounts/operator-accounts'
import { commandOf, operatorContext, parse, print, warn } from './command-line'

const USAGE = `Usage: npm run --silent user -- <command>
  create <e-mail> --name <name> --company <company> [--roles admin] [--country IN] [--state <state>] [--city <city>]
  roles <e-mail> <roles>
  link <e-mail>
  remove-second-factor <e-mail>
Roles: ${ROLES.join(', ')}, several with commas between. "create" and "link" print a link that sets the password, good for one day.`

/** Opens accounts, those of administrators too, and changes them. @throws with the sentence that goes to stderr */
export async function userCommand(args: string[]): Promise<void> {
  try {
    await commandOf(USAGE, { create, roles, link, 'remove-second-factor': removeFactor })(args)
  } catch (error) {
    throw isDomainError(error) ? new Error(sentencesOf(error)) : error
  }
}

async function create(args: string[]): Promise<void> {
  const { positionals, values } = typed(args, 1)
  const { name = '', company = '', roles: wanted = 'admin', country = 'IN', state, city } = values
  const made = await openAccount(operatorContext(), {
    email: positionals[0],
    name,
    companyName: company,
    roles: wanted,
    country,
    ...(state === undefined ? {} : { state }),
    ...(city === undefined ? {} : { city }),
  })
  warn(`${made.email}: ${made.roles.join(', ')}. The password is set here, within a day:`)
  print(made.link)
}

async function roles(args: string[]): Promise<void> {
  const [email = '', wanted = ''] = typed(args, 2).positionals
  const { email: address, roles: given } = await setRoles(operatorContext(), email, wanted)
  print(`${address}: ${given.join(', ')}`)
}

async function link(args: string[]): Promise<void> {
  print(await makePasswordLink(operatorContext(), typed(args, 1).positionals[0] ?? ''))
}

async function removeFactor(args: string[]): Promise<void> {
  const email = await removeSecondFactor(operatorContext(), typed(args, 1).positionals[0] ?? '')
  print(`${email}: signs in with the password alone. All sessions ended, and a mail says so.`)
}

const OPTIONS = {
  name: { type: 'string' },
  company: { type: 'string' },
  roles: { type: 'string' },
  country: { type: 'string' },
  state: { type: 'string' },
  city: { type: 'string' },
} as const

const typed = (args: string[], count: number) => parse(USAGE, { args, options: OPTIONS, count })

function sentencesOf({ code, message, extras }: DomainError): string {
  if (code === 'NOT_FOUND') return 'There is no account with this address that could be used.'
  const issues = extras.issues ?? []
  return issues.length === 0 ? message : issues.map(({ field, message }) => `${field}: ${message}`).join('\n')
}
