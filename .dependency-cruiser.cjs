// The rules of import of CONTRIBUTING.md. All are errors and none has an exception: where one seems needed, the code is in the wrong room.

const ROOMS = '^(app|components|lib|db|server|scripts|e2e)/'
const TESTS = '(\\.test\\.tsx?$|^(db|lib)/testing/)'
/** Static HTML reaches a page through these two leaves of lib/config, which import nothing else: they may end up in a browser. */
const STATIC_HTML_HOST = '^lib/config/(static-html-host|process-wide)\\.ts$'

/** A room may import these rooms and no other one of ours; packages are judged by the rules below. */
const room = (name, from, mayImport, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: ROOMS, pathNot: mayImport },
})

module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'lib/domain is the trade alone: it imports zod and itself, so that it runs in a browser console.',
      severity: 'error',
      from: { path: '^lib/domain/', pathNot: TESTS },
      to: { pathNot: ['^lib/domain/', '(^|/)node_modules/zod/'] },
    },
    room(
      'pages-through-services',
      '^app/(?!api/)',
      ['^app/', '^components/', '^lib/(services|auth|contract|domain)/'],
      'A page fetches through services and hands props to components.',
    ),
    room(
      'api-not-to-components',
      '^app/api/(?!auth/\\[)',
      '^lib/(http|services|contract|domain)/',
      'A route declares; it reaches the rest of the house through lib/http and a service verb.',
    ),
    room(
      'sign-in-route-to-auth',
      '^app/api/auth/\\[',
      '^lib/(auth|http)/',
      "next-auth's own route is an adapter of lib/auth.",
    ),
    room(
      'components-show-records',
      '^components/',
      ['^components/', '^lib/(contract|domain)/', STATIC_HTML_HOST],
      'Components are given records and decide nothing.',
    ),
    room(
      'contract-on-domain',
      '^lib/contract/',
      '^lib/(contract|domain)/',
      'What the API promises: schemas and declarations of routes, made of the words of the trade.',
    ),
    room(
      'search-index-on-db',
      '^lib/search-index/',
      '^(lib/(search-index|domain|config)|db)/',
      'The index in memory is filled by queries and knows no verb.',
    ),
    room(
      'services-know-no-transport',
      '^lib/services/',
      '^(lib/(services|search-index|contract|domain|config)|db)/',
      'A service verb gates, parses, decides, transacts; it does not know who calls it.',
    ),
    room(
      'http-to-auth',
      '^lib/http/',
      '^lib/(http|auth|contract|domain|config|services/shared)/',
      'Identity, limits, errors and the context of a verb; no rule of the trade and no query.',
    ),
    room(
      'auth-through-services',
      '^lib/auth/',
      '^lib/(auth|domain|config|services)/',
      'Who asks is looked up by a service.',
    ),
    room('config-is-a-leaf', '^lib/config/', '^lib/(config|domain)/', 'Settings are read below everything else.'),
    room('db-behind-services', '^db/', '^(db|lib/(domain|config))/', 'Queries know rows, not verbs.'),
    room(
      'server-on-services',
      '^server/',
      '^(server|app/api|db|lib/(services|search-index|http|config|contract|domain))/',
      'The front answers hot routes by their own handlers; the commands call what the routes call.',
    ),
    {
      name: 'server-imported-by-nobody',
      comment: 'The custom server stands in front of everything.',
      severity: 'error',
      from: { pathNot: '^server/' },
      to: { path: '^server/', pathNot: '^server/empty\\.ts$' },
    },
    {
      name: 'scripts-before-install',
      comment:
        'The launcher runs before anything is installed: what it needs of packages it loads when they are there.',
      severity: 'error',
      from: { path: '^scripts/(start|test|check|build|cli|lib/.+)\\.mjs$' },
      to: { dynamic: false, dependencyTypesNot: ['core'], pathNot: '^scripts/' },
    },
    {
      name: 'components-never-reach-db',
      comment: 'Not even through five files: what a component imports may end up in the browser.',
      severity: 'error',
      from: { path: '^components/', pathNot: TESTS },
      to: {
        path: '^(db|server|lib/(services|search-index|auth|config|http))/',
        pathNot: STATIC_HTML_HOST,
        reachable: true,
      },
    },
    {
      name: 'services-know-no-next',
      comment: 'Everything below the routes runs in plain Node.',
      severity: 'error',
      from: { path: '^(lib/(services|search-index|contract|domain|config)|db)/', pathNot: TESTS },
      to: { path: '(^|/)node_modules/(next|next-auth|react|react-dom)/' },
    },
    {
      name: 'driver-in-db',
      comment: 'SQL drivers are spoken to in one room.',
      severity: 'error',
      from: { path: '^(app|components|lib/(contract|domain|http|auth|config))/', pathNot: TESTS },
      to: { path: '(^|/)node_modules/(drizzle-orm|postgres)/' },
    },
    {
      name: 'next-auth-in-auth',
      comment: 'The library is behind one interface, lib/auth.',
      severity: 'error',
      from: { pathNot: '^lib/auth/' },
      to: { path: '(^|/)node_modules/next-auth/' },
    },
    {
      name: 'no-test-in-the-product',
      comment: 'Tests and their helpers are imported by tests alone.',
      severity: 'error',
      from: { pathNot: [TESTS, '^e2e/', '^vitest\\.config'] },
      to: { path: [TESTS, '^e2e/'] },
    },
    {
      name: 'no-dev-package-in-the-product',
      severity: 'error',
      from: { path: '^(app|components|lib|db|server)/', pathNot: [TESTS, '^db/drizzle\\.config\\.ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  required: [
    {
      name: 'route-through-http',
      comment: 'Every route is made with `handle`, which does identity, limits and errors.',
      severity: 'error',
      module: { path: '^app/api/.+/route\\.ts$', pathNot: '^app/api/auth/\\[' },
      to: { path: '^lib/http/route\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules/\\.|\\.next/|\\.build/|\\.data)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
}
