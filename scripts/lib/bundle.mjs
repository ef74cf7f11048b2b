import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Next has no "exports" map, so plain Node needs the file's ending: next/server -> next/server.js. */
const nextPaths = {
  name: 'next-paths',
  setup(build) {
    build.onResolve({ filter: /^next\/[a-z-]+$/ }, ({ path }) => ({ path: `${path}.js`, external: true }))
  },
}

const PRODUCT = { server: 'server/index.ts', cli: 'server/cli/index.ts' }

/**
 * Bundles the custom server and the commands into .build/, or other programs into another folder; packages stay in
 * node_modules.
 */
export async function bundle(root, { programs = PRODUCT, outdir = '.build' } = {}) {
  const { build } = await import('esbuild')
  const entryPoints = Object.fromEntries(Object.entries(programs).filter(([, path]) => existsSync(join(root, path))))
  await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: false,
    packages: 'external',
    alias: { '@': root, 'server-only': join(root, 'server/empty.ts') },
    plugins: [nextPaths],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'error',
  })
}
