import { createTokenFor } from '@/lib/services/accounts/tokens'
import { operatorContext, print } from './command-line'

const TOKEN_NAME = 'command line'

/**
 * Prints one new API token of an account and nothing else on stdout.
 * @throws with the one sentence that goes to stderr
 */
export async function tokenCommand(args: string[]): Promise<void> {
  const [email, ...rest] = args
  if (!email || rest.length > 0) throw new Error('Usage: npm run --silent token -- <e-mail>')
  const token = await createTokenFor(operatorContext(), { email, name: TOKEN_NAME })
  if (token === null) throw new Error(`There is no account with the address ${email} that could use a token.`)
  print(token)
}
