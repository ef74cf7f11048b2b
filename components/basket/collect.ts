import type { BasketLineRecord } from '@/lib/domain/rfq/enquiries/basket'
import { addToAccount } from './account-basket'
import { keepLocalLines, localLines } from './basket-store'

/** Collects the listing of a button that was pressed, and shows it at the button. @param account "" for a visitor */
export async function collect(button: HTMLElement, account: string): Promise<void> {
  const line = lineOf(button.dataset)
  const isKept = account === '' ? addLocally(line) : (await addToAccount(account, [line])).refusal === null
  const label = button.querySelector('[data-enquire-label]')
  if (label) label.textContent = isKept ? 'Added' : 'Not added. Try again'
  button.toggleAttribute('data-collected', isKept)
}

function lineOf(data: DOMStringMap): BasketLineRecord {
  const { enquire = '', module: moduleKey = '', title = '', seller = '', company = '', uom = '', quantity = '' } = data
  return {
    listingId: enquire,
    moduleKey: moduleKey as BasketLineRecord['moduleKey'],
    title,
    sellerId: seller,
    companyName: company,
    quantity: quantity === '' ? null : Number(quantity),
    uom,
    isOnMarket: true,
    moq: null,
    moqUom: '',
  }
}

/** Each listing once, with the larger quantity of its unit. */
function addLocally(line: BasketLineRecord): boolean {
  const lines = localLines()
  const earlier = lines.find(({ listingId }) => listingId === line.listingId)
  if (!earlier) return keepLocalLines([...lines, line])
  const isLarger = earlier.uom === line.uom && (line.quantity ?? 0) > (earlier.quantity ?? 0)
  return keepLocalLines(lines.map((one) => (one === earlier && isLarger ? line : one)))
}
