export interface RunningPostgres {
  url: string
  port: number
  version: string
  isNew: boolean
  /** What a person should know about where it runs. */
  notes: string[]
  milliseconds: number
  pid(): number
  /** Called when it died too often to be started again. */
  onGiveUp(listener: (failure: Error) => void): void
  stop(): Promise<void>
}

/** The role of the service in a database of ours; its owner is another one. */
export const SERVICE_ROLE: string

export function startPostgres(options: {
  dataDir: string
  log?: (line: string) => void
  /** Gives durability up for speed; tests only, and not those of durability. */
  fast?: boolean
}): Promise<RunningPostgres>

/** The database that another live process supervises in this directory, or null. */
export function runningPostgres(dataDir: string): { url: string; port: number } | null
