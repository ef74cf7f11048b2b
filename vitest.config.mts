import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
/** Tests of functions without state need no database. */
const STATELESS = '{lib/contract,lib/domain,lib/search-index,components}/**/*.test.{ts,tsx}'

export default defineConfig({
  resolve: {
    alias: [
      // The package throws outside a React server graph; in plain Node it has nothing to guard.
      { find: /^server-only$/, replacement: `${root}server/empty.ts` },
      { find: /^@\//, replacement: root },
    ],
  },
  test: {
    env: { NEXTAUTH_SECRET: 'a secret of the tests' },
    // Files of one worker share their modules, which take longer to load than to test.
    isolate: false,
    testTimeout: 60_000,
    // Seeding the demo market takes seconds on an idle machine, much longer on a busy one.
    hookTimeout: 180_000,
    projects: [
      { extends: true, test: { name: 'stateless', include: [STATELESS], maxWorkers: 2, sequence: { groupOrder: 0 } } },
      {
        extends: true,
        test: {
          name: 'services',
          setupFiles: ['lib/testing/new-process.ts'],
          globalSetup: ['db/testing/global-setup.ts'],
          include: ['{lib,db,server,components,scripts,e2e}/**/*.test.{ts,tsx}'],
          exclude: [STATELESS],
          // Each file has a database of its own. They often wait: for the database, for processes that restart, for time limits.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
