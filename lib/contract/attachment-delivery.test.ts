import { describe, expect, test } from 'vitest'
import { contentDisposition, readRange } from './attachment-delivery'

describe('a file is saved under its own name', () => {
  test.each([
    ['report.pdf', `attachment; filename="report.pdf"; filename*=UTF-8''report.pdf`],
    [
      'it\'s "new" (1).pdf',
      `attachment; filename="it's _new_ (1).pdf"; filename*=UTF-8''it%27s%20%22new%22%20%281%29.pdf`,
    ],
    ['सूत.txt', `attachment; filename="___.txt"; filename*=UTF-8''%E0%A4%B8%E0%A5%82%E0%A4%A4.txt`],
  ])('%s', (name, header) => {
    expect(contentDisposition(name)).toBe(header)
  })
})

describe('a range of 100 bytes', () => {
  test.each([
    [null, null],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=50-1000', { start: 50, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-0', null],
    ['bytes=0-1,5-6', null],
    ['lines=1-2', null],
    ['bytes=-', null],
  ])('%s', (header, range) => {
    expect(readRange(header, 100)).toEqual(range)
  })
})
