import { z } from 'zod'

/** One line of text: spaces folded, no control characters, at most `lengthMax` long. */
export function line(lengthMax: number) {
  return z
    .string('Enter this as text.')
    .transform((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
    .superRefine((text, context) => {
      if (text.length > lengthMax) {
        refuse(context, 'TOO_LONG', `Use at most ${lengthMax} characters.`)
      } else if (/\p{Cc}/u.test(text)) {
        refuse(context, 'BAD_CHARACTER', 'Remove the characters that cannot be shown.')
      }
    })
}

export function requiredLine(lengthMax: number, missing: string) {
  return line(lengthMax).superRefine((text, context) => {
    if (text === '') refuse(context, 'REQUIRED', missing)
  })
}

/** Adds an issue with our own code and a message for people. */
export function refuse(context: z.RefinementCtx, code: string, message: string, path: string[] = []): void {
  context.addIssue({ code: 'custom', message, params: { code }, path })
}
