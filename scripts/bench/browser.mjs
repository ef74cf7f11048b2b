import { chromium } from '@playwright/test'
import { ensureChromium } from '../lib/checks/chromium.mjs'

/**
 * The grid on a phone with a quarter of this machine's speed: bytes of scripts transferred, and the largest contentful
 * paint.
 */
export async function browse(url) {
  const executablePath = await ensureChromium()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  try {
    const paints = []
    let scriptBytes = 0
    for (let round = 0; round < 3; round++) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const scripts = new Set()
      let bytes = 0
      session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        if (scripts.has(requestId)) bytes += encodedDataLength
      })
      await page.goto(`${url}listings/yarn`, { waitUntil: 'load' })
      const paint = await page.evaluate(
        () =>
          new Promise((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            })
          }),
      )
      paints.push(paint)
      scriptBytes = bytes
      await context.close()
    }
    return { lcpMs: paints.sort((a, b) => a - b)[1], scriptBytes }
  } finally {
    await browser.close()
  }
}
