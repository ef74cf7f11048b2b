export function tooLong(
  path: string,
  source: string,
): Promise<{ line: number; what: string; lines: number; max: number }[]>
