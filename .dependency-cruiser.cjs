// The import rules of CONTRIBUTING.md. All are errors: code that seems to need an exception is in the wrong room.

const ROOMS = '^(app|components|lib|db|server|scripts|e2e)/'
const TESTS = '(\\.test\\.tsx?$|^(db|lib)/testing/)'
/** An exception (decision 020): static HTML reaches pages through these two files. They import nothing else, so they may run in a browser. */
const STATIC_HTML_HOST = '^lib/config/(static-html-host|process-wide)\\.ts$'

/** Allows a room to import only these rooms. The rules below check packages. */
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
      comment: 'lib/domain imports only zod and itself, so that it runs anywhere.',
      severity: 'error',
      from: { path: '^lib/domain/', pathNot: TESTS },
      to: { pathNot: ['^lib/domain/', '(^|/)node_modules/zod/'] },
    },
    room(
      'pages-through-services',
      '^app/(?!api/)',
      ['^app/', '^components/', '^lib/(services|auth|contract|domain)/'],
      'A page reads through services and passes props to components.',
    ),
    room(
      'api-not-to-components',
      '^app/api/(?!auth/\\[)',
      '^lib/(http|services|contract|domain)/',
      'A route file only declares. It uses lib/http and a service verb.',
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
      'Components receive records and decide nothing.',
    ),
    room(
      'contract-on-domain',
      '^lib/contract/',
      '^lib/(contract|domain)/',
      'The HTTP contract consists of schemas and route declarations on top of the domain.',
    ),
    room(
      'search-index-on-db',
      '^lib/search-index/',
      '^(lib/(search-index|domain|config)|db)/',
      'Queries fill the index in memory. It knows no service verb.',
    ),
    room(
      'services-know-no-transport',
      '^lib/services/',
      '^(lib/(services|search-index|contract|domain|config)|db)/',
      'A service verb checks access, parses, decides and writes. It does not know its caller.',
    ),
    room(
      'http-to-auth',
      '^lib/http/',
      '^lib/(http|auth|contract|domain|config|services/shared)/',
      'lib/http handles identity, limits, errors and context. It has no business rule and no query.',
    ),
    room(
      'auth-through-services',
      '^lib/auth/',
      '^lib/(auth|domain|config|services)/',
      'A service looks up the caller.',
    ),
    room('config-is-a-leaf', '^lib/config/', '^lib/(config|domain)/', 'Settings depend on nothing but the domain.'),
    room('db-behind-services', '^db/', '^(db|lib/(domain|config))/', 'Queries know rows, not verbs.'),
    room(
      'server-on-services',
      '^server/',
      '^(server|app/api|db|lib/(services|http|config|contract|domain))/',
      'The front server runs the handlers of hot routes. Commands call the same services as routes.',
    ),
    {
      name: 'server-imported-by-no-room',
      comment: 'The custom server is the entry point.',
      severity: 'error',
      from: { pathNot: '^server/' },
      to: { path: '^server/', pathNot: '^server/empty\\.ts$' },
    },
    {
      name: 'scripts-before-install',
      comment: 'The launcher runs before packages are installed, so it imports them dynamically.',
      severity: 'error',
      from: { path: '^scripts/(start|test|check|build|cli|lib/.+)\\.mjs$' },
      to: { dynamic: false, dependencyTypesNot: ['core'], pathNot: '^scripts/' },
    },
    {
      name: 'components-never-reach-db',
      comment: 'Not even indirectly, because everything that a component imports may run in a browser.',
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
      comment: 'Only db and the services use the SQL driver.',
      severity: 'error',
      from: { path: '^(app|components|lib/(contract|domain|http|auth|config))/', pathNot: TESTS },
      to: { path: '(^|/)node_modules/(drizzle-orm|postgres)/' },
    },
    {
      name: 'next-auth-in-auth',
      comment: 'Only lib/auth uses next-auth.',
      severity: 'error',
      from: { pathNot: '^lib/auth/' },
      to: { path: '(^|/)node_modules/next-auth/' },
    },
    {
      name: 'no-test-in-the-product',
      comment: 'Only tests import tests and their helpers.',
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
      comment: 'Every route uses `handle`, which checks identity and limits and maps errors.',
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
