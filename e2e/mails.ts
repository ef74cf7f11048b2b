import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The mails that a server without SMTP wrote, latest last, decoded from quoted-printable. */
export function mailsIn(dataDir: string): string[] {
  const folder = join(dataDir, 'mail')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) =>
      readFileSync(join(folder, name), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    )
}
