export function sourceHash(root: string): string
export function whyBuild(root: string, hash?: string): string | null
export function build(root: string, options?: { force?: boolean }): Promise<boolean>
export function ensureBundle(root: string): Promise<void>
export function exclusively<T>(root: string, work: () => Promise<T>): Promise<T>
