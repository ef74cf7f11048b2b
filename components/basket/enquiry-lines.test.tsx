import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { orderTermsOf } from '@/lib/domain/listing/pricing/order-terms'
import { EnquiryLines } from './enquiry-lines'

const SETS = orderTermsOf({ uom: 'piece', fullSetOnly: true, piecesPerSet: 8 }, ['piece', 'set'])
const none = () => undefined

const shown = (
  quantity: string,
  uom: string,
  least: { moq: number | null; moqUom: string } = { moq: null, moqUom: '' },
) =>
  renderToStaticMarkup(
    <EnquiryLines
      lines={[
        {
          ...{ listingId: 'l', moduleKey: 'wholesale_ready_product', title: 'Kurti', isOnMarket: true },
          ...{ sellerId: 's', companyName: 'Mill', ...least, quantity, uom },
        },
      ]}
      issues={[]}
      orderTerms={{ l: SETS }}
      moduleNames={{}}
      units={{ wholesale_ready_product: ['piece', 'set'] }}
      questions={{}}
      asked={{}}
      onAsk={none}
      onChange={none}
      onSave={none}
      onRemove={none}
    />,
  )

test('a broken set is named at the quantity while it is typed', () => {
  expect(shown('10', 'piece')).toContain('id="enquiry-lines-0-quantity-warning"')
  expect(shown('10', 'piece')).toContain('Sold in full sets of 8 pieces only. Order 8 or 16 pieces.')
  expect(shown('10', 'set')).not.toContain('Sold in full sets')
})

test('the smallest order is named at the quantity that is one', () => {
  const least = { moq: 16, moqUom: 'piece' }
  expect(shown('16', 'piece', least)).toContain('Smallest order')
  expect(shown('24', 'piece', least)).not.toContain('Smallest order')
  expect(shown('16', 'set', least)).not.toContain('Smallest order')
})
