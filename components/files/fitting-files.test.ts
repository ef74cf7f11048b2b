import { expect, test } from 'vitest'
import { RFQ_FILES_MAX } from '@/lib/domain/rfq/files'
import { fittingFiles } from './fitting-files'

const chosen = (count: number) => Array.from({ length: count }, (_, index) => `file ${index + 1}`)

test('of too many files the first are taken, and one sentence names the rest', () => {
  const { taken, left } = fittingFiles(chosen(21), RFQ_FILES_MAX, RFQ_FILES_MAX)
  expect(taken).toEqual(chosen(20))
  expect(left).toBe('1 file was not added: at most 20.')
  expect(fittingFiles(chosen(25), 20, 20).left).toBe('5 files were not added: at most 20.')
})

test('files that fit are taken without a word', () => {
  expect(fittingFiles(chosen(3), 3, 20)).toEqual({ taken: chosen(3), left: '' })
})

test('a full list takes none', () => {
  expect(fittingFiles(chosen(2), -1, 8)).toEqual({ taken: [], left: '2 files were not added: at most 8.' })
})
