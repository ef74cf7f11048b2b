import { closeDatabase } from '@/db/client'
import { isDomainError } from '@/lib/domain/errors'
import { contextFor } from '@/lib/services/context'
import { createTokenFor } from '@/lib/services/tokens'

const USAGE = 'Usage: npm run --silent token -- <e-mail>'
const TOKEN_NAME = 'command line'

/** Prints one new API token of an account and nothing else on stdout; a problem is one sentence on stderr and exit code 1. */
export async function tokenCommand(args: string[]): Promise<void> {
  const [email, ...rest] = args
  if (!email || rest.length > 0) return fail(USAGE)
  try {
    const token = await createTokenFor(contextFor({ actor: null, requestId: '' }), { email, name: TOKEN_NAME })
    if (token === null) return fail(`There is no account with the address ${email} that could use a token.`)
    process.stdout.write(`${token}\n`)
  } catch (error) {
    if (!isDomainError(error)) throw error
    fail(error.message)
  } finally {
    await closeDatabase()
  }
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
