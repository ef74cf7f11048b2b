import type { Issue } from '@/lib/domain/errors'
import { FILE_ROLES, type FileRole, isPictureRole } from '@/lib/domain/fields/catalogue/attachments'
import type { FieldValues } from '@/lib/domain/fields/field'
import { fieldSpec } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { type Attachment, idsOfRole, UPLOADED, type Visibility } from './attachments'

/** Roles that say for whom the file is. */
const FIXED_VISIBILITY: Partial<Record<FileRole, Visibility>> = {
  privateDocuments: 'private',
  buyerVisibleDocuments: 'buyer',
}

/** Who sees a file of this role unless its seller says otherwise; null when the role does not allow what he says. */
export function visibilityOf(role: FileRole, asked: Visibility | null): Visibility | null {
  const fixed = FIXED_VISIBILITY[role]
  if (fixed && asked !== null && asked !== fixed) return null
  return fixed ?? asked ?? 'buyer'
}

/** Said where a role leaves nothing to choose. */
export const VISIBILITY_OF_ROLE: Issue = {
  code: 'VISIBILITY_OF_ROLE',
  field: 'visibility',
  severity: 'error',
  message: 'This role says by itself who sees the file; choose another role for the other.',
}

/**
 * What is wrong with the files that a write names (contract section 5): ids of this listing's own accepted attachments, pictures where a
 * picture is shown, and no file in two places but for a cover that is also in the gallery. Roles that the write left alone are not judged.
 */
export function placementIssues(input: {
  values: FieldValues
  stored: FieldValues
  attachments: readonly Attachment[]
}): Issue[] {
  const { values, stored, attachments } = input
  const own = new Map(attachments.filter(({ status }) => status === UPLOADED).map((one) => [one.id, one]))
  const issues: Issue[] = []
  const add = (field: string, code: string, message: string) => issues.push({ code, field, severity: 'error', message })
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
        add(field, 'ATTACHMENT_NOT_A_PICTURE', 'Only a picture (jpg, png or webp) can stand here.')
      }
      if (isPictureRole(role)) return
      const other = documentRoleOf.get(id)
      if (other) add(field, 'ATTACHMENT_TWICE', `This file stands under ${other} already; one file has one place.`)
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
          `This file stands under ${other} already; one file has one place.`,
        )
      }
    })
  }
  return issues
}

/**
 * Attachments as the fields place them: the role is the first field that names the file. A file that moves to or from the private documents
 * changes who sees it; any other move keeps that. What no field names keeps its role and is set aside.
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

/** Those that stand elsewhere than before. */
export function movedAttachments(before: readonly Attachment[], after: readonly Attachment[]): Attachment[] {
  return after.filter((one, position) => one !== before[position])
}

/** The values with this file added to its role; a role for one file gives up the one that it had. */
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

/** The values without these files, wherever they stood. */
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
