import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { APIRequestContext } from '@playwright/test'
import { DEMO_PASSWORD, type DemoAccount, expect, signInByHttp, test } from '../../fixtures'
import { ROOT } from '../../start/launch'

const run = promisify(execFile)

interface Example {
  name: string
  tokens: Record<string, DemoAccount>
  output: readonly RegExp[]
}

/** Each example with the tokens that it needs and its expected output. */
const EXAMPLES: readonly Example[] = [
  { name: 'browse', tokens: {}, output: [/Cotton/] },
  {
    name: 'listing',
    tokens: { TOKEN: 'growth' },
    output: [/published [0-9a-f-]{36}/, /changed/, /\/api\/attachments\//, /archived/],
  },
  {
    name: 'quotation',
    tokens: { TOKEN: 'buyer', SELLER_TOKEN: 'growth' },
    output: [/asked: /, /answered: /, /285/, /ordered: \S+/],
  },
  { name: 'follow', tokens: { TOKEN: 'buyer' }, output: [/unread/] },
]

const KINDS = {
  curl: { folder: 'examples/curl', ending: '.sh', argv: (name: string) => ['sh', `examples/curl/${name}.sh`] },
  typescript: {
    folder: 'examples/typescript',
    ending: '.ts',
    argv: (name: string) => [process.execPath, 'scripts/example.mjs', name],
  },
} as const

async function tokenOf(browser: APIRequestContext, account: DemoAccount): Promise<string> {
  await signInByHttp(browser, account)
  const created = await browser.post('/api/account/tokens', {
    data: { name: `example ${account}`, currentPassword: DEMO_PASSWORD },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(created.status(), await created.text()).toBe(201)
  return ((await created.json()) as { token: string }).token
}

test('every example on disk is in the list of examples', () => {
  for (const { folder, ending } of Object.values(KINDS)) {
    const onDisk = readdirSync(join(ROOT, folder)).map((file) => file.replace(ending, ''))
    expect(onDisk.filter((name) => name !== 'client').sort(), folder).toEqual(EXAMPLES.map(({ name }) => name).sort())
  }
})

for (const kind of ['curl', 'typescript'] as const) {
  for (const { name, tokens, output } of EXAMPLES) {
    test(`${kind}/${name} runs unchanged`, async ({ playwright, baseURL }) => {
      const given: Record<string, string> = {}
      for (const [variable, account] of Object.entries(tokens)) {
        const browser = await playwright.request.newContext({ baseURL: baseURL ?? '' })
        given[variable] = await tokenOf(browser, account)
        await browser.dispose()
      }
      const [program = '', ...argv] = KINDS[kind].argv(name)
      const env = { ...process.env, BASE_URL: baseURL ?? '', SECONDS_LONG: '3', ...given }
      const { stdout } = await run(program, argv, { cwd: ROOT, env, timeout: 50_000 })
      for (const word of output) expect(stdout).toMatch(word)
    })
  }
}
