const whole = (n) => Math.round(n).toLocaleString('en-IN')
const ms = (n) => `${n < 10 ? n.toFixed(2) : n.toFixed(0)} ms`
const times = (n) => `${n.toFixed(2)} x`

/**
 * The rows of the goals: the measured figure, the goal, and whether it is met. `met` is null where nothing was
 * measured.
 * @returns {{ name: string, figure: string, goal: string, met: boolean | null }[]}
 */
export function goalRows(f) {
  const over = (a, b) => a.perSecond / b.perSecond
  const row = (name, figure, goal, met) => ({ name, figure, goal, met })
  const cards = over(f.cards, f.raw)
  const tail = f.cards.p99 / f.raw.p99
  const records = over(f.records, f.same)
  const route = over(f.route, f.constantRoute)
  const rendered = over(f.page, f.barePage)
  const hot = over(f.hotPage, f.barePage)
  const depth = f.deep.p50 / f.first.p50
  const create = over(f.create, f.rawInsert)
  return [
    row(
      'card page: filter and keyset, nothing repeats',
      `${times(cards)} of node:http + postgres.js text (${whole(f.cards.perSecond)}/s); p99 ${times(tail)}`,
      '>= 0.8 x; p99 <= 2 x',
      cards >= 0.8 && tail <= 2,
    ),
    row(
      'full-record page',
      `${times(records)} of node:http sending the same (${whole(f.records.perSecond)}/s); kept gzip ${whole(f.zippedRecords.perSecond)}/s`,
      '>= 0.6 x',
      records >= 0.6,
    ),
    row('any other route handler', `${times(route)} of a constant Next route`, '>= 0.7 x', route >= 0.7),
    row('grid page, rendered', `${times(rendered)} of a bare page of 24 cards`, '>= 0.8 x', rendered >= 0.8),
    row('grid page, hot and anonymous', `${times(hot)} of a bare page of 24 cards`, '>= 10 x', hot >= 10),
    row(
      'exact facets and total, any filter',
      `p50 ${ms(f.coldFacets.p50)}, p95 ${ms(f.coldFacets.p95)}; cached ${ms(f.warmFacets.p50)}`,
      'p50 <= 30 ms, p95 <= 50 ms; cached <= 1 ms',
      f.coldFacets.p50 <= 30 && f.coldFacets.p95 <= 50 && f.warmFacets.p50 <= 1,
    ),
    row(
      `depth ${whole(f.depth)}`,
      `${times(depth)} the first page (${ms(f.deep.p50)} / ${ms(f.first.p50)})`,
      '<= 1.5 x',
      depth <= 1.5,
    ),
    row(
      'search, right (whole answers, one at a time)',
      `p50 ${ms(f.search.p50)}, p95 ${ms(f.search.p95)}`,
      'p50 <= 5 ms, p95 <= 30 ms',
      f.search.p50 <= 5 && f.search.p95 <= 30,
    ),
    row(
      'search, misspelt (whole answers, one at a time)',
      `p50 ${ms(f.misspelt.p50)}, p95 ${ms(f.misspelt.p95)}`,
      'p50 <= 5 ms, p95 <= 30 ms',
      f.misspelt.p50 <= 5 && f.misspelt.p95 <= 30,
    ),
    row(
      'search of all modules (whole answers, one at a time)',
      `p50 ${ms(f.marketSearch.p50)}, p95 ${ms(f.marketSearch.p95)}; phrases never asked before ${ms(f.marketNew.p50)}, ${ms(f.marketNew.p95)}`,
      'p50 <= 15 ms',
      f.marketSearch.p50 <= 15 && f.marketNew.p50 <= 15,
    ),
    row(
      'the same, misspelt',
      `p50 ${ms(f.marketMisspelt.p50)}, p95 ${ms(f.marketMisspelt.p95)}`,
      'p50 <= 15 ms',
      f.marketMisspelt.p50 <= 15,
    ),
    row('suggestions', `p50 ${ms(f.suggest.p50)}, p95 ${ms(f.suggest.p95)}`, 'p95 <= 50 ms', f.suggest.p95 <= 50),
    row(
      'category page',
      `p50 ${ms(f.categoryPage.p50)}; after a write p50 ${ms(f.categoryNew.p50)}, slowest ${ms(f.categoryNew.p95)}`,
      '',
      null,
    ),
    row('Vendure and Medusa, like for like', 'not run here', '>= 20 x / 40 x / 40 x', null),
    row(
      'create through the API, 8 connections',
      `${times(create)} of raw INSERT + commit (${whole(f.create.perSecond)}/s)`,
      '>= 0.25 x',
      create >= 0.25,
    ),
    f.small
      ? row(
          `cost over that at ${whole(f.small.rows)} listings`,
          `page ${times(f.first.p50 / f.small.first.p50)}, search ${times(f.search.p50 / f.small.search.p50)}`,
          '<= 1.3 x',
          f.first.p50 / f.small.first.p50 <= 1.3 && f.search.p50 / f.small.search.p50 <= 1.3,
        )
      : row('cost over that at 10,000 listings', 'not run (BENCH_SMALL=10000)', '<= 1.3 x', null),
    row('second start to first answer', ms(f.secondStartMs), '<= 3 s', f.secondStartMs <= 3000),
    row('memory after load', `${whole(f.memoryMb)} MB`, '<= 400 MB at 1,00,000', f.memoryMb <= 400),
    f.browser
      ? row(
          'grid page in the browser, 4 x CPU slow-down',
          `LCP ${ms(f.browser.lcpMs)}, scripts ${(f.browser.scriptBytes / 1000).toFixed(0)} kB`,
          'LCP <= 1.5 s, scripts <= 150 kB',
          f.browser.lcpMs <= 1500 && f.browser.scriptBytes <= 150_000,
        )
      : row('grid page in the browser', 'not run (no Chromium)', 'LCP <= 1.5 s, scripts <= 150 kB', null),
  ]
}

/** The raw lines, then the goals as a Markdown table. */
export function tableText({ node, cores, rows, rounds, figures }) {
  const raw = Object.entries(figures).filter(([, figure]) => typeof figure?.perSecond === 'number')
  const lines = raw.map(
    ([name, { perSecond, p50, p95, p99, errors, bytes }]) =>
      `${name.padEnd(16)}${perSecond.toFixed(0).padStart(8)} /s  p50 ${p50.toFixed(2).padStart(8)}  p95 ${p95.toFixed(2).padStart(8)}  p99 ${p99.toFixed(2).padStart(8)} ms ${bytes ? `${(bytes / 1024).toFixed(0)} KB`.padStart(8) : ''}${errors ? `  ${errors} ERRORS` : ''}`,
  )
  const mark = (met) => (met === null ? '' : met ? 'yes' : 'no')
  const table = goalRows(figures).map(
    ({ name, figure, goal, met }) => `| ${name} | ${figure} | ${goal} | ${mark(met)} |`,
  )
  return [
    `Node ${node}, ${cores} cores, ${whole(rows)} listings, medians of ${rounds}; client, server and database share the machine`,
    '',
    ...lines,
    '',
    '| | measured | goal | met |',
    '|---|---|---|---|',
    ...table,
  ].join('\n')
}
