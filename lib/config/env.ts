import { z } from 'zod'

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((value) => (value === '' ? undefined : value === 'true' || value === '1'))
  .optional()

const count = (fallback: number) => z.coerce.number().int().positive().default(fallback)

const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The address people type; cookies become Secure when it is https. */
  PUBLIC_URL: z.string().url().optional(),
  NEXTAUTH_URL: z.string().optional(),
  NEXTAUTH_SECRET: z.string().optional(),
  /** The secret before it, which counts too while a rotation lasts (docs/keys.md). */
  NEXTAUTH_SECRET_PREVIOUS: z.string().optional(),
  /** Where `npm start` keeps the secret; unset when the operator gives one. */
  NEXTAUTH_SECRET_FILE: z.string().optional(),
  TRUST_PROXY: flag,
  SEED_DEMO: flag,
  DEMO_PASSWORD: z.string().optional(),
  SELLER_ENTITLEMENTS_JSON: z.string().optional(),
  SELLER_ENTITLEMENTS_FILE: z.string().optional(),
  EXCHANGE_RATES_JSON: z.string().optional(),
  EXCHANGE_RATES_FILE: z.string().optional(),
  DB_POOL_MAX: count(10),
  /** The role the service works as once the account of DATABASE_URL has migrated; unset: that account. */
  DB_ROLE: z.string().optional(),
  /** PgBouncer in transaction mode cannot keep prepared statements. */
  DB_PREPARE: flag,
  /** Connections that one address may hold open at a time; not counted behind a proxy. A process takes 2,048 in all. */
  CONNECTIONS_PER_ADDRESS: count(512),
  RATE_LIMIT_PER_MINUTE: count(6000),
  /** Rendered pages per address; a page that is kept counts as a tenth of one. */
  PAGES_PER_MINUTE: count(1800),
  /** Pages that this process renders at the same time, and how many more wait for their turn. */
  RENDERS_AT_ONCE: count(8),
  RENDERS_WAITING: count(128),
  RFQS_PER_MINUTE: count(300),
  SIGN_IN_FAILURES_MAX: count(10),
  SIGN_IN_WINDOW_MINUTES: count(15),
  /** New accounts per hour from one network address: each costs a hash and a mail. */
  SIGN_UPS_PER_HOUR: count(100),
  /** smtp:// or smtps:// with user and password; without it mails are files under DATA_DIR/mail. */
  SMTP_URL: z.string().url().optional(),
  MAIL_FROM: z.string().optional(),
  /** Shown to sellers who ask for a plan; without them nothing is shown. */
  OPERATOR_EMAIL: z.email().optional(),
  OPERATOR_PHONE: z
    .string()
    .regex(/^\+?[\d ()-]{6,24}$/)
    .optional(),
  /** Within how many working days plan requests are answered. */
  PLAN_ANSWER_DAYS: z.coerce.number().int().positive().optional(),
  /** Limits for the attachments of one company: number of files, and bytes in all. */
  UPLOAD_FILES_PER_COMPANY: count(20_000),
  UPLOAD_BYTES_PER_COMPANY: count(50 * 1024 ** 3),
  UPLOADS_PER_MINUTE: count(300),
  /** Uploads of one account that this process receives at the same time. */
  UPLOADS_AT_ONCE: count(8),
  /** Bytes a company may send per hour: deleted files stay on the disk until the sweep. */
  UPLOAD_BYTES_PER_HOUR: count(5 * 1024 ** 3),
  /** Of the files, those uploaded for a request that has not been sent yet. */
  UNNAMED_FILES_PER_COMPANY: count(100),
  UNNAMED_BYTES_PER_COMPANY: count(1024 ** 3),
  /** S3_* are set together: attachments are then in an S3-compatible store instead of files under DATA_DIR/blobs. */
  S3_ENDPOINT: z.string().url().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /**
   * Lets a scraper read /api/metrics from elsewhere. Without it only this machine may, and no request through a proxy.
   */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** 'info' writes a line per request. */
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
})

/** The names of all settings. */
export const ENV_NAMES: readonly string[] = Object.keys(envSchema.shape)

export type Env = z.infer<typeof envSchema>

let known: Env | undefined

/**
 * The process's settings; the only reader of process.env. Read once, since reading takes longer than serving a page of
 * cards; under NODE_ENV=test on every call, so that a test may change one.
 * @throws a plain Error that names each bad variable without its value
 */
export function env(): Env {
  if (known === undefined || known.NODE_ENV === 'test') known = readEnv()
  return known
}

function readEnv(): Env {
  // An empty variable counts as not set: compose files write unset ones so.
  const set = Object.entries(process.env).filter(([, value]) => value !== '')
  const parsed = envSchema.safeParse(Object.fromEntries(set))
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Bad settings in the environment: ${problems.join('; ')}`)
}

/** Not a name such as 127.example.com, which its owner may point anywhere. */
const LOOPBACK_IPV4 = /^127(\.\d{1,3}){3}$/

/** Whether a host name is this machine's own. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || LOOPBACK_IPV4.test(host)
}

/** Whether people type an address that is not this machine's. */
export function hasPublicAddress({ PUBLIC_URL, NEXTAUTH_URL }: Pick<Env, 'PUBLIC_URL' | 'NEXTAUTH_URL'>): boolean {
  const address = PUBLIC_URL ?? NEXTAUTH_URL
  return address !== undefined && !isLoopbackHost(new URL(address).hostname)
}

/** Whether others reach the service itself: it listens for them, at a public address. */
export function isPublic(settings: Env): boolean {
  return !isLoopbackHost(settings.HOST) && hasPublicAddress(settings)
}

/** Whether the public address is https, which decides Secure cookies and their name prefix. */
export function isHttps(settings: Env): boolean {
  return (settings.PUBLIC_URL ?? settings.NEXTAUTH_URL ?? '').startsWith('https:')
}
