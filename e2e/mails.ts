import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The mails that a server without SMTP wrote, latest last, as they are sent. A mail that is being written has another ending. */
export function rawMailsIn(dataDir: string): string[] {
  const folder = join(dataDir, 'mail')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** The same, decoded from quoted-printable. */
export function mailsIn(dataDir: string): string[] {
  return rawMailsIn(dataDir).map((mail) =>
    mail
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  )
}
