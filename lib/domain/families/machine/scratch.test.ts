import { readFileSync, writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { readAll } from '../reading'
import { machineReaders } from './readers'

test('x', () => {
  const lines = readFileSync('/tmp/lines.txt', 'utf8').split('\n').filter(Boolean)
  let out = ''
  for (const line of lines) {
    const { understood, rest } = readAll(line, machineReaders)
    out += `${line}\n    ${understood.map(({ name, typed }) => `${name}=${typeof typed === 'object' ? JSON.stringify(typed) : typed}`).join(' ')}${rest ? ` | ${rest}` : ''}\n`
  }
  writeFileSync('/tmp/out.txt', out)
})
