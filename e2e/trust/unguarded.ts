import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../start/launch'
import type { Trial } from './trial'

/** Everything that the product needs to build and start. */
const SOURCES = [
  'app',
  'components',
  'db',
  'lib',
  'public',
  'scripts',
  'server',
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
]

/**
 * Copies the product to `.build/<name>` and removes the guards of these trials. The copy uses our packages and keeps its build for the next run.
 * @throws when a guard is not where its trial expects it
 */
export function unguardedTree(name: string, trials: readonly Trial[]): string {
  const root = join(ROOT, '.build', name)
  mkdirSync(root, { recursive: true })
  for (const source of SOURCES) {
    rmSync(join(root, source), { recursive: true, force: true })
    if (existsSync(join(ROOT, source))) cpSync(join(ROOT, source), join(root, source), { recursive: true })
  }
  if (!existsSync(join(root, 'node_modules'))) symlinkSync('../../node_modules', join(root, 'node_modules'))
  for (const trial of trials) {
    for (const edit of trial.control.sources ?? []) {
      const file = join(root, edit.file)
      writeFileSync(file, replacedOnce(readFileSync(file, 'utf8'), edit, trial.name))
    }
  }
  return root
}

/** @throws unless the text contains `from` exactly once */
export function replacedOnce(text: string, edit: { file: string; from: string; to: string }, trial: string): string {
  const parts = text.split(edit.from)
  if (parts.length !== 2) {
    throw new Error(`${trial}: its guard occurs ${parts.length - 1} times in ${edit.file}, not once: ${edit.from}`)
  }
  return parts.join(edit.to)
}
