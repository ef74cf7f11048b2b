export interface RunningPostgres {
  /** As the owner of the database, which is no superuser. */
  url: string
  /** For tests and measurements that make databases or roles; the product does not use it. */
  superuserUrl: string
  port: number
  version: string
  isNew: boolean
  /** For people: what is unusual about where it runs. */
  notes: string[]
  milliseconds: number
  pid(): number
  /** Called when the server has died too often to be restarted. */
  onGiveUp(listener: (failure: Error) => void): void
  stop(): Promise<void>
}

/** The role of the service in our own database; another role owns it. */
export const SERVICE_ROLE: string

export function startPostgres(options: {
  dataDir: string
  log?: (line: string) => void
  /** Trades durability for speed; only for tests that do not test durability. */
  fast?: boolean
}): Promise<RunningPostgres>

/** The database that another live process supervises in this directory, or null. */
export function runningPostgres(dataDir: string): { url: string; port: number } | null
