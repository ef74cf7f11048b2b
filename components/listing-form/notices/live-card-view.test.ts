import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UPLOADED } from '@/lib/domain/listing/attachments/attachments'
import { matrixDefinition } from '@/lib/domain/modules'
import { LiveCardView } from './live-card-view'

const ID = '019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10'
const definition = matrixDefinition('yarn')
const seller = { companyName: 'Noyyal Yarns', country: 'IN', city: 'Coimbatore', state: 'Tamil Nadu' }

test('the card next to the form has the picture and the place that the card of the grid will have', async () => {
  const values = { title: '30s combed', basePrice: 285, coverImage: [ID] }
  const file = {
    id: ID,
    role: 'coverImage',
    name: 'cone.jpg',
    mime: 'image/jpeg',
    bytes: 9,
    status: UPLOADED,
    visibility: 'buyer',
    url: `/api/attachments/${ID}`,
  } as const
  const views = await definition.loadViews()
  const html = renderToStaticMarkup(createElement(LiveCardView, { definition, views, values, seller, files: [file] }))
  expect(html).toContain(`src="/api/attachments/${ID}?size=320"`)
  expect(html).toContain('Noyyal Yarns')
  expect(html).toContain('Coimbatore, Tamil Nadu')
})
