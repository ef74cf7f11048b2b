import { randomBytes } from 'node:crypto'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { database } from '@/db/client'
import { env } from '@/lib/config/env'
import { countSealedBefore } from '@/lib/services/accounts/second-factor/seal-again'
import { commandOf, print } from './command-line'

const USAGE = `Usage: npm run --silent secret -- rotate | forget
  rotate  makes a new secret of the server; the one before it counts until you forget it
  forget  ends the secret before: sessions and signatures of before the rotation are over`

/** Changes the secret that the server signs and encrypts with (docs/keys.md). @throws with the sentence that goes to stderr */
export function secretCommand(args: string[]): Promise<void> {
  return commandOf(USAGE, { rotate, forget })(args)
}

async function rotate(): Promise<void> {
  const file = await keptFile(
    `set NEXTAUTH_SECRET_PREVIOUS to the NEXTAUTH_SECRET of now and NEXTAUTH_SECRET to a new one, for example ${newSecret()}, on all instances, and restart them`,
  )
  await replaceFile(`${file}-previous`, await readFile(file, 'utf8'))
  await replaceFile(file, newSecret())
  print('The server has a new secret. Restart it: the secret before it counts until `npm run secret -- forget`.')
}

async function forget(): Promise<void> {
  const file = await keptFile('remove NEXTAUTH_SECRET_PREVIOUS on all instances, and restart them')
  await rm(`${file}-previous`, { force: true })
  print('The secret before is forgotten. Restart the server.')
}

/** @param otherwise what an operator does who gives the secret themselves */
async function keptFile(otherwise: string): Promise<string> {
  const left = await countSealedBefore(database())
  if (left > 0) {
    throw new Error(
      `${left} stored secrets are still encrypted with the secret before. Start the server once: it encrypts them again.`,
    )
  }
  const { NEXTAUTH_SECRET_FILE: file } = env()
  if (file === undefined) throw new Error(`NEXTAUTH_SECRET is set by you: ${otherwise}.`)
  return file
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Whole or not at all, also when the machine stops. */
async function replaceFile(path: string, text: string): Promise<void> {
  const part = `${path}.part`
  await rm(part, { force: true })
  const handle = await open(part, 'wx', 0o600)
  await handle.writeFile(text)
  await handle.sync()
  await handle.close()
  await rename(part, path)
  const folder = await open(dirname(path))
  await folder.sync().finally(() => folder.close())
}
