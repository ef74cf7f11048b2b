import { parse } from 'csv-parse/sync'
import readWorkbook from 'read-excel-file/node'
import { mailsIn } from '../../mails'
import { type Json, type JsonObject, Normalizer } from './normalize'
import { People } from './people'
import type { Entry } from './recording'
import { MISSING_ID, type Step } from './step'
import { type RawResponse, type Sent, sendRequest } from './transport'
import { digestView, openApiView } from './views'

const DAY_MS = 86_400_000
const TIMEOUT_MS = 30_000

/** Headers that clients use. */
const HEADERS = [
  'content-type',
  'content-disposition',
  'content-range',
  'cache-control',
  'etag',
  'idempotent-replayed',
  'retry-after',
  'allow',
  'location',
]

/** Sends the steps in order and returns each normalized response. */
export class Replay {
  /** Values for `<name>` in a step. */
  private readonly values = new Map<string, Json>()
  /** Names for the same values in normalized responses. */
  private readonly names = new Map([[MISSING_ID, 'missing']])

  private constructor(
    private readonly baseUrl: string,
    private readonly dataDir: string,
    private readonly people: People,
  ) {}

  static async open(baseUrl: string, dataDir: string): Promise<Replay> {
    const people = new People(baseUrl)
    const replay = new Replay(baseUrl, dataDir, people)
    for (const [name, id] of await people.ids()) replay.name(name, id)
    replay.values.set('missing', MISSING_ID)
    return replay
  }

  async run(step: Step): Promise<Entry> {
    const response = await this.response(step)
    const body = await bodyOf(response, step)
    for (const [name, place] of Object.entries(step.keep ?? {})) this.keep(step, name, place, response, body)
    for (const [name, path] of Object.entries(step.mailed ?? {})) this.values.set(name, await this.mailedSecret(path))
    return {
      name: step.name,
      ask: `${step.by ?? 'anonymous'}: ${step.ask}`,
      status: response.status,
      headers: headersOf(response, new Normalizer(this.names)),
      body: this.shown(body, step),
    }
  }

  private async response(step: Step): Promise<RawResponse> {
    const sent = await this.sent(step)
    const { until } = step
    if (until === undefined) return sendRequest(this.baseUrl, sent)
    return eventually(`${step.name}: ${until}`, async () => {
      const response = await sendRequest(this.baseUrl, sent)
      return at(JSON.parse(response.body.toString()), until) ? response : null
    })
  }

  private mailedSecret(path: string): Promise<string> {
    const link = new RegExp(`${path}#([A-Za-z0-9_-]{43})`)
    return eventually(`a mail with ${path}`, async () => {
      const secrets = mailsIn(this.dataDir).flatMap((mail) => link.exec(mail)?.[1] ?? [])
      return secrets.at(-1) ?? null
    })
  }

  private async sent({ by = 'anonymous', ask: line, headers = {}, body, raw, form, via }: Step): Promise<Sent> {
    const [method = 'GET', path = '/'] = this.filled(line).split(' ')
    const content = await contentOf({ body: this.filledIn(body), raw, form })
    const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, this.filled(value)]))
    return {
      method,
      path: via === 'next' ? pathForNext(path) : path,
      headers: { ...(await this.people.headersOf(by)), ...content.headers, ...given },
      body: content.body,
    }
  }

  private filled(text: string): string {
    return text.replaceAll(/<([a-z][\w ]*)>/g, (_, name: string) => String(this.valueOf(name)))
  }

  private filledIn(value: unknown): unknown {
    if (typeof value === 'string') {
      const [, name] = /^<([a-z][\w ]*)>$/.exec(value) ?? []
      return name === undefined ? this.filled(value) : this.valueOf(name)
    }
    if (Array.isArray(value)) return value.map((item) => this.filledIn(item))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.filledIn(inner)]))
  }

  private valueOf(name: string): Json {
    const [, days] = /^in (\d+) days$/.exec(name) ?? []
    if (days !== undefined) return new Date(Date.now() + Number(days) * DAY_MS).toISOString()
    const value = this.values.get(name)
    if (value === undefined) throw new Error(`no earlier response has <${name}>`)
    return value
  }

  private shown(body: Json, { view, hide = [] }: Step): Json {
    const open = structuredClone(body)
    for (const path of hide) {
      const [, parent = '', key = ''] = /^(?:(.*)\.)?([^.]+)$/.exec(path) ?? []
      const holder = at(open, parent)
      if (holder !== null && typeof holder === 'object' && !Array.isArray(holder) && key in holder) {
        holder[key] = '<hidden>'
      }
    }
    const normalized = (value: Json) => new Normalizer(this.names).value(value)
    if (view === 'openapi') return openApiView(open as JsonObject)
    return view === 'digests' ? digestView(open as JsonObject, normalized) : normalized(open)
  }

  private keep(step: Step, name: string, place: string, { headers }: RawResponse, body: Json): void {
    const value = place.startsWith('header ') ? headers[place.slice('header '.length)] : at(body, place)
    if (value === undefined || value === null || Array.isArray(value)) {
      throw new Error(`${step.name}: no ${place} in ${JSON.stringify(body).slice(0, 2000)}`)
    }
    this.name(name, value)
  }

  private name(name: string, value: Json): void {
    this.values.set(name, value)
    if (typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)) this.names.set(value, name)
  }
}

