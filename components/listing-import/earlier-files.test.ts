import { expect, test } from 'vitest'
import { earlierFiles } from './earlier-files'

test('a file that was checked and imported is one entry with its last state', () => {
  const files = [
    { fileName: 'mill.csv', mode: 'import' },
    { fileName: 'mill.csv', mode: 'dry-run' },
    { fileName: 'other.csv', mode: 'dry-run' },
    { fileName: 'other.csv', mode: 'dry-run' },
    { fileName: 'mill.csv', mode: 'import' },
    { fileName: '', mode: 'dry-run' },
    { fileName: '', mode: 'dry-run' },
  ] as const
  expect(earlierFiles(files)).toEqual([files[0], files[2], files[4], files[5], files[6]])
})
