import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  resolve: {
    alias: [
      // The package throws outside a React server graph; in plain Node it has nothing to guard.
      { find: /^server-only$/, replacement: `${root}server/empty.ts` },
      { find: /^@\//, replacement: root },
    ],
  },
  test: {
    include: ['lib/**/*.test.ts', 'db/**/*.test.ts', 'server/**/*.test.ts', 'components/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
