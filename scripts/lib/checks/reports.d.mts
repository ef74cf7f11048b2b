export function counts(root: string): { passed: number; failed: number }
export function failures(root: string): string[]
export function forgetReports(root: string): void