/** Polls until `look` finds something. @throws after the timeout */
async function eventually<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  const end = Date.now() + TIMEOUT_MS
  for (;;) {
    const found = await look()
    if (found !== null) return found
    if (Date.now() > end) throw new Error(`timeout: ${what}`)
    await new Promise((done) => setTimeout(done, 100))
  }
}

/** Encodes the path so that the front server passes it to Next. */
function pathForNext(path: string): string {
  const parameter = /^\/api\/(?:trade-core\/listings|attachments)\/(?=\w)/.exec(path)?.[0]
  if (parameter === undefined) return `${path}?"`
  const code = path.charCodeAt(parameter.length).toString(16)
  return `${parameter}%${code}${path.slice(parameter.length + 1)}`
}

/** The value at a path such as "listing.files[0].id". */
function at(value: Json, path: string): Json | undefined {
  const parts = path.split(/[.[\]]+/).filter((part) => part !== '')
  return parts.reduce<Json | undefined>((inner, part) => (Object(inner) as JsonObject)[part], value)
}

async function contentOf({
  body,
  raw,
  form,
}: Pick<Step, 'body' | 'raw' | 'form'>): Promise<Pick<Sent, 'headers' | 'body'>> {
  if (raw) return { headers: { 'content-type': raw.type }, body: Buffer.from(raw.content) }
  if (form) {
    const data = new FormData()
    for (const [field, value] of Object.entries(form.fields ?? {})) data.set(field, value)
    const { file } = form
    if (file) data.set('file', new File([new Uint8Array(Buffer.from(file.content))], file.name))
    const packed = new Response(data)
    const type = packed.headers.get('content-type') ?? ''
    return { headers: { 'content-type': type }, body: Buffer.from(await packed.arrayBuffer()) }
  }
  if (body === undefined) return { headers: {}, body: undefined }
  return { headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(body)) }
}

/** JSON unchanged, sheets as rows, texts as lines, and anything else as its type. */
async function bodyOf({ headers, body }: RawResponse, { proseColumns = [] }: Step): Promise<Json> {
  const type = headers['content-type'] ?? ''
  const withoutProse = (rows: Json[][]) =>
    rows.map((row) => row.map((cell, column) => (proseColumns.includes(column) ? '<text>' : cell)))
  if (body.length === 0) return ''
  if (/json/.test(type)) return JSON.parse(body.toString())
  if (/spreadsheetml/.test(type)) return sheetsOf(body, withoutProse)
  if (/csv/.test(type) && proseColumns.length > 0) return withoutProse(parse(body))
  return /^text\//.test(type) ? body.toString().split(/\r?\n/) : `<${type}>`
}

async function sheetsOf(workbook: Buffer, shown: (rows: Json[][]) => Json): Promise<Json> {
  const sheets = await readWorkbook(workbook)
  return Object.fromEntries(
    sheets.map(({ sheet, data }) => [
      sheet,
      sheet === 'Listings' ? shown(JSON.parse(JSON.stringify(data))) : `<${data.length} rows>`,
    ]),
  )
}

function headersOf({ headers }: RawResponse, normalizer: Normalizer): Record<string, string> {
  return Object.fromEntries(
    HEADERS.flatMap((name) => {
      const value = headers[name]
      if (typeof value !== 'string') return []
      if (name === 'etag') return [[name, /^"\d+"$/.test(value) ? value : '<etag>']]
      return [[name, name === 'retry-after' ? '<seconds>' : normalizer.text(value)]]
    }),
  )
}
