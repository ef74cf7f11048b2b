import { z } from 'zod'
import {
  ATTACHMENT_STATUSES,
  type AttachmentExperience,
  type AttachmentView,
  VISIBILITIES,
} from '@/lib/domain/listing/attachments/attachments'
import { envelope, id, named, recordOf, said, text } from '../schema'

const texts = z.array(z.string())

export const attachmentSchema = recordOf<AttachmentView>()(
  'Attachment',
  'A file of a listing.',
  z.object({
    id: id('The attachment.'),
    name: text('', 'test-report.pdf'),
    role: text('The field that names it.', 'testReport'),
    visibility: z.enum(VISIBILITIES),
    bytes: said(z.int(), '', 48_211),
    mime: text('By its content.', 'application/pdf'),
    status: z.enum(ATTACHMENT_STATUSES),
    reason: text('Of a rejected one.').optional(),
    url: text('Where it is read; "" for a rejected one.', '/api/attachments/019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10'),
  }),
)

export const attachmentExperienceSchema = recordOf<AttachmentExperience>()(
  'AttachmentState',
  'What the listing may hold and holds of files.',
  z.object({
    maxBytes: said(z.int(), '', 20_971_520),
    acceptedFormats: texts,
    statusLegend: texts,
    imageCount: z.int(),
    documentCount: z.int(),
    rejectedCount: z.int(),
    attachments: z.array(attachmentSchema),
    coverImageId: text('"" without one.', ''),
    externalStorageEnabled: z.boolean(),
  }),
)

export const attachmentAnswerSchema = named(
  'AttachmentAnswer',
  'The file and all files of the listing.',
  envelope({ attachment: attachmentSchema, attachmentExperience: attachmentExperienceSchema }),
)
