/** With one of these a buyer means work, not the goods that come out of it. */
export const WORK_WORDS = [
  'job',
  'jobs',
  'jobwork',
  'work',
  'works',
  'charges',
  'capacity',
  'unit',
  'house',
  'kaam',
  'majuri',
] as const
