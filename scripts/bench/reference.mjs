import { createServer } from 'node:http'
import postgres from 'postgres'

// The limit that our own figures stand beside: node:http alone, and node:http with stored text straight from postgres.js.
const sql = postgres(process.env.DATABASE_URL, { max: 10 })
const constant = Buffer.from('x'.repeat(12_000))
const PAGE = 24

const server = createServer(async (request, response) => {
  if (request.url === '/constant') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': constant.length })
    response.end(constant)
    return
  }
  const cursor = new URL(request.url, 'http://reference').searchParams.get('before')
  const rows = cursor
    ? await sql`select card_text from listings where module_key = 'yarn' and status = 'ACTIVE' and updated_at < ${cursor}
        order by updated_at desc, id desc limit ${PAGE}`
    : await sql`select card_text from listings where module_key = 'yarn' and status = 'ACTIVE'
        order by updated_at desc, id desc limit ${PAGE}`
  const text = `[${rows.map((row) => row.card_text).join(',')}]`
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(text)
})
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
process.on('disconnect', () => process.exit(0))
