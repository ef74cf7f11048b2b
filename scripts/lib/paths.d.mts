export const ROOT: string
export const NODE_FLAGS: string[]
export function dataDirectory(environment?: NodeJS.ProcessEnv): string
