import { niceSteps } from './nice-steps'

/**
 * A native range input that sets the number boxes next to it, which the form sends. Arrow keys, Home and End work without dragging.
 */
export function isSliding(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.dataset.slides !== undefined
}

/** Writes the stop of a moved thumb into its box; the end of the scale clears the box. Thumbs never cross. */
export function slide(thumb: HTMLInputElement): void {
  const pair = thumb.closest<HTMLElement>('[data-low]')
  const box = thumb.form?.elements.namedItem(thumb.dataset.slides ?? '')
  if (!pair || !(box instanceof HTMLInputElement)) return
  const steps = niceSteps(Number(pair.dataset.low), Number(pair.dataset.high))
  const isLow = thumb.dataset.end === 'low'
  const other = [...pair.querySelectorAll('input')].find((input) => input !== thumb)
  if (other && isLow && Number(thumb.value) > Number(other.value)) thumb.value = other.value
  if (other && !isLow && Number(thumb.value) < Number(other.value)) thumb.value = other.value
  const position = Number(thumb.value)
  const isOpenEnd = position === (isLow ? 0 : steps.length - 1)
  const step = steps[position]
  box.value = isOpenEnd || step === undefined ? '' : String(step)
  thumb.setAttribute('aria-valuetext', isOpenEnd ? 'no limit' : `${step} ${pair.dataset.unit ?? ''}`)
  showSpan(pair)
}

/** Draws the selected part of the track. */
export function showSpan(pair: HTMLElement): void {
  for (const thumb of pair.querySelectorAll('input')) {
    const share = Number(thumb.max) > 0 ? (Number(thumb.value) / Number(thumb.max)) * 100 : 0
    pair.style.setProperty(thumb.dataset.end === 'low' ? '--from' : '--to', `${share}%`)
  }
}

/** Converts the price boxes when another currency is selected. */
export function convertPrices(select: HTMLSelectElement): void {
  const rate = (code: string) => Number([...select.options].find(({ value }) => value === code)?.dataset.inr)
  const from = rate(select.dataset.value ?? '')
  const to = rate(select.value)
  for (const name of (select.dataset.converts ?? '').split(' ')) {
    const box = select.form?.elements.namedItem(name)
    if (!(box instanceof HTMLInputElement) || box.value.trim() === '') continue
    const inOther = (Number(box.value) * from) / to
    if (Number.isFinite(inOther)) box.value = String(Number(inOther.toPrecision(4)))
  }
  select.dataset.value = select.value
}
