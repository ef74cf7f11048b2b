import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0

/**
 * Chromium loads two pages of its own, the lists under its address bar, for the window of each test: more work than opening the page under
 * test.
 */
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
/** What Playwright switches off itself (chromiumSwitches in playwright-core): Chromium reads the last list alone. */
const OF_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** Switches off Chromium's own requests and pages. */
const ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  `--disable-features=${[...OF_PLAYWRIGHT, ...OWN_PAGES].join(',')}`,
  ...(isRoot ? ['--no-sandbox'] : []),
]

const BROWSER = { browserName: 'chromium' } as const

/** The part of the tests that this run is of: its files have their own names, since `npm test` runs all parts side by side. */
const part = process.env.E2E_PART ?? 'all'

/**
 * Tests of the built application, in six parts of whole folders with a market each; `npm test` runs three at a time. global-setup.ts
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
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium', args: ARGS },
  },
  projects: [
    { name: 'selling', testMatch: 'journeys/seller/**/*.spec.ts', use: BROWSER },
    { name: 'processes', testMatch: '{crash,instances,start}/**/*.spec.ts', use: BROWSER },
    { name: 'modules', testMatch: 'api/{modules,rfq}/**/*.spec.ts', use: BROWSER },
    { name: 'buying', testMatch: ['journeys/*.spec.ts', 'journeys/buyer/**/*.spec.ts'], use: BROWSER },
    { name: 'requests', testMatch: 'api/**/*.spec.ts', testIgnore: 'api/{modules,rfq}/**', use: BROWSER },
    { name: 'trade', testMatch: '{http-rules,journeys/trade,trust}/**/*.spec.ts', use: BROWSER },
  ],
})
