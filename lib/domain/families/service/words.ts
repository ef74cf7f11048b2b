/** With one of these a buyer means work, not the goods that come out of it. */
export const WORK_WORDS = [
  'job',
  'jobs',
  'jobwork',
  'work',
  'works',
  'charges',
  'conversion',
  'capacity',
  'unit',
  'house',
  'kaam',
  'majuri',
] as const

const JOB_LOT = /\bjob\s+lots?\b/i
const WORK_PHRASE = /\bjobs?\b|\bjobworks?\b|\bmajuri\b|\bconversion (?:basis|charges|rates?|work)\b/i

/** Whether a phrase is about goods that are sold as a job lot. */
export function isJobLot(phrase: string): boolean {
  return JOB_LOT.test(phrase)
}

/** Whether a phrase asks for work on somebody's goods: "rapier loom job" is no loom. */
export function asksForWork(phrase: string): boolean {
  return WORK_PHRASE.test(phrase) && !isJobLot(phrase)
}
