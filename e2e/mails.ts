import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The mails that a server without SMTP wrote, the latest last; quoted-printable undone, since a link may be broken over lines. */
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
