import { describe, expect, test } from 'vitest'
import { ATTACHMENT_FORMATS, cleanFileName, formatOfName, formatRule, isImageFormat } from './attachment-formats'

describe('the format of a name', () => {
  test.each([
    ['cone.jpg', 'jpg'],
    ['CONE.JPEG', 'jpeg'],
    ['report.v2.pdf', 'pdf'],
    ['invoice.pdf.exe', null],
    ['page.html', null],
    ['logo.svg', null],
    ['archive.zip', null],
    ['macro.docm', null],
    ['nothing', null],
    ['.jpg.', null],
  ])('%s is %s', (name, format) => {
    expect(formatOfName(name)).toBe(format)
  })

  test('each of the fourteen formats has a content type and its contents; four are pictures', () => {
    expect(ATTACHMENT_FORMATS).toHaveLength(14)
    for (const format of ATTACHMENT_FORMATS) {
      expect(formatRule(format).mime).toMatch(/^[a-z]+\/[\w.+-]+$/)
      expect(formatRule(format).contents.length).toBeGreaterThan(0)
    }
    expect(ATTACHMENT_FORMATS.filter(isImageFormat)).toEqual(['jpg', 'jpeg', 'png', 'webp'])
  })
})

describe('a cleaned name', () => {
  test.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\me\\cone.jpg', 'cone.jpg'],
    ['cone\u0000.jpg', 'cone.jpg'],
    ['cone.exe\u0000.jpg', 'cone.exe.jpg'],
    ['invoice\u202egpj.exe', 'invoicegpj.exe'],
    ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie: x=1.pdf'],
    ['  yarn   test .pdf', 'yarn test .pdf'],
    ['.htaccess', 'htaccess'],
    ['report.pdf. .', 'report.pdf'],
    ['धागा रिपोर्ट.pdf', 'धागा रिपोर्ट.pdf'],
    ['///', 'file'],
    ['', 'file'],
  ])('%j is %j', (given, cleaned) => {
    expect(cleanFileName(given)).toBe(cleaned)
  })

  test('keeps its ending if it is very long', () => {
    const cleaned = cleanFileName(`${'धागा'.repeat(2000)}.webp`)
    expect([...cleaned]).toHaveLength(120)
    expect(cleaned.endsWith('.webp')).toBe(true)
  })
})
