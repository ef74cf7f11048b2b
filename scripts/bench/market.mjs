import { load, median } from './load.mjs'

const SEARCH = '/api/trade-core/search'
const SUGGEST = '/api/trade-core/search/suggestions'
/** Words of many listings: each with each phrase makes phrases that no cache has. */
const MORE = [
  'fresh',
  'export',
  'india',
  'cotton',
  'polyester',
  'best',
  'white',
  'mill',
  'combed',
  'dyed',
  'soft',
  'new',
]
const CATEGORY_READS = 10

/** The searches of the whole market and its category page, one at a time: their times are those of a person who waits. */
export async function measureMarket(url, { made, rounds, seconds }) {
  const { phrases, body, token } = made
  const ask = (path) => load({ url, connections: 1, seconds, next: (n) => ({ path: path(n) }) })
  const q = (phrase) => encodeURIComponent(phrase)
  const pick = (list, n) => list[n % list.length]
  const slips = phrases.filter((phrase) => /^[a-z ]{6,}$/.test(phrase)).map(misspelt)
  const beginnings = phrases.flatMap((phrase) => [phrase.slice(0, 2), phrase.slice(0, 4), phrase])
  const figures = {}
  figures.marketSearch = await median(rounds, () => ask((n) => `${SEARCH}?q=${q(pick(phrases, n))}`))
  let asked = 0
  figures.marketNew = await median(rounds, () =>
    ask(() => {
      const n = asked++
      const words = [pick(phrases, n), pick(MORE, Math.floor(n / phrases.length))]
      return `${SEARCH}?q=${q([...words, n >= phrases.length * MORE.length ? pick(MORE, n) : ''].join(' ').trim())}`
    }),
  )
  figures.marketMisspelt = await median(rounds, () => ask((n) => `${SEARCH}?q=${q(pick(slips, n))}`))
  figures.suggest = await median(rounds, () => ask((n) => `${SUGGEST}?q=${q(pick(beginnings, n))}`))
  figures.categoryPage = await median(rounds, () => ask(() => '/listings'))
  figures.categoryNew = await afterWrites(url, { body, token })
  return figures
}

/** The category page after a write, whose figures must be counted again. */
async function afterWrites(url, { body, token }) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const times = []
  for (let n = 0; n < CATEGORY_READS; n++) {
    await fetch(new URL('/api/trade-core/listings/yarn', url), { method: 'POST', headers, body })
    const begun = performance.now()
    await (await fetch(new URL('/listings', url))).arrayBuffer()
    times.push(performance.now() - begun)
  }
  times.sort((a, b) => a - b)
  return { times, p50: times[Math.floor(times.length / 2)], p95: times.at(-1) }
}

/** The longest word with two letters exchanged. */
function misspelt(phrase) {
  const longest = phrase.split(' ').reduce((a, b) => (b.length > a.length ? b : a))
  const wrong = `${longest.slice(0, 3)}${longest[4] ?? ''}${longest[3] ?? ''}${longest.slice(5)}`
  return phrase.replace(longest, wrong)
}
