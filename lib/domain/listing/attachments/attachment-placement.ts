import { errorIssue, type Issue } from '@/lib/domain/errors'
import { FILE_ROLES, type FileRole, isPictureRole } from '@/lib/domain/fields/catalogue/attachments'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { type Attachment, idsOfRole, UPLOADED, type Visibility } from './attachments'

/** Roles that decide who sees the file. */
const FIXED_VISIBILITY: Partial<Record<FileRole, Visibility>> = {
  privateDocuments: 'private',
  buyerVisibleDocuments: 'buyer',
}

/**
 * Who sees a file of this role unless its seller decides otherwise; null when the role does not allow the seller's
 * choice.
 */
export function visibilityOf(role: FileRole, wanted: Visibility | null): Visibility | null {
  const fixed = FIXED_VISIBILITY[role]
  if (fixed && wanted !== null && wanted !== fixed) return null
  return fixed ?? wanted ?? 'buyer'
}

/** The issue of a choice that the role does not allow. */
export const VISIBILITY_OF_ROLE: Issue = errorIssue(
  'VISIBILITY_OF_ROLE',
  'visibility',
  'This role decides who sees the file. Choose another role to change that.',
)

/**
 * What is wrong with the files that a write names (reference 5.4). They must be accepted attachments of this
 * listing, pictures where a picture is shown, and each in one place, except that the cover may also be in the gallery.
 * Roles that the write does not change are not checked.
 */
export function placementIssues(input: {
  values: FieldValues
  stored: FieldValues
  attachments: readonly Attachment[]
}): Issue[] {
  const { values, stored, attachments } = input
  const own = new Map(attachments.filter(({ status }) => status === UPLOADED).map((one) => [one.id, one]))
  const issues: Issue[] = []
  const add = (field: string, code: string, message: string) => issues.push(errorIssue(code, field, message))
  const documentRoleOf = new Map<string, FileRole>()
  for (const role of FILE_ROLES) {
    const ids = idsOfRole(values, role)
    const isChanged = ids.join() !== idsOfRole(stored, role).join()
    ids.forEach((id, position) => {
      const field = `${role}[${position}]`
      const attachment = own.get(id)
      if (isChanged && !attachment) {
        add(field, 'ATTACHMENT_UNKNOWN', 'This is not the id of a file of this listing. Upload the file first.')
      } else if (isChanged && isPictureRole(role) && !attachment?.isImage) {
        add(field, 'ATTACHMENT_NOT_A_PICTURE', 'Choose a picture here: jpg, png or webp.')
      }
      if (isPictureRole(role)) return
      const other = documentRoleOf.get(id)
      if (other)
        add(field, 'ATTACHMENT_TWICE', `This file is already under ${other}. Remove it from one of the two places.`)
      else documentRoleOf.set(id, role)
    })
  }
  for (const role of FILE_ROLES.filter(isPictureRole)) {
    idsOfRole(values, role).forEach((id, position) => {
      const other = documentRoleOf.get(id)
      if (other) {
        add(
          `${role}[${position}]`,
          'ATTACHMENT_TWICE',
          `This file is already under ${other}. Remove it from one of the two places.`,
        )
      }
    })
  }
  return issues
}

/**
 * Attachments in their places: the role is the first field that names the file. A move to or from the private documents
 * changes who sees the file; any other move keeps that. A file that no field names keeps its role and is shown to no
 * buyer.
 */
export function placedAttachments(values: FieldValues, attachments: readonly Attachment[]): Attachment[] {
  return attachments.map((attachment) => {
    const role = FILE_ROLES.find((name) => idsOfRole(values, name).includes(attachment.id))
    if (role === undefined || role === attachment.role) return attachment
    const wasPrivateRole = FIXED_VISIBILITY[attachment.role] === 'private'
    const visibility = FIXED_VISIBILITY[role] ?? (wasPrivateRole ? 'buyer' : attachment.visibility)
    return { ...attachment, role, visibility }
  })
}

/** The attachments whose role or visibility changed. */
export function movedAttachments(before: readonly Attachment[], after: readonly Attachment[]): Attachment[] {
  return after.filter((one, position) => one !== before[position])
}

/** The values with this file added to its role; in a role for a single file it replaces the earlier one. */
export function withAttachment(
  definition: ModuleDefinition,
  values: FieldValues,
  { id, role }: Pick<Attachment, 'id' | 'role'>,
): { values: FieldValues; replacedIds: readonly string[] } {
  const before = idsOfRole(values, role)
  const isSingle = fieldSpec(definition, role)?.kind === 'file'
  const next = { ...values, [role]: isSingle ? [id] : [...before, id] }
  const stillPlaced = new Set(FILE_ROLES.flatMap((name) => idsOfRole(next, name)))
  return { values: next, replacedIds: isSingle ? before.filter((one) => !stillPlaced.has(one)) : [] }
}

/** The values without these files, in every role. */
export function withoutAttachments(values: FieldValues, ids: readonly string[]): FieldValues {
  const next: Record<string, unknown> = { ...values }
  for (const role of FILE_ROLES) {
    const before = idsOfRole(values, role)
    const kept = before.filter((id) => !ids.includes(id))
    if (kept.length === before.length) continue
    if (kept.length > 0) next[role] = kept
    else delete next[role]
  }
  return next
}

/** How many files a role may hold. */
export function roleItemsMax(definition: ModuleDefinition, role: FileRole): number {
  const spec = fieldSpec(definition, role)
  return spec?.rule?.itemsMax ?? FILES_PER_ROLE_MAX
}

const FILES_PER_ROLE_MAX = 50
