import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Next has no "exports" map, so plain Node wants the file's ending: next/server -> next/server.js. */
const nextPaths = {
  name: 'next-paths',
  setup(build) {
    build.onResolve({ filter: /^next\/[a-z-]+$/ }, ({ path }) => ({ path: `${path}.js`, external: true }))
  },
}

/** Bundles the custom server and the commands into .build/; packages stay in node_modules. */
export async function bundle(root) {
  const { build } = await import('esbuild')
  const entryPoints = Object.fromEntries(
    Object.entries({ server: 'server/index.ts', cli: 'server/cli/index.ts' }).filter(([, path]) =>
      existsSync(join(root, path)),
    ),
  )
  await build({
    absWorkingDir: root,
    entryPoints,
    outdir: '.build',
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
    sourcemap: true,
    logLevel: 'error',
  })
}
