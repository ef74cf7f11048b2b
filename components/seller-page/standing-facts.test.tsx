import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SellerStanding } from '@/lib/domain/account/standing'
import { StandingFacts } from './standing-facts'

const NEW: SellerStanding = {
  since: '2026-11-21T06:00:00.000Z',
  hasGstin: false,
  ordersCompleted: 0,
  answerTime: null,
}
const KNOWN: SellerStanding = {
  ...NEW,
  hasGstin: true,
  ordersCompleted: 3,
  answerTime: { answers: 5, medianMinutes: 120 },
}

const shown = (standing: SellerStanding, isOwn: boolean) =>
  renderToStaticMarkup(<StandingFacts standing={standing} isOwn={isOwn} />)
const labels = (html: string) => [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>/g)].map(([, label]) => label)

test('a buyer reads only what is known of a seller', () => {
  expect(labels(shown(NEW, false))).toEqual(['On this market since'])
  expect(labels(shown(KNOWN, false))).toEqual([
    'On this market since',
    'GST number',
    'Usually replies',
    'Orders completed here',
  ])
  expect(shown(NEW, false)).not.toMatch(/Not given|None yet|Not known|Buyers do not see/)
})

test('the seller reads what is missing, why it counts and where to add it', () => {
  const html = shown(NEW, true)
  expect(html).toContain('Buyers do not see yet')
  expect(html).toContain('href="/account#gstin"')
  expect(html).toContain('after 5 answers')
  expect(shown(KNOWN, true)).not.toContain('Buyers do not see yet')
})
