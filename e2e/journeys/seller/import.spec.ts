import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { overflow, seriousFindingsInBothThemes } from '../../axe'
import { expect, signIn, test } from '../../fixtures'
import { goodRow, HEAD } from '../../imports'
import { openStep, ownWord } from './form-page'

async function download(page: Page, link: string): Promise<Download> {
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: link, exact: true }).click()
  return started
}

const textOf = async (file: Download) => readFile(await file.path(), 'utf8')

async function choose(page: Page, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

/** Checks accessibility and overflow in both themes at two widths. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await seriousFindingsInBothThemes(page), `${state}, ${width} px`).toEqual([])
    expect(await overflow(page), `${state}, ${width} px`).toBeLessThanOrEqual(0)
    const wide = await page
      .getByRole('main')
      .evaluate(
        (main) =>
          [...main.querySelectorAll('*')].filter(
            (element) => getComputedStyle(element).overflowX === 'auto' && element.scrollWidth > element.clientWidth,
          ).length,
      )
    expect(wide, `${state}, ${width} px: nothing scrolls sideways`).toBe(0)
  }
}

test('an import saves the good rows, and the failed rows after they are fixed', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const word = ownWord()
  await signIn(page, 'growth')
  await page.goto('/sell/yarn/import')
  await expect(page.getByRole('heading', { level: 1, name: 'Import listings in Yarn' })).toBeVisible()
  await expectAccessible(page, 'before a file')

  const template = await download(page, 'CSV template')
  expect(template.suggestedFilename()).toBe('yarn-listings-template.csv')
  const [headings = ''] = (await textOf(template)).split('\r\n')
  expect(headings).toContain('Listing title')

  await choose(page, 'wrong.csv', `${HEAD}\n`)
  await expect(page.getByRole('alert').filter({ hasText: 'We could not read this file' })).toContainText(
    'Fill at least one row under the headings.',
  )
  await expectAccessible(page, 'a refused file')

  // Enough rows to see the progress bar.
  const good = Array.from({ length: 400 }, (_, n) => goodRow(`${word}-${n}`))
  const [first = '', ...others] = good
  await choose(page, 'march.csv', [HEAD, first, goodRow(`${word}-bad`, 'cheap'), ...others].join('\n'))
  const report = page.getByRole('region', { name: 'Check the result' })
  await expect(report).toBeFocused()
  const problem = report.getByRole('list', { name: 'Rows with errors' }).getByRole('listitem').first()
  await expect(problem).toContainText('Row 3')
  await expect(problem).toContainText('Base price')
  await expect(report.getByRole('button', { name: 'Publish 400 listings' })).toBeVisible({ timeout: 30_000 })
  const made = report.getByRole('list', { name: 'What will be saved' }).getByRole('listitem')
  await expect(made).toHaveCount(20)
  await expect(made.first()).toContainText(`${word}-0`)
  await expect(made.first()).toContainText('₹')
  await expect(report.getByText('And 380 more.')).toBeVisible()
  await expect(report.getByText('These 400 listings go live')).toBeVisible()
  await expectAccessible(page, 'problems')

  await report.getByRole('button', { name: 'Publish 400 listings' }).click()
  const running = page.getByRole('region', { name: 'Your import' })
  await expect(running).toBeFocused()
  await expect(running.getByRole('progressbar', { name: 'Saving rows' })).toBeVisible()
  // The progress survives a reload.
  await page.reload()
  await expect(running.getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 })
  await expect(running.getByText('created', { exact: true }).locator('..')).toContainText('400')
  await expectAccessible(page, 'done')

  const rest = await textOf(await download(page, 'Rows to fix as CSV'))
  await running.getByRole('button', { name: 'Saved listings' }).click()
  await expectAccessible(page, 'saved listings')
  const saved = running.getByRole('link', { name: new RegExp(`${word}-0$`) })
  await saved.click()
  await page.waitForURL((url) => /^\/sell\/yarn\/[0-9a-f-]{36}$/.test(url.pathname))
  await openStep(page, 'Name and identity')
  await expect(page.getByLabel('Listing title')).toHaveValue(new RegExp(`${word}-0$`))

  await page.goto('/sell/yarn/import')
  await choose(page, 'fixed.csv', rest.replace(',cheap,', ',275,'))
  await page.getByRole('button', { name: 'Publish 1 listing' }).click()
  // Without errors the saved listings are shown.
  await expect(
    page.getByRole('region', { name: 'Your import' }).getByRole('link', { name: `${word}-bad` }),
  ).toBeVisible()
  await expect(page.getByText('fixed.csv').first()).toBeVisible()
  expect(errors).toEqual([])
})

test("a mill's own price list is matched once, and the next one is read without a question", async ({ page }) => {
  const code = ownWord()
  const list = (rate: string) =>
    [
      'Own Mills Ltd,,,,,',
      'Sr No,Count,Quality,Item no,Rate per kg,Stock bags',
      `1,30s CCH,Combed compact hosiery,${code}-1,"${rate}",40`,
      `2,40s CW,Combed weaving,${code}-2,cheap,12`,
    ].join('\n')
  await signIn(page, 'growth')
  await page.goto('/sell/yarn/import')
  await choose(page, 'rates.csv', list('Rs 285/- +GST'))
  const match = page.getByRole('region', { name: 'Match your columns' })
  await expect(match).toBeFocused()
  await expect(match.getByText('30s CCH · 40s CW')).toBeVisible()
  await expect(match.getByLabel('Sr No')).toHaveValue('')
  await expect(match.getByLabel('Rate per kg')).toHaveValue('basePrice')
  await expect(match.getByLabel('Stock bags')).toHaveValue('availableQuantity')
  await match.getByLabel('Sr No').selectOption('Base price')
  await expect(match.getByRole('button', { name: 'Check the file' })).toBeDisabled()
  await match.getByLabel('Sr No').selectOption('Leave out')
  await expectAccessible(page, 'columns to match')
  await match.getByRole('button', { name: 'Check the file' }).click()

  const report = page.getByRole('region', { name: 'Check the result' })
  await expect(report).toBeFocused()
  await expect(report).toContainText('Left out: Sr No.')
  const problem = report.getByRole('list', { name: 'Rows with errors' }).getByRole('listitem').first()
  await expect(problem).toContainText('Row 4')
  await expect(problem).toContainText('Rate per kg')
  await report.getByRole('button', { name: 'Publish 1 listing' }).click()
  await page.getByRole('button', { name: 'Saved listings' }).click()
  await expect(page.getByRole('region', { name: 'Your import' }).getByRole('link', { name: /hosiery/i })).toBeVisible()

  await choose(page, 'next-week.csv', list('Rs 287/-'))
  await expect(report.getByRole('button', { name: 'Update 1 listing' })).toBeVisible({ timeout: 30_000 })
  await expect(match).toHaveCount(0)
  await report.getByRole('button', { name: 'Change columns' }).click()
  await expect(match.getByLabel('Rate per kg')).toHaveValue('basePrice')
})

test('a pasted list becomes drafts that are corrected and published together', async ({ page }) => {
  const word = ownWord()
  await signIn(page, 'growth')
  await page.goto('/sell/yarn/import')
  await page.getByRole('button', { name: 'Read the list' }).click()
  await expect(page.getByText('Paste at least one line.')).toBeVisible()
  await page
    .getByLabel('Lines of your price list')
    .fill(
      [
        `47s combed cotton ${word} 312 per kg, min 60 kg`,
        '48s carded cotton',
        `49s combed cotton 318`,
        'Dear sir, zzyzx 285',
      ].join('\n'),
    )
  await page.getByRole('button', { name: 'Read the list' }).click()

  const drafts = page.getByRole('form', { name: 'Drafts of your list' })
  await expect(drafts).toBeFocused()
  await expect(drafts.getByRole('list', { name: 'Understood of line 1' })).toContainText('Base price: 312')
  await expect(drafts.getByText(`Not understood: ${word}`)).toBeVisible()
  // A line without a price is the seller's to complete.
  const second = drafts.getByRole('checkbox', { name: /48s carded cotton/ })
  await expect(second).not.toBeChecked()
  // Nothing of these goods was understood: a price alone does not publish.
  await expect(drafts.getByRole('checkbox', { name: /zzyzx/ })).not.toBeChecked()
  await expect(drafts.getByText('We found no goods in this line.', { exact: false })).toHaveCount(1)
  await expect(drafts.getByRole('button', { name: 'Publish 2 listings' })).toBeVisible()
  await expectAccessible(page, 'a pasted list')
  await drafts.getByLabel('Base price of line 2').fill('290')
  await second.check()
  await drafts.getByLabel('Listing title of line 1').fill(`47s Combed Cotton Yarn ${word}`)
  await drafts.getByRole('checkbox', { name: /49s combed cotton/ }).uncheck()
  await drafts.getByRole('button', { name: 'Publish 2 listings' }).click()

  const report = page.getByRole('region', { name: 'Your import' })
  const created = report.getByText('created', { exact: true }).first().locator('..')
  await expect(created).toContainText('2', { timeout: 30_000 })
  await expect(report.getByRole('link', { name: `47s Combed Cotton Yarn ${word}` })).toBeVisible()
  await expect(drafts).toHaveCount(0)

  await page.getByLabel('Lines of your price list').fill(`47s combed cotton ${word} 315 per kg`)
  await page.getByRole('button', { name: 'Read the list' }).click()
  await expect(drafts.getByText('You list this already')).toBeVisible()
  await expect(drafts.getByRole('button', { name: 'Publish 0 listings' })).toBeDisabled()
  await drafts.getByRole('checkbox').check()
  await expect(drafts.getByLabel('What to do with line 1')).toHaveValue('update')
  await drafts.getByRole('button', { name: 'Publish 1 listing' }).click()
  await expect(report.getByText('updated', { exact: true }).first().locator('..')).toContainText('1', {
    timeout: 30_000,
  })
})
