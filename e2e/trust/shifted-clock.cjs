// Required before the product by its trial (NODE_OPTIONS): gives the process a clock that is off by the milliseconds in a file.
const { readFileSync } = require('node:fs')

const OwnDate = Date
const file = process.env.SHIFTED_CLOCK ?? ''
const READ_EVERY_MS = 1
let shiftMs = 0
let readAt = Number.NEGATIVE_INFINITY

function now() {
  if (performance.now() - readAt > READ_EVERY_MS) {
    readAt = performance.now()
    try {
      shiftMs = Number(readFileSync(file, 'utf8'))
    } catch {
      shiftMs = 0
    }
  }
  return OwnDate.now() + shiftMs
}

globalThis.Date = new Proxy(OwnDate, {
  get: (date, name) => (name === 'now' ? now : date[name]),
  construct: (date, values, target) => Reflect.construct(date, values.length === 0 ? [now()] : values, target),
  apply: () => new OwnDate(now()).toString(),
})
