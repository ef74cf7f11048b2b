import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Combobox } from './combobox'
import { MultiCombobox } from './multi-combobox'
import { RestingCombobox } from './resting-combobox'

const CONTROL = {
  id: 'f-jobType',
  'aria-labelledby': 'f-jobType-label',
  'aria-describedby': 'f-jobType-error',
  'aria-invalid': true,
  'aria-required': true,
  options: [
    { value: 'weaving', label: 'Weaving' },
    { value: 'knitting', label: 'Circular knitting' },
  ],
}
const REST = { onUse: () => {}, onLeave: () => {}, onValueChange: () => {} }

/** The attributes of the text box, and the names of its buttons. */
function announced(html: string) {
  const [box = ''] = /<input[^>]*role="combobox"[^>]*>/.exec(html) ?? []
  return {
    box: [...box.matchAll(/ ([\w-]+)="([^"]*)"/gi)].map(([text]) => text.trim()).sort(),
    buttons: [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name),
  }
}

test.each([[null], ['weaving'], ['Beam gaiting']])('stands in for a combobox with the value %j', (value) => {
  const resting = { ...CONTROL, ...REST, isMultiple: false, value: value === null ? [] : [value] }
  const used = { ...CONTROL, onValueChange: () => {}, value }
  expect(announced(renderToStaticMarkup(createElement(RestingCombobox, resting)))).toEqual(
    announced(renderToStaticMarkup(createElement(Combobox, used))),
  )
})

test.each([[[]], [['knitting', 'Beam gaiting']]])('stands in for a list of several with the value %j', (value) => {
  const resting = { ...CONTROL, ...REST, isMultiple: true, value }
  const used = { ...CONTROL, onValueChange: () => {}, value }
  expect(announced(renderToStaticMarkup(createElement(RestingCombobox, resting)))).toEqual(
    announced(renderToStaticMarkup(createElement(MultiCombobox, used))),
  )
})
