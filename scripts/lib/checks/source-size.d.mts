export function tooLong(
  path: string,
  source: string,
): Promise<{ line: number; what: string; lines: number; max: number }[]>

export function longTestNames(
  path: string,
  source: string,
): Promise<{ line: number; what: string; length: number; max: number }[]>

export function crowded(files: readonly string[]): { folder: string; count: number; max: number }[]
