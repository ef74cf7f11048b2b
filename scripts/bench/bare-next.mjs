import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import next from 'next'

/**
 * The least that Next can do, built outside the product: a route that answers a constant and a page of 24 cards. Run as
 * its own process with its folder as the argument; it sends its port to the parent process.
 */
const FILES = {
  'next.config.mjs': `export default { compress: false, poweredByHeader: false, turbopack: { root: ${JSON.stringify(process.cwd())} } }`,
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }',
  'app/constant/route.js': `export const dynamic = 'force-dynamic'
const text = 'x'.repeat(12000)
export const GET = () => new Response(text, { headers: { 'content-type': 'application/json' } })`,
  'app/page.jsx': `export const dynamic = 'force-dynamic'
const cards = Array.from({ length: 24 }, (_, n) => ({ id: n, title: '30s combed ' + n, price: 200 + n, place: 'Coimbatore' }))
export default function Page() {
  return <ul>{cards.map((card) => <li key={card.id}><article><h2>{card.title}</h2><p>{card.price} INR per kg</p><p>{card.place}</p></article></li>)}</ul>
}`,
}

export function writeBareApp(dir) {
  rmSync(dir, { recursive: true, force: true })
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(dir, name, '..'), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
}

if (process.send) {
  const app = next({ dev: false, dir: process.argv[2], quiet: true })
  await app.prepare()
  const handle = app.getRequestHandler()
  const server = createServer((request, response) => handle(request, response))
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
  process.on('disconnect', () => process.exit(0))
}
