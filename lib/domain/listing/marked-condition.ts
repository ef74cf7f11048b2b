/** First quality, and never used. */
const USUAL_CONDITIONS: ReadonlySet<string> = new Set(['Fresh', 'New'])

/** Whether buyers should see at a glance that goods are used, seconds or lots; new and first quality are the usual case. */
export function isMarkedCondition(condition: string): boolean {
  return condition !== '' && !USUAL_CONDITIONS.has(condition)
}
