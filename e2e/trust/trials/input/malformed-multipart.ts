import { YARN, yarnBody } from '../../../demo'
import { type Client, must } from '../../client'
import { inTime, type Random, random } from '../../random'
import { inParallel, range, scaled, type Trial, tally } from '../../trial'

/** Longer than the parser may take, and shorter than any deadline of the server in front. */
const ANSWER_MS_MAX = 20_000
const LANES = 8
const SEED = 20_261_123

interface Body {
  name: string
  type: string
  bytes: Buffer
}

const ofType = (boundary: string) => `multipart/form-data; boundary=${boundary}`

/** More than the parser keeps of what it does not take. */
const LONG = 'x'.repeat(200_000)

/** Bodies after which a parser once waited for ever, and their relatives. */
const KNOWN: readonly (readonly [name: string, type: string, text: string])[] = [
  ['an end before a beginning', ofType('b'), '\r\n--b--\r\n--b--\r\n'],
  ['an end twice', ofType('b'), '--b--\r\n--b--'],
  ['a beginning after the end, and much more', ofType('b'), `--b--\r\n--b\r\n${LONG}`],
  [
    'a part that stops the parser, and much more',
    ofType('b'),
    `--b\r\n\r\n${LONG.slice(0, 20_000)}\r\n--b--\r\n${LONG}`,
  ],
  ['an empty boundary', ofType(''), '--\r\n\r\nx\r\n----\r\n'],
  ['an empty boundary in quotation marks', ofType('""'), '--\r\n\r\nx\r\n----\r\n'],
  ['a boundary of blanks', ofType('"   "'), '--   \r\n\r\nx\r\n--   --\r\n'],
  ['no boundary', 'multipart/form-data', '--b--\r\n'],
  ['fields only', ofType('b'), '--b\r\nContent-Disposition: form-data; name="role"\r\n\r\nx\r\n--b--\r\n'],
  ['nothing', ofType('b'), ''],
  ['a line end', ofType('b'), '\r\n'],
  ['a part without an end', ofType('b'), '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx'],
  ['headers without an end', ofType('b'), '--b\r\nContent-Disposition: form-data; name="file"; filename="a"'],
  [
    'a file without a name',
    ofType('b'),
    '--b\r\nContent-Disposition: form-data; name="file"; filename=""\r\n\r\nx\r\n--b--',
  ],
  [
    'another boundary inside',
    ofType('b'),
    '--c\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx\r\n--c--\r\n',
  ],
]

const PIECES: readonly string[] = [
  ...['--b', '--b--', '--b\r\n', '\r\n--b\r\n', '\r\n--b--\r\n', '--', '-', '--bb', '\r\n--b-\r\n'],
  ...['\r\n', '\r\n\r\n', '\n', '\r', '\n\n', ' ', '\t', '\0', ':', ';', '"'],
  'Content-Disposition: form-data; name="file"; filename="a.txt"\r\n',
  'Content-Disposition: form-data; name="role"\r\n',
  'Content-Disposition: form-data\r\n',
  'Content-Disposition:\r\n',
  'content-disposition: attachment; name="file"; filename*=UTF-8\'\'%ff\r\n',
  'Content-Type: text/plain\r\n',
  'Content-Type: multipart/mixed; boundary=b\r\n',
  'Content-Transfer-Encoding: base64\r\n',
  'Content-Length: -1\r\n',
  `X-Long: ${'x'.repeat(20_000)}\r\n`,
  'testReport',
  'hello',
  'é\u202e',
  'x'.repeat(70_000),
  LONG,
]

function madeUp({ below, pick }: Random, number: number): Body {
  const text = range(1 + below(12))
    .map(() => pick(PIECES))
    .join('')
  const whole = Buffer.from(text)
  const type = pick([
    ofType('b'),
    ofType('b'),
    ofType('"b"'),
    ofType('b; boundary=c'),
    'multipart/form-data;boundary=b ',
  ])
  return { name: `made-up body ${number}`, type, bytes: whole.subarray(0, whole.length - below(4)) }
}

/** Malformed multipart bodies on every route that takes a file: each gets an answer, and none is a fault of ours. */
export const malformedMultipart: Trial = {
  name: 'malformed-multipart',
  control: {
    sources: [
      {
        file: 'lib/services/attachments/reception.ts',
        from: 'const PARSER_MS_MAX = 1000',
        to: 'const PARSER_MS_MAX = 1_000_000',
      },
      { file: 'lib/services/attachments/reception.ts', from: ', isEnough, isParsed])', to: ', isEnough])' },
    ],
    fault: [
      /^a part that stops the parser, and much more to \S+ was not/,
      /^a beginning after the end, and much more to \S+ was not/,
    ],
  },
  async run(world, scale) {
    const { pick, ...numbers } = random(SEED)
    const bodies: Body[] = [
      ...KNOWN.map(([name, type, text]) => ({ name, type, bytes: Buffer.from(text) })),
      ...range(scaled(3000, scale, 60)).map((n) => madeUp({ pick, ...numbers }, n)),
    ]
    const seller = await world.as('all')
    const { listingId } = must(await seller.post(YARN, yarnBody({ status: 'DRAFT' })), 201).json<{
      listing: { listingId: string }
    }>().listing
    const routes: readonly [Client, string][] = [
      [seller, `${YARN}/${listingId}/attachments`],
      [await world.as('buyer'), '/api/rfq/attachments'],
      [seller, `${YARN}/imports`],
    ]
    const faults: string[] = []
    const requests = routes.flatMap(([sender, path]) => bodies.map((body) => ({ sender, path, ...body })))
    const statuses = await inParallel(requests, LANES, async ({ sender, path, name, type, bytes }) => {
      const sent = sender.request('POST', path, { body: bytes, headers: { 'content-type': type } })
      const reply = await inTime(
        sent.catch((error: unknown) => `failed: ${error instanceof Error ? error.message : String(error)}`),
        ANSWER_MS_MAX,
      )
      if (reply === null) faults.push(`${name} to ${path} was not answered in ${ANSWER_MS_MAX / 1000} s`)
      else if (typeof reply === 'string') faults.push(`${name} to ${path} ${reply}`)
      else if (reply.status >= 500) faults.push(`${name} to ${path}: ${reply.status} ${reply.text.slice(0, 160)}`)
      else return reply.status
      return 0
    })
    const read = await seller.get(`${YARN}?limit=1`)
    if (read.status !== 200) faults.push(`a read after all bodies is ${read.status}`)
    return { figures: { bodies: bodies.length, requests: requests.length, statuses: tally(statuses) }, faults }
  },
}
