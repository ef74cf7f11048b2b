import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_PASSWORD, YARN, yarnBody } from '../../../demo'
import { launch, pidsOf } from '../../../start/launch'
import { range, scaled, type Trial, tally, type Verdict } from '../../trial'
import { openWorld } from '../../world'

/** The log is on a full disk (/dev/full): lines are lost, and the service goes on. */
export const fullDisk: Trial = {
  name: 'full-disk',
  control: {
    sources: [
      {
        file: 'lib/config/log-destination.ts',
        from: 'if (!isBusy(error) || turns > PATIENCE_TURNS) return false',
        to: 'throw error',
      },
    ],
    fault: /^(a read|a write|a refusal|a page|the start): |^the web process/,
  },
  async run({ root }, scale) {
    const dataDir = mkdtempSync(join(tmpdir(), 'textile-full-'))
    const command = ['/bin/sh', '-c', 'exec "$0" scripts/start.mjs 2>/dev/full', process.execPath] as const
    const settings = { SEED_DEMO: 'true', DEMO_PASSWORD, LOG_LEVEL: 'info', RATE_LIMIT_PER_MINUTE: '1000000' }
    const launched = await launch(command, dataDir, settings, root).catch((error: unknown) => String(error))
    if (typeof launched === 'string') {
      rmSync(dataDir, { recursive: true, force: true })
      return verdict([], [`the start: ${launched.slice(0, 300)}`])
    }
    const world = openWorld({ url: launched.url, root, dataDir })
    const faults: string[] = []
    const statuses: (number | string)[] = []
    try {
      const { web } = pidsOf(launched)
      const ask = async (name: string, expected: number, sent: () => Promise<{ status: number }>) => {
        const status = await sent().then(
          (reply) => reply.status,
          () => 'no answer' as const,
        )
        statuses.push(status)
        if (status !== expected) faults.push(`${name}: ${status}`)
      }
      const seller = await world.as('growth').catch(() => null)
      if (!seller) faults.push('a write: no one can sign in')
      for (const n of range(scaled(500, scale, 20))) {
        await ask('a read', 200, () => world.anonymous.get(`${YARN}?limit=1&priceMax=${1000 + n}`))
        await ask('a refusal', 401, () => world.anonymous.get('/api/rfq/mine'))
        await ask('a page', 200, () => world.anonymous.get(`/listings/yarn?q=${n}`))
        if (seller) await ask('a write', 201, () => seller.post(YARN, yarnBody({ sellerSku: `full-${n}` })))
      }
      if (webOf(launched) !== web) faults.push('the web process died')
    } finally {
      await world.close()
      launched.process.kill('SIGTERM')
      const code = await launched.exited
      if (code !== 0) faults.push(`the web process: the stop ended with ${code}`)
      rmSync(dataDir, { recursive: true, force: true })
    }
    return verdict(statuses, faults)
  },
}

function verdict(statuses: readonly (number | string)[], faults: string[]): Verdict {
  return { figures: { requests: statuses.length, statuses: tally(statuses) }, faults }
}

function webOf(launched: { dataDir: string }): number | null {
  try {
    return pidsOf(launched).web
  } catch {
    return null
  }
}
