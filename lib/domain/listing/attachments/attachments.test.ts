import { expect, test } from 'vitest'
import { emptyAttachmentExperience } from './attachments'

test('the attachment state of a listing without files has exactly the spec’s keys', () => {
  expect(JSON.stringify(emptyAttachmentExperience())).toBe(
    JSON.stringify({
      maxBytes: 20971520,
      acceptedFormats: [
        'jpg',
        'jpeg',
        'png',
        'webp',
        'pdf',
        'doc',
        'docx',
        'xls',
        'xlsx',
        'csv',
        'dxf',
        'ai',
        'cdr',
        'txt',
      ],
      statusLegend: [
        'selected locally',
        'uploaded internally',
        'pending external-provider setup',
        'rejected with reason',
      ],
      imageCount: 0,
      documentCount: 0,
      rejectedCount: 0,
      attachments: [],
      coverImageId: '',
      externalStorageEnabled: false,
    }),
  )
})
