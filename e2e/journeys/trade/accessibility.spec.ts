import type { APIRequestContext } from '@playwright/test'
import { overflow, seriousFindingsInBothThemes } from '../../axe'
import { createListing, expect, signIn, test } from '../../fixtures'
import { quoteByApi } from './trade-page'

/** Creates a request with two quotations, one of them accepted in part. */
async function newTrade(buyer: APIRequestContext, growth: APIRequestContext, starter: APIRequestContext) {
  const { listingId } = await createListing(growth)
  const created = await buyer.post('/api/rfq/create', {
    data: {
      moduleKey: 'yarn',
      openPool: true,
      quantity: 500,
      uom: 'kg',
      deliveryLocation: 'Tiruppur',
      note: 'For the looms of December.',
      requirements: [
        { field: 'count', op: '=', value: '30s', tolerance: 0.75 },
        { field: 'cspStrength', op: '>=', value: 2400 },
      ],
    },
  })
  expect(created.status(), await created.text()).toBe(201)
  const { rfqId } = (await created.json()).rfq as { rfqId: string }
  const { quoteId } = await quoteByApi(growth, rfqId, {
    quantitySlabs: [
      { minQty: 60, maxQty: 399, price: 285 },
      { minQty: 400, maxQty: null, price: 281.5 },
    ],
    pdcSlabs: [{ days: 60, price: 291.25 }],
    specResponses: [{ field: 'count', offered: '30s', note: 'combed compact' }],
    note: 'Packed in 50 kg bags.',
  })
  await quoteByApi(starter, rfqId, { lineType: 'ALTERNATIVE', unitPrice: 270 })
  const accepted = await buyer.post('/api/rfq/accept', { data: { rfqId, quoteId, quoteVersion: 1, quantity: 200 } })
  expect(accepted.status(), await accepted.text()).toBe(201)
  const { orderId } = (await accepted.json()).order as { orderId: string }
  return { listingId, rfqId, quoteId, orderId }
}

test('no trade page has a serious finding or overflow in either theme', async ({ browser, baseURL, api }) => {
  const [asBuyer, growth, starter] = await Promise.all([api.as('buyer'), api.as('growth'), api.as('starter')])
  const { listingId, rfqId, quoteId, orderId } = await newTrade(asBuyer, growth, starter)
  const paths = {
    buyer: [
      '/rfq',
      `/rfq/new?moduleKey=yarn&listingId=${listingId}`,
      `/rfq/${rfqId}`,
      `/rfq/${rfqId}/compare`,
      `/rfq/${rfqId}/quotations/${quoteId}`,
      '/orders',
      '/quotations',
      `/orders/${orderId}`,
      '/dashboard',
      '/inbox',
    ],
    starter: ['/rfq?as=seller', `/rfq/${rfqId}`, '/dashboard?as=seller'],
  } as const
  for (const account of ['buyer', 'starter'] as const) {
    const page = await browser.newPage({ baseURL })
    await signIn(page, account)
    for (const path of paths[account]) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await seriousFindingsInBothThemes(page), `${account} ${path} at ${width} px`).toEqual([])
        expect(await overflow(page), `${account} ${path} at ${width} px`).toBeLessThanOrEqual(0)
      }
    }
    // Errors and dialogs at phone width.
    if (account === 'buyer') {
      await page.goto('/rfq/new?moduleKey=yarn')
      await page.getByRole('button', { name: 'Ask for quotations' }).click()
      await expect(page.getByRole('region', { name: /^Fix \d+ problems?$/ })).toBeVisible()
      expect(await seriousFindingsInBothThemes(page), 'a refused request').toEqual([])
      await page.goto(`/rfq/${rfqId}`)
      await page.getByRole('button', { name: 'Accept', exact: true }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      // Contrast is measured after the fade-in.
      await page.getByRole('dialog').evaluate(async (dialog) => {
        await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished))
      })
      expect(await seriousFindingsInBothThemes(page), 'the dialog of an order').toEqual([])
    }
    await page.close()
  }
})

test('an order and a quotation each print on one A4 page without navigation', async ({ page, api }) => {
  const [asBuyer, growth, starter] = await Promise.all([api.as('buyer'), api.as('growth'), api.as('starter')])
  const { rfqId, quoteId, orderId } = await newTrade(asBuyer, growth, starter)
  await signIn(page, 'buyer')
  for (const path of [`/orders/${orderId}`, `/rfq/${rfqId}/quotations/${quoteId}`]) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), path).toHaveLength(1)
    await page.emulateMedia({ media: 'screen' })
  }
})
