import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { at } from './columns'

/**
 * Every table of exchange rates that was ever in force; the last one is current. All processes convert by it, and a
 * listing's price names it.
 */
export const exchangeRates = pgTable('exchange_rates', {
  /** Gapless from 1. */
  version: integer('version').primaryKey(),
  rates: jsonb('rates').$type<ExchangeRates>().notNull(),
  inForceAt: at('in_force_at').notNull(),
})
