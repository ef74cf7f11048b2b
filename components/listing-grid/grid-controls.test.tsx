import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { SortControl } from './grid-controls'

const { sale } = matrixDefinition('grey_fabric')
const labels = (priceUnit: 'kg' | null) =>
  renderToStaticMarkup(<SortControl sort="" hasWords={false} sale={sale} priceUnit={priceUnit} />)

test('the orders by price and by minimum name the unit in which listings are compared', () => {
  expect(labels(null)).toContain('Price per metre, lowest first')
  expect(labels(null)).toContain('Smallest minimum order (metre)')
  expect(labels('kg')).toContain('Price per kg, highest first')
})
