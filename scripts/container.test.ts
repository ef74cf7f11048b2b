import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { ENV_NAMES } from '@/lib/config/env'
import { openConnections } from '@/lib/config/open-connections'
import { NODE_FLAGS, ROOT } from './lib/paths.mjs'

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8')
/** Older versions have exploited vulnerabilities (Node's October 2026 releases). */
const NODE_FLOOR: Record<string, number> = { '22': 23, '24': 22, '26': 12 }

interface Stage {
  name: string
  from: string
  lines: { word: string; rest: string }[]
}

function stagesOf(dockerfile: string): Stage[] {
  const stages: Stage[] = []
  for (const line of dockerfile.replaceAll(/\\\n/g, ' ').split('\n')) {
    const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (word === 'FROM') {
      const [, from = '', name = ''] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(rest) ?? []
      stages.push({ name, from, lines: [] })
    } else if (word) stages.at(-1)?.lines.push({ word, rest })
  }
  return stages
}

const stages = stagesOf(read('Dockerfile'))
const last = stages.at(-1) ?? { name: '', from: '', lines: [] }
const restOf = (stage: Stage, word: string) => stage.lines.filter((line) => line.word === word).map(({ rest }) => rest)
const envOf = (stage: Stage) =>
  Object.fromEntries(restOf(stage, 'ENV').flatMap((rest) => rest.split(/\s+/).map((pair) => pair.split('=', 2))))

describe('the Dockerfile', () => {
  test('builds on one Node release line, pinned to a minor version without known vulnerabilities', () => {
    expect(new Set(stages.map(({ from }) => from)).size).toBe(1)
    const [, major = '', minor = ''] = /^node:(\d+)\.(\d+)(?:\.\d+)?-bookworm-slim$/.exec(last.from) ?? []
    expect(Number(minor)).toBeGreaterThanOrEqual(NODE_FLOOR[major] ?? Number.POSITIVE_INFINITY)
  })

  test('copies files that are there and that .dockerignore lets through, and from stages that are there', () => {
    const ignored = read('.dockerignore').split('\n')
    for (const stage of stages) {
      for (const rest of restOf(stage, 'COPY')) {
        const parts = rest.split(/\s+/)
        const source = parts[0]?.startsWith('--from=') ? parts[0].slice('--from='.length) : null
        if (source) {
          expect(stages.map(({ name }) => name)).toContain(source)
          continue
        }
        for (const file of parts.slice(0, -1)) {
          expect(existsSync(join(ROOT, file)), file).toBe(true)
          expect(ignored, file).not.toContain(file)
        }
      }
    }
  })

  test('runs scripts that package.json has, from the lockfile alone', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    for (const stage of stages) {
      for (const rest of restOf(stage, 'RUN')) {
        expect(rest).not.toMatch(/npm (i|install|update)\b/)
        const [, script] = /npm run (\S+)/.exec(rest) ?? []
        if (script) expect(scripts).toHaveProperty(script)
      }
    }
  })

  test('ends in an image without development packages, sources or root', () => {
    const copies = restOf(last, 'COPY')
    const modules = copies.filter((rest) => rest.includes('node_modules'))
    expect(modules).toEqual(['--from=packages /app/node_modules ./node_modules'])
    const packages = stages.find(({ name }) => name === 'packages')
    expect(packages && restOf(packages, 'RUN')).toEqual(['npm ci --omit=dev'])
    expect(copies.some((rest) => /^\.\s|\s\.\s*$/.test(rest) && !rest.includes('package.json'))).toBe(false)
    expect(restOf(last, 'USER')).toEqual(['node'])
  })

  test('starts the build without a shell, with a health check on its own port', () => {
    const command = z.array(z.string()).parse(JSON.parse(restOf(last, 'CMD')[0] ?? ''))
    expect(command).toEqual(['node', ...NODE_FLAGS, '.build/server.mjs'])
    expect(read('scripts/lib/bundle.mjs')).toContain("server: 'server/index.ts'")
    expect(restOf(last, 'STOPSIGNAL')).toEqual(['SIGTERM'])
    const [, probe = ''] = /CMD (\[.*\])$/.exec(restOf(last, 'HEALTHCHECK')[0] ?? '') ?? []
    const [program, flag, code = ''] = z.array(z.string()).parse(JSON.parse(probe))
    expect([program, flag]).toEqual(['node', '-e'])
    expect(() => new Function(code)).not.toThrow()
    const [, path = ''] = /(\/api\/[a-z/]+)'/.exec(code) ?? []
    expect(existsSync(join(ROOT, 'app', path, 'route.ts')), path).toBe(true)
    expect(restOf(last, 'EXPOSE')).toEqual([envOf(last).PORT])
  })

  test('sets only variables that the service reads', () => {
    for (const name of Object.keys(envOf(last))) expect([...ENV_NAMES, 'NEXT_TELEMETRY_DISABLED'], name).toContain(name)
  })

  test('has every file that the running service opens apart from its bundle', () => {
    const copied = restOf(last, 'COPY').flatMap((rest) => rest.split(/\s+/))
    for (const file of ['./db/migrations', './server/seed/data', './public', './.next', './.build', 'next.config.mjs'])
      expect(copied, file).toContain(file)
    const opened = /join\(process\.cwd\(\), ((?:'[^']+'(?:, )?)+)\)/.exec(
      read('lib/services/attachments/inspection/images.ts'),
    )?.[1]
    const worker = `./${opened?.replaceAll(/'|\s/g, '').split(',').join('/')}`
    expect(copied, 'the process that decodes pictures').toContain(worker)
  })
})

