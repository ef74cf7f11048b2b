import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { routeText } from '../route'
import { EVIDENCE_PAGES } from './commercial-flow'
import { MARKETPLACE_ROUTES } from './marketplace-routes'

function filesUnder(folder: string, name: string): string[] {
  if (!fs.existsSync(folder)) return []
  return fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => path.basename(file) === name)
}

/** `[moduleKey]` is a parameter, `(seller)` is no part of the address. */
function addressOf(file: string): string {
  const parts = path.dirname(file).split(path.sep)
  const shown = parts.filter((part) => part !== '.' && !/^\(.*\)$/.test(part))
  return `/${shown.map((part) => part.replace(/^\[(\w+)\]$/, ':$1')).join('/')}`
}

function routesOnDisk(folder: string): string[] {
  return filesUnder(path.join('app', folder), 'route.ts').flatMap((file) => {
    const text = fs.readFileSync(path.join('app', folder, file), 'utf8')
    const methods = [...text.matchAll(/^export (?:const|async function|function) (GET|POST|PUT|PATCH|DELETE)\b/gm)]
    return methods.map(([, method]) => `${method} /${folder}${addressOf(file)}`)
  })
}

test('the declared routes of the marketplace are the route files on disk', () => {
  const onDisk = [...routesOnDisk('api/trade-core'), ...routesOnDisk('api/rfq')]
  expect(onDisk.length).toBeGreaterThan(0)
  expect(MARKETPLACE_ROUTES.map(routeText).sort()).toEqual(onDisk.sort())
})

test('the pages given as evidence are on disk', () => {
  expect(filesUnder('app', 'page.tsx').map(addressOf)).toEqual(expect.arrayContaining([...EVIDENCE_PAGES]))
})
