import { createHash } from 'node:crypto'
import pino from 'pino'
import { env } from './env'
import { processWide } from './process-wide'

/** One JSON line per event on stderr: stdout belongs to what a command prints. Never a header's value, a body or an e-mail in clear. */
export function log(): pino.Logger {
  return processWide('log', () =>
    pino(
      {
        level: env().LOG_LEVEL,
        base: null,
        timestamp: pino.stdTimeFunctions.isoTime,
        redact: {
          paths: [
            'authorization',
            'cookie',
            'password',
            'token',
            'headers',
            '*.authorization',
            '*.cookie',
            '*.password',
            '*.token',
          ],
          censor: '[redacted]',
        },
      },
      pino.destination({ dest: 2, sync: true }),
    ),
  )
}

/** Tells two addresses apart in the logs without showing either. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
