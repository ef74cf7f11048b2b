export const WORDS: {
  publishedNames: string[]
  prose: { pattern: string; use: string; wrong: string; right?: string }[]
  identifiers: { word: string; use: string }[]
}
export function unusualWords(path: string, source: string): Promise<{ line: number; word: string; use: string }[]>