describe('.dockerignore', () => {
  test('excludes secrets, data and history, as .gitignore does', () => {
    const ignored = read('.dockerignore').split('\n')
    for (const name of ['.git', '.env*', '.data', 'node_modules', '.next', '.build']) expect(ignored).toContain(name)
    const local = read('.gitignore')
      .split('\n')
      .filter((line) => line !== '' && line !== 'next-env.d.ts')
      .map((line) => line.replace(/\/$/, ''))
    for (const name of local) expect(ignored, name).toContain(name)
  })
})

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string().optional(),
      build: z.object({ context: z.string(), pull: z.boolean() }).optional(),
      environment: z.record(z.string(), z.string()),
      ports: z.array(z.string()).optional(),
      command: z.array(z.string()).optional(),
      volumes: z.array(z.string()),
      read_only: z.boolean().optional(),
      cap_drop: z.array(z.string()).optional(),
      security_opt: z.array(z.string()).optional(),
      stop_grace_period: z.string(),
      healthcheck: z.object({ test: z.array(z.string()) }).optional(),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
})

describe('compose.yaml', () => {
  const { services, volumes } = composeSchema.parse(parse(read('compose.yaml')))
  const { app, database } = services
  if (!app || !database) throw new Error('app or database is missing')

  test('sets only variables that the service reads, and holds no secret', () => {
    for (const name of Object.keys(app.environment)) expect(ENV_NAMES, name).toContain(name)
    for (const { environment } of [app, database]) {
      for (const [name, value] of Object.entries(environment)) {
        if (/SECRET|PASSWORD|TOKEN|_URL$/.test(name)) expect(value, name).toMatch(/\$\{[A-Z_]+/)
      }
    }
    for (const name of ['NEXTAUTH_SECRET', 'PUBLIC_URL']) expect(app.environment[name], name).toContain(':?')
  })

  test('reaches the database over TLS, as a public address must', () => {
    const { DATABASE_URL = '' } = app.environment
    const filled = DATABASE_URL.replace(/\$\{[^}]+\}/, 'secret')
    expect(openConnections({ PUBLIC_URL: 'https://market.example', DATABASE_URL: filled })).toEqual([])
    expect(database.command?.join(' ')).toContain('-c ssl=on')
  })

  test('runs the service read only, without privileges, on this machine alone, with time to stop', () => {
    expect(app.read_only).toBe(true)
    expect(app.cap_drop).toEqual(['ALL'])
    expect(app.security_opt).toEqual(['no-new-privileges:true'])
    expect(app.ports).toEqual([`127.0.0.1:3000:${envOf(last).PORT}`])
    const patience = Number(/STOP_PATIENCE_MS = ([\d_]+)/.exec(read('server/index.ts'))?.[1]?.replaceAll('_', ''))
    expect(Number(app.stop_grace_period.replace(/s$/, '')) * 1000).toBeGreaterThan(patience)
    expect(app.volumes).toEqual([`files:${envOf(last).DATA_DIR}`])
  })

  test('keeps the data of PostgreSQL 18 in a volume and waits until it answers', () => {
    expect(database.image).toMatch(/^postgres:18(\.\d+)?$/)
    // From version 18 on the image keeps its clusters in this folder, by version.
    expect(database.volumes).toEqual(['database:/var/lib/postgresql'])
    expect(database.healthcheck?.test[1]).toBe('pg_isready')
    expect(database.ports).toBeUndefined()
    expect(app.depends_on).toEqual({ database: { condition: 'service_healthy' } })
    expect(Object.keys(volumes).sort()).toEqual(['database', 'files'])
  })
})

describe('the examples of a proxy', () => {
  test.each(['Caddyfile', 'nginx.conf'])(
    'docs/%s passes to the port of the service, streams, and hides the metrics',
    (name) => {
      const text = read(`docs/${name}`)
      expect(text).toContain(`127.0.0.1:${envOf(last).PORT}`)
      expect(text).toContain('/api/metrics')
      expect(text).toMatch(/flush_interval -1|proxy_buffering off/)
    },
  )
})

describe('README.md', () => {
  const readme = read('README.md')

  test('names exactly the settings that the service reads', () => {
    const table = readme.slice(readme.indexOf('### Settings')).split('\n## ')[0] ?? ''
    const named = new Set([...table.matchAll(/`([A-Z][A-Z0-9_]{2,})`/g)].map(([, name = '']) => name))
    const unnamed = ENV_NAMES.filter((name) => !named.has(name) && name !== 'NODE_ENV')
    expect(unnamed).toEqual([])
    expect([...named].filter((name) => !ENV_NAMES.includes(name))).toEqual([])
  })

  test('names only scripts of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    for (const [, script = ''] of readme.matchAll(/npm run (?:--silent )?([a-z:]+)/g))
      expect(scripts).toHaveProperty(script)
  })

  test('links only to files that exist', () => {
    for (const [, target = ''] of readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g))
      expect(existsSync(join(ROOT, target)), target).toBe(true)
    expect(readdirSync(join(ROOT, 'docs'))).toEqual(expect.arrayContaining(['Caddyfile', 'nginx.conf', 'asvs.md']))
  })
})
