import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')

interface Component {
  name: string
  version: string
  hashes?: { alg: string; content: string }[]
}

interface LockedPackage {
  version?: string
  dev?: boolean
  devOptional?: boolean
  integrity?: string
}

const print = () =>
  execFileSync(process.execPath, ['scripts/sbom.mjs'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })

describe('the bill of materials', () => {
  test('is CycloneDX, and the same each time', () => {
    const text = print()
    expect(JSON.parse(text)).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { type: 'application', name: 'textile-marketplace' } },
    })
    expect(text).not.toMatch(/timestamp|localhost|\/tmp\//)
    expect(print()).toBe(text)
  }, 60_000)

  test('has every package of production, each with the hash that the lockfile has', () => {
    const { components } = JSON.parse(print()) as { components: Component[] }
    const listed = new Map(components.map(({ name, version, hashes = [] }) => [`${name}@${version}`, hashes]))
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, LockedPackage>
    }
    const locked = Object.entries(packages).filter(
      ([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional,
    )
    expect(locked.length).toBeGreaterThan(100)
    for (const [path, { version, integrity }] of locked) {
      const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`
      expect(listed.has(name), name).toBe(true)
      // Builds for other systems than the one that made the lockfile have none.
      if (integrity === undefined) continue
      const [algorithm, digest = ''] = integrity.split('-')
      const hash = {
        alg: algorithm?.toUpperCase().replace('SHA', 'SHA-'),
        content: Buffer.from(digest, 'base64').toString('hex'),
      }
      expect(listed.get(name), name).toContainEqual(hash)
    }
  }, 60_000)
})
