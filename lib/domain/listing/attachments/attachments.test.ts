import { expect, it } from 'vitest'
import { emptyAttachmentExperience } from './attachments'

it('the attachment state of a listing without files is the table of the spec, key for key', () => {
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
