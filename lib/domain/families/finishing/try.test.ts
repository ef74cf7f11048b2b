import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { readAll } from '../reading'
import { finishReaders } from './readers'

test('try', () => {
  for (const line of readFileSync('/tmp/lines.txt', 'utf8').split('\n').filter(Boolean)) {
    const { understood, rest } = readAll(line, finishReaders)
    console.log(
      `${line}\n    ${understood.map(({ name, value }) => `${name}=${typeof value === 'object' ? JSON.stringify(value).slice(0, 70) : value}`).join(' | ')}${rest ? `   REST: ${rest}` : ''}`,
    )
  }
})
