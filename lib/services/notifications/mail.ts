import 'server-only'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { withDeadline } from '@/db/client'
import { claimDueMail, type DueMail, markMailFailed, markMailSent } from '@/db/queries/notifications'
import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { PRODUCT_NAME } from '@/lib/domain/product'
import type { ServiceContext } from '../shared/context'
import { publicAddress } from './notifications'

const UNSUBSCRIBE_PATH = '/api/notifications/unsubscribe'
const BATCH = 20
/** How long a process may take to send a mail before another tries. */
const CLAIM_MS = 2 * 60_000
const FIRST_WAIT_MS = 30_000
const WAIT_MAX_MS = 6 * 60 * 60_000
/** About two days. */
const ATTEMPTS_MAX = 14

/** Sends a mail: by SMTP, or as a file for the operator. */
export interface MailCarrier {
  deliver(mail: Pick<DueMail, 'id' | 'toAddress' | 'subject' | 'body' | 'createdAt' | 'unsubscribePath'>): Promise<void>
}

/** Sends the due mails, each at least once. A mail that fails waits longer each time. @returns how many were sent */
export async function sendDueMail(
  ctx: Pick<ServiceContext, 'db'> & { now: () => Date },
  carrier: MailCarrier = mailCarrier(),
): Promise<number> {
  let sent = 0
  for (;;) {
    const now = ctx.now()
    const claim = { now, claimedUntil: new Date(now.getTime() + CLAIM_MS), limit: BATCH }
    const due = await withDeadline(() => claimDueMail(ctx.db, claim))
    for (const mail of due) {
      try {
        await carrier.deliver(mail)
      } catch (error) {
        await giveBack(ctx, mail, error)
        continue
      }
      await withDeadline(() => markMailSent(ctx.db, mail.id, ctx.now()))
      sent += 1
    }
    if (due.length < BATCH) return sent
  }
}

async function giveBack(ctx: { db: ServiceContext['db']; now: () => Date }, mail: DueMail, error: unknown) {
  const reason = failureName(error)
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (mail.attempts - 1), WAIT_MAX_MS)
  const nextAttemptAt = mail.attempts >= ATTEMPTS_MAX ? null : new Date(ctx.now().getTime() + wait)
  log().warn(
    { mailId: mail.id, attempts: mail.attempts, reason, givenUp: nextAttemptAt === null },
    'a mail was not sent',
  )
  await withDeadline(() => markMailFailed(ctx.db, mail.id, { nextAttemptAt, reason }))
}

/** Only the kind of failure is stored: the mail server's words may repeat the address or the body. */
export function failureName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** Whether the mail server accepts our sign-in; null where mails are files. @throws the error of the server or the network */
export async function checkMailServer(): Promise<true | null> {
  const { SMTP_URL } = env()
  return SMTP_URL ? createTransport({ url: SMTP_URL, connectionTimeout: 10_000, socketTimeout: 10_000 }).verify() : null
}

/** SMTP when SMTP_URL is set; otherwise files in DATA_DIR/mail, so that a demo shows the mails. */
function mailCarrier(): MailCarrier {
  const { SMTP_URL, MAIL_FROM, DATA_DIR } = env()
  const from = MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@localhost>`
  return SMTP_URL ? smtpCarrier(SMTP_URL, from) : fileCarrier(join(DATA_DIR, 'mail'), from)
}

export function smtpCarrier(url: string, from: string): MailCarrier {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
  return {
    deliver: async (mail) => {
      await transport.sendMail(message(mail, from))
    },
  }
}

export function fileCarrier(folder: string, from: string): MailCarrier {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    deliver: async (mail) => {
      const { message: bytes } = await transport.sendMail(message(mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${mail.id}.eml`)
      await writeFile(`${path}.part`, bytes as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
  }
}

/** The id is the same at each attempt, so that a mailbox recognises a second delivery. */
function message(mail: Parameters<MailCarrier['deliver']>[0], from: string) {
  return {
    from,
    to: { name: '', address: mail.toAddress },
    subject: mail.subject,
    text: mail.body,
    date: mail.createdAt,
    messageId: `<${mail.id}@textile-marketplace>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribePath) },
  }
}

/** Mail programs show a button that stops such mails, and press it by one POST (RFC 8058). */
function unsubscribeHeaders(path: string): Record<string, string> {
  if (path === '') return {}
  const { search } = new URL(path, publicAddress())
  const address = new URL(`${UNSUBSCRIBE_PATH}${search}`, publicAddress()).href
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
