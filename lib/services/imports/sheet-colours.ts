import 'server-only'

/** Quiet tints of the headings, one a section of the form, by place; the first is for the columns that are not fields. */
export const SECTION_FILLS: readonly string[] = [
  'E7E5E0',
  'E3E6F3',
  'E9EEDF',
  'F3EBDC',
  'E1EEEC',
  'F1E4E4',
  'E6E3F0',
  'EFEFDB',
  'E2EAF1',
  'F0E6EE',
  'EAE8E2',
]
