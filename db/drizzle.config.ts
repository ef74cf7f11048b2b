import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./db/schema/users.ts', './db/schema/listings.ts'],
  out: './db/migrations',
})
