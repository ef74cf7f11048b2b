import 'server-only'
import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { log } from '@/lib/config/log'
import { processWide } from '@/lib/config/process-wide'
import { IMAGE_SIZES } from '@/lib/domain/listing/attachments/attachments'
import { storageUnavailable } from '@/lib/services/blobs/blob-store'

const TIMEOUT_MS = 10_000
const MEMORY_MB_MAX = 256

const resultSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    images: z.array(
      z.object({
        size: z.union(IMAGE_SIZES.map((size) => z.literal(size))),
        file: z.string(),
        width: z.int(),
        height: z.int(),
      }),
    ),
  }),
  z.object({ ok: z.literal(false), hazard: z.enum(['broken', 'too-many-pixels', 'too-slow']) }),
])

export type ImagesMade = z.infer<typeof resultSchema>

/** One picture at a time and process: decoding takes much memory. */
async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const queue = processWide('image-queue', () => ({ last: Promise.resolve() as Promise<unknown> }))
  const turn = queue.last.then(work, work)
  queue.last = turn.catch(() => {})
  return turn
}

/**
 * Makes the display sizes of a picture, in a process of its own that is ended after 10 seconds. The files are in `folder`, which the caller
 * removes.
 * @param format what the bytes said it is
 */
export function makeImages(path: string, folder: string, format: 'jpeg' | 'png' | 'webp'): Promise<ImagesMade> {
  return oneAtATime(async () => {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    return runWorker([path, folder, format, ...IMAGE_SIZES.map(String)])
  })
}

function runWorker(args: readonly string[]): Promise<ImagesMade> {
  return new Promise((resolve, reject) => {
    const worker = join(process.cwd(), 'lib', 'services', 'attachments', 'inspection', 'image-worker.mjs')
    const child = spawn(process.execPath, [`--max-old-space-size=${MEMORY_MB_MAX}`, worker, ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
      // It gets none of our settings or secrets.
      env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, MALLOC_ARENA_MAX: '2' },
    })
    let output = ''
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, TIMEOUT_MS)
    child.stdout.on('data', (part: Buffer) => {
      output += part
    })
    child.once('error', reject)
    child.once('close', (_code, signal) => {
      clearTimeout(timer)
      if (isLate) return resolve({ ok: false, hazard: 'too-slow' })
      const result = resultSchema.safeParse(parsed(output))
      if (result.success) return resolve(result.data)
      // A decoder that crashes means a broken picture; a worker that does not start is a fault of the service.
      if (signal) return resolve({ ok: false, hazard: 'broken' })
      log().error('the picture worker did not start')
      reject(storageUnavailable())
    })
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
