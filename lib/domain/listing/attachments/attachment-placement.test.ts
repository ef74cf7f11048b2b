import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { matrixDefinition } from '@/lib/domain/modules'
import {
  movedAttachments,
  placedAttachments,
  placementIssues,
  visibilityOf,
  withAttachment,
  withoutAttachments,
} from './attachment-placement'
import { type Attachment, presentFiles, REJECTED, UPLOADED } from './attachments'

const definition = matrixDefinition('yarn')

function file(id: string, role: Attachment['role'], changes: Partial<Attachment> = {}): Attachment {
  const isImage = role === 'coverImage' || role === 'galleryImages'
  return {
    id,
    role,
    visibility: role === 'privateDocuments' ? 'private' : 'buyer',
    name: `${id}.${isImage ? 'jpg' : 'pdf'}`,
    bytes: 10,
    mime: isImage ? 'image/jpeg' : 'application/pdf',
    status: UPLOADED,
    reason: '',
    isImage,
    ...changes,
  }
}

const cover = file('a', 'coverImage')
const second = file('b', 'galleryImages')
const third = file('c', 'galleryImages')
const report = file('d', 'testReport')
const secret = file('e', 'privateDocuments')
const hidden = file('f', 'certificate', { visibility: 'private' })
const refused = file('g', 'galleryImages', { status: REJECTED, reason: 'The file is empty.', isImage: false })
const all = [cover, second, third, report, secret, hidden, refused]
const stored: FieldValues = {
  coverImage: ['a'],
  galleryImages: ['b', 'c'],
  testReport: ['d'],
  privateDocuments: ['e'],
  certificate: ['f'],
}

describe('the files that a write names', () => {
  const codes = (changes: FieldValues) =>
    placementIssues({ values: { ...stored, ...changes }, stored, attachments: all }).map(
      ({ code, field }) => `${code} ${field}`,
    )

  test.each<[string, FieldValues, string[]]>([
    ['may be in another order', { galleryImages: ['c', 'b'] }, []],
    ['may make a picture of the gallery the cover', { coverImage: ['b'] }, []],
    ['may be left out', { galleryImages: [], testReport: [] }, []],
    ['must be of this listing', { galleryImages: ['b', 'zz'] }, ['ATTACHMENT_UNKNOWN galleryImages[1]']],
    ['must not be rejected ones', { galleryImages: ['b', 'g'] }, ['ATTACHMENT_UNKNOWN galleryImages[1]']],
    [
      'must be pictures where pictures are shown',
      { coverImage: ['d'], testReport: [] },
      ['ATTACHMENT_NOT_A_PICTURE coverImage[0]'],
    ],
    ['have one place', { certificate: ['d'] }, ['ATTACHMENT_TWICE certificate[0]']],
    ['cannot be private and in the gallery', { privateDocuments: ['e', 'b'] }, ['ATTACHMENT_TWICE galleryImages[0]']],
  ])('%s', (_, changes, expected) => {
    expect(codes(changes)).toEqual(expected)
  })

  test('are not judged where the write left them alone', () => {
    const old = { galleryImages: ['gone'] }
    expect(placementIssues({ values: old, stored: old, attachments: [] })).toEqual([])
  })
})

describe('a file that moves', () => {
  const moved = (changes: FieldValues) => {
    const after = placedAttachments({ ...stored, ...changes }, all)
    return movedAttachments(all, after).map(({ id, role, visibility }) => ({ id, role, visibility }))
  }
  test('to the private documents becomes private, and from there open', () => {
    expect(moved({ testReport: [], privateDocuments: ['e', 'd'] })).toEqual([
      { id: 'd', role: 'privateDocuments', visibility: 'private' },
    ])
    expect(moved({ privateDocuments: [], testReport: ['d', 'e'] })).toEqual([
      { id: 'e', role: 'testReport', visibility: 'buyer' },
    ])
  })
  test('between other roles keeps who sees it, except where the role says it', () => {
    expect(moved({ certificate: [], testReport: ['d', 'f'] })).toEqual([
      { id: 'f', role: 'testReport', visibility: 'private' },
    ])
    expect(moved({ certificate: [], buyerVisibleDocuments: ['f'] })).toEqual([
      { id: 'f', role: 'buyerVisibleDocuments', visibility: 'buyer' },
    ])
  })
  test('is not a move when it keeps its place', () => {
    expect(moved({})).toEqual([])
    expect(moved({ testReport: [] })).toEqual([])
  })
})

