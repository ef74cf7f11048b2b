import { createServer } from 'node:http'
import postgres from 'postgres'

// The baseline for our own figures: node:http alone, and node:http with stored text straight from postgres.js.
const sql = postgres(process.env.DATABASE_URL, { max: 4, onnotice: () => {} })
const constant = Buffer.from('x'.repeat(12_000))
const json = { 'content-type': 'application/json' }
let same = constant

const server = createServer(async (request, response) => {
  const url = new URL(request.url, 'http://reference')
  if (url.pathname === '/constant' || url.pathname === '/same') {
    const body = url.pathname === '/same' ? same : constant
    response.writeHead(200, { ...json, 'content-length': body.length })
    response.end(body)
    return
  }
  const { before, dearer } = Object.fromEntries(url.searchParams)
  const rows = await sql`select card_text from listings where module_key = 'yarn' and status = 'ACTIVE'
    and price_key >= ${Number(dearer)} and updated_at < ${before} order by updated_at desc, id desc limit 24`.raw()
  response.writeHead(200, json)
  response.end(`[${rows.map(([text]) => text).join(',')}]`)
})
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
// The text for "/same": a page of whole records, as our server sent it.
process.on('message', ({ base64 }) => {
  same = Buffer.from(base64, 'base64')
})
process.on('disconnect', () => process.exit(0))
