import { z } from 'zod'
import {
  ATTACHMENT_STATUSES,
  type AttachmentExperience,
  type AttachmentView,
  VISIBILITIES,
} from '@/lib/domain/listing/attachments/attachments'
import { described, id, text, texts } from '@/lib/domain/record-schema'
import { recordOf, response } from '../schema'

export const attachmentSchema = recordOf<AttachmentView>()('Attachment', 'A file of a listing.', {
  id: id('The attachment.'),
  name: text('', 'test-report.pdf'),
  role: text('The field that names it.', 'testReport'),
  visibility: z.enum(VISIBILITIES),
  bytes: described(z.int(), '', 48_211),
  mime: text('By its content.', 'application/pdf'),
  status: z.enum(ATTACHMENT_STATUSES),
  reason: text('Of a rejected one.').optional(),
  url: text('Where it is read; "" for a rejected one.', '/api/attachments/019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10'),
})

export const attachmentExperienceSchema = recordOf<AttachmentExperience>()(
  'AttachmentState',
  'The files of the listing, and what it may have.',
  {
    maxBytes: described(z.int(), '', 20_971_520),
    acceptedFormats: texts,
    statusLegend: texts,
    imageCount: z.int(),
    documentCount: z.int(),
    rejectedCount: z.int(),
    attachments: z.array(attachmentSchema),
    coverImageId: text('"" without one.', ''),
    externalStorageEnabled: z.boolean(),
  },
)

export const attachmentResponseSchema = response('OneAttachment', 'The file and all files of the listing.', {
  attachment: attachmentSchema,
  attachmentExperience: attachmentExperienceSchema,
})
