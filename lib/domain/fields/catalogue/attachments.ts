import type { FieldSpec } from '@/lib/domain/fields/field'

/** Pictures, papers and links. */
export const ATTACHMENT_FIELDS = {
  coverImage: {
    kind: 'file',
    label: 'Cover picture',
    need: 'asked',
    weight: 4,
  },
  galleryImages: {
    kind: 'files',
    label: 'More pictures',
    help: 'Up to 12',
    rule: { itemsMax: 12 },
  },
  technicalSheet: { kind: 'files', label: 'Technical sheet' },
  testReport: { kind: 'files', label: 'Test report', help: 'Lab report of these goods' },
  certificate: { kind: 'files', label: 'Certificate', help: 'Scope certificate; the TC comes with the order' },
  complianceDocument: { kind: 'files', label: 'Compliance document', help: 'REACH, ZDHC, origin declaration' },
  designFile: { kind: 'files', label: 'Design file' },
  buyerVisibleDocuments: {
    kind: 'files',
    label: 'Documents for buyers',
    help: 'Anyone who sees the listing can open them',
  },
  privateDocuments: { kind: 'files', label: 'Private documents', help: 'Only you and our administrators can see them' },
  externalReference: {
    kind: 'url',
    label: 'Link',
    help: 'Starting with https://',
    placeholder: 'https://',
  },
  /** A mark that a program leaves for itself. */
  editMarker: { kind: 'text', label: 'Edit marker', rule: { lengthMax: 64 }, isHidden: true },
} as const satisfies Record<string, FieldSpec>

type Fields = typeof ATTACHMENT_FIELDS

/** The fields that hold files; an attachment's role is one of them. */
export type FileRole = { [K in keyof Fields]: Fields[K]['kind'] extends 'file' | 'files' ? K : never }[keyof Fields]

export function isFileRole(name: string): name is FileRole {
  if (!Object.hasOwn(ATTACHMENT_FIELDS, name)) return false
  const { kind } = ATTACHMENT_FIELDS[name as keyof Fields]
  return kind === 'file' || kind === 'files'
}

/** In the order of the matrix. */
export const FILE_ROLES: readonly FileRole[] = Object.keys(ATTACHMENT_FIELDS).filter(isFileRole)

/** Pictures alone, since a page shows them. */
const PICTURE_ROLES: ReadonlySet<FileRole> = new Set(['coverImage', 'galleryImages'])

export function isPictureRole(role: FileRole): boolean {
  return PICTURE_ROLES.has(role)
}
