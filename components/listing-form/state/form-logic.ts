/** All that knows the fields of a module: the page does not wait for it. */

export { openedFrom } from '@/components/listing-form/saving/opened-listing'
export { withAttachment, withoutAttachments } from '@/lib/domain/listing/attachments/attachment-placement'
export { fieldSpec } from '@/lib/domain/modules/resolve'
export { familyTwins, openForm } from './form-fields'
export { autosaveWrite, formState, judgeForm } from './form-judgement'
export { hasUnsaved, inFormOrder, pendingWrite } from './form-subject'