test('the role decides who sees a file, and may allow no other choice', () => {
  expect(visibilityOf('testReport', null)).toBe('buyer')
  expect(visibilityOf('testReport', 'private')).toBe('private')
  expect(visibilityOf('privateDocuments', null)).toBe('private')
  expect(visibilityOf('privateDocuments', 'buyer')).toBeNull()
  expect(visibilityOf('buyerVisibleDocuments', 'private')).toBeNull()
})

test('a new cover replaces the old one, which goes unless it is in the gallery too', () => {
  expect(withAttachment(definition, stored, { id: 'x', role: 'coverImage' })).toMatchObject({
    values: { coverImage: ['x'] },
    replacedIds: ['a'],
  })
  const shown = { ...stored, galleryImages: ['a', 'b'] }
  expect(withAttachment(definition, shown, { id: 'x', role: 'coverImage' }).replacedIds).toEqual([])
  expect(withAttachment(definition, stored, { id: 'x', role: 'galleryImages' })).toMatchObject({
    values: { galleryImages: ['b', 'c', 'x'] },
    replacedIds: [],
  })
})

test('a deleted file is removed from every field, and an emptied field is removed', () => {
  const twice = { ...stored, galleryImages: ['a', 'b'] }
  expect(withoutAttachments(twice, ['a', 'd'])).toEqual({
    galleryImages: ['b'],
    privateDocuments: ['e'],
    certificate: ['f'],
  })
})

describe('a listing shows its files', () => {
  const files = { attachments: all, isStorageExternal: false }

  test('to buyers: the open ones in the order of the fields, and the number of rejections', () => {
    const shown = presentFiles({ ...stored, galleryImages: ['c', 'b'] }, files, { isOwner: false })
    expect(Object.entries(shown.files).map(([role, list]) => [role, list.map(({ id }) => id)])).toEqual([
      ['coverImage', ['a']],
      ['galleryImages', ['c', 'b']],
      ['testReport', ['d']],
    ])
    expect(shown.attachmentExperience).toMatchObject({
      imageCount: 3,
      documentCount: 1,
      rejectedCount: 1,
      coverImageId: 'a',
    })
    expect(shown.imageUrl).toBe('/api/attachments/a?size=320')
    const text = JSON.stringify(shown)
    for (const { name } of [secret, hidden, refused]) expect(text).not.toContain(name)
    expect(shown.hiddenIds).toEqual(new Set(['e', 'f']))
  })

  test('to its seller: all of them, a rejected one with its reason and without an address', () => {
    const { attachmentExperience, attachmentMetadataSnapshot } = presentFiles(stored, files, { isOwner: true })
    expect(attachmentExperience).toMatchObject({ imageCount: 3, documentCount: 3, rejectedCount: 1 })
    expect(attachmentExperience.attachments.find(({ id }) => id === 'g')).toMatchObject({
      status: REJECTED,
      reason: 'The file is empty.',
      url: '',
    })
    expect(attachmentMetadataSnapshot).toHaveLength(7)
    expect(Object.keys(attachmentMetadataSnapshot[0] ?? {})).toEqual(['id', 'role', 'name', 'bytes', 'mime', 'status'])
  })

  test('without unplaced ones, and with a gallery picture in place of a missing cover', () => {
    const shown = presentFiles({ galleryImages: ['b'] }, files, { isOwner: false })
    expect(shown.attachmentExperience.attachments.map(({ id }) => id)).toEqual(['b'])
    expect(shown.attachmentExperience.coverImageId).toBe('')
    expect(shown.imageUrl).toBe('/api/attachments/b?size=320')
  })

  test('shows when new files go to an external store', () => {
    const external = presentFiles({}, { attachments: [], isStorageExternal: true }, { isOwner: false })
    expect(external.attachmentExperience.externalStorageEnabled).toBe(true)
  })
})
