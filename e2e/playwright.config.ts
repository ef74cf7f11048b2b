import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0

/** Switches off Chromium's own requests. */
const ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  ...(isRoot ? ['--no-sandbox'] : []),
]

const BROWSER = { browserName: 'chromium' } as const

/** The part of the tests that this run is of: its files have their own names, since `npm test` runs all parts side by side. */
const part = process.env.E2E_PART ?? 'all'

/**
 * Tests of the built application, in seven parts of whole folders with a market each; `npm test` runs three at a time. global-setup.ts
 * starts the application and sets E2E_BASE_URL.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: `../test-results/${part}`,
  globalSetup: './global-setup.ts',
  fullyParallel: false,
  // Tests share one market: a test that counts listings must not run while another publishes.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // Three parts share a machine of two cores: there a test may take four times as long as alone.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `../reports/e2e-${part}.json` }]],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium-headless-shell', args: ARGS },
  },
  projects: [
    { name: 'selling', testMatch: 'journeys/seller/**/*.spec.ts', use: BROWSER },
    { name: 'site', testMatch: 'journeys/*.spec.ts', use: BROWSER },
    { name: 'processes', testMatch: '{crash,instances,start}/**/*.spec.ts', use: BROWSER },
    { name: 'modules', testMatch: 'api/{modules,rfq}/**/*.spec.ts', use: BROWSER },
    { name: 'buying', testMatch: 'journeys/buyer/**/*.spec.ts', use: BROWSER },
    { name: 'requests', testMatch: 'api/**/*.spec.ts', testIgnore: 'api/{modules,rfq}/**', use: BROWSER },
    { name: 'trade', testMatch: '{http-rules,journeys/trade,trust}/**/*.spec.ts', use: BROWSER },
  ],
})
