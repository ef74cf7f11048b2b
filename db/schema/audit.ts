import { bigint, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AuditActorKind, AuditVia } from '@/lib/domain/audit/entry'
import type { EntitlementConfiguration } from '@/lib/domain/entitlement/configuration'
import type { PlanChange } from '@/lib/domain/entitlement/configuration-changes'
import { at } from './columns'

/**
 * Who did what to what. Triggers refuse every UPDATE, DELETE and TRUNCATE. Written in the transaction of the effect.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    /** UUIDv7: ordered by time, except for the milliseconds in which transactions overlap. */
    id: uuid('id').primaryKey(),
    at: at('at').notNull(),
    actorKind: text('actor_kind').$type<AuditActorKind>().notNull(),
    actorId: uuid('actor_id'),
    via: text('via').$type<AuditVia>().notNull(),
    viaId: text('via_id').notNull(),
    action: text('action').notNull(),
    objectType: text('object_type').notNull(),
    objectId: text('object_id').notNull(),
    requestId: text('request_id').notNull(),
    beforeHash: text('before_hash').notNull(),
    afterHash: text('after_hash').notNull(),
    /** The key of the signature, as a short hash. */
    keyId: text('key_id').notNull(),
    /** HMAC of the row by a key that is not in the database. */
    signature: text('signature').notNull(),
  },
  (table) => [
    index('audit_log_object').on(table.objectType, table.objectId, table.id),
    index('audit_log_actor').on(table.actorId, table.id),
    index('audit_log_action').on(table.action, table.id),
  ],
)

/**
 * The links of the chain, one per row, made shortly after it by the process that holds the lock. Append-only like the
 * log. There is no foreign key: a row that a superuser deletes must be noticed here.
 */
export const auditChain = pgTable(
  'audit_chain',
  {
    /** Gapless from 1. */
    position: bigint('position', { mode: 'number' }).primaryKey(),
    /** UTC; the first link of a day holds the last hash of the day before. */
    day: date('day', { mode: 'string' }).notNull(),
    entryId: uuid('entry_id').notNull(),
    hash: text('hash').notNull(),
    /** The key that signed the link; "" for links of before 2026-11-22, which were not signed. */
    keyId: text('key_id').notNull().default(''),
    /** HMAC of the hash by a key that is not in the database: writing rows there is not enough to link them again. */
    signature: text('signature').notNull().default(''),
  },
  (table) => [uniqueIndex('audit_chain_entry_unique').on(table.entryId)],
)

/**
 * What a row of the log changed in the plans, which keeps hashes alone. The newest also keeps the whole configuration, to compare the next
 * one with it.
 */
export const planConfigurations = pgTable('plan_configurations', {
  /** The row of the log. */
  entryId: uuid('entry_id').primaryKey(),
  at: at('at').notNull(),
  /** The hash of the whole configuration, as the row has it. */
  hash: text('hash').notNull(),
  changes: jsonb('changes').$type<PlanChange[]>().notNull(),
  moreChanges: integer('more_changes').notNull().default(0),
  /** null: a newer row has it. */
  configuration: jsonb('configuration').$type<EntitlementConfiguration>(),
})
