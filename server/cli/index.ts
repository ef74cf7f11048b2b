import { closeDatabase } from '@/db/client'
import { databaseFailure } from '@/db/failure'
import { migrateDatabase } from '@/db/migrate'
import { env } from '@/lib/config/env'
import { seedDemo } from '../seed/seed'
import { auditVerifyCommand } from './audit'
import { backupCommand, restoreCommand, verifyCommand } from './backup'
import { benchDataCommand } from './bench-data'
import { doctorCommand } from './doctor'
import { entitlementsCommand } from './entitlements'
import { ratesCommand } from './rates'
import { secretCommand } from './secret'
import { tokenCommand } from './token'
import { userCommand } from './user'

/** It looks and changes nothing, the database's schema included. */
const LOOKS_ONLY = 'doctor'

const COMMANDS: Record<string, (args: string[]) => Promise<void>> = {
  token: tokenCommand,
  user: userCommand,
  entitlements: entitlementsCommand,
  rates: ratesCommand,
  secret: secretCommand,
  backup: backupCommand,
  restore: restoreCommand,
  verify: verifyCommand,
  'audit-verify': auditVerifyCommand,
  [LOOKS_ONLY]: doctorCommand,
  'bench-data': benchDataCommand,
  migrate: async () => {
    const { applied, head } = await migrateDatabase(env().DATABASE_URL ?? '', env().DB_ROLE)
    process.stdout.write(`${applied} applied, head ${head}\n`)
  },
  seed: async () => {
    const seeded = await seedDemo()
    const news = seeded
      ? `${seeded.accounts} accounts, ${seeded.listings} listings`
      : 'the database is not empty: nothing seeded'
    process.stdout.write(`${news}\n`)
  },
}

/** Runs one command against the database in the environment; what it prints is all that goes to stdout. */
async function main([name = '', ...args]: string[]): Promise<void> {
  const command = COMMANDS[name]
  if (!command) {
    process.stderr.write(`There is no command "${name}". Commands: ${Object.keys(COMMANDS).join(', ')}.\n`)
    process.exitCode = 2
    return
  }
  try {
    if (name !== LOOKS_ONLY) await migrateDatabase(env().DATABASE_URL ?? '', env().DB_ROLE)
    await command(args)
  } catch (error) {
    // A driver's own message holds SQL and parameters.
    const failure = databaseFailure(error)
    process.stderr.write(`${failure instanceof Error ? failure.message : 'The command failed.'}\n`)
    process.exitCode = 1
  } finally {
    await closeDatabase()
  }
}

await main(process.argv.slice(2))
