import { sql } from 'drizzle-orm'
import type postgres from 'postgres'
import type { Executor } from './client'

/** Tables whose rows never change: the service's role may neither update nor delete them. */
export const APPEND_ONLY_TABLES = ['audit_log', 'audit_chain', 'events', 'rfq_events', 'quotation_versions'] as const

/** A plain name, so that it needs no quoting. */
const PLAIN_NAME = /^[a-z_][a-z0-9_]{0,62}$/

/**
 * Makes the role the service works as (a NOLOGIN role that connections switch to), with only the rights it needs: it
 * owns nothing, so it can neither change rows of the append-only tables nor drop their triggers. To be called by the
 * owner, after migrating.
 * @throws when the role is missing and this account may not make it: with what an operator has to run
 */
export async function prepareServiceRole(client: postgres.Sql, role: string): Promise<void> {
  if (!PLAIN_NAME.test(role)) throw new Error('DB_ROLE must be a plain name: small letters, digits and underscores.')
  if (await isPrepared(client, role)) return
  try {
    await client.begin((tx) => tx.unsafe(statements(role)))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code !== '42501') throw error
    throw new Error(
      `The role ${role} (DB_ROLE) cannot be created or granted by this database account. Ask a database administrator to run once: create role ${role} nologin; grant ${role} to ${await ownName(client)}. Then start again.`,
    )
  }
}

/** Whether this connection may change append-only rows, as their owner or a superuser may. */
export async function mayRewriteHistory(db: Executor): Promise<boolean> {
  const [row] = await db.execute<{ may: boolean }>(sql`
    select bool_or(
      has_table_privilege(current_user, c.oid, 'UPDATE') or has_table_privilege(current_user, c.oid, 'DELETE')
      or has_table_privilege(current_user, c.oid, 'TRUNCATE') or pg_has_role(current_user, c.relowner, 'USAGE')
    ) as may
    from pg_class c
    where c.relnamespace = 'public'::regnamespace
      and c.relname in (${sql.join(
        APPEND_ONLY_TABLES.map((name) => sql`${name}`),
        sql`, `,
      )})`)
  return row?.may === true
}

/** A start that finds everything in place writes nothing. */
async function isPrepared(client: postgres.Sql, role: string): Promise<boolean> {
  const [found] = await client`
    select pg_has_role(current_user, oid, 'MEMBER') as is_member from pg_roles where rolname = ${role}`
  if (found?.is_member !== true) return false
  const [wrong] = await client`
    select 1 from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and (
      not has_table_privilege(${role}, c.oid, 'SELECT')
      or not has_table_privilege(${role}, c.oid, 'INSERT')
      or has_table_privilege(${role}, c.oid, 'TRUNCATE')
      or has_table_privilege(${role}, c.oid, 'UPDATE') = (c.relname = any(${[...APPEND_ONLY_TABLES]}))
      or has_table_privilege(${role}, c.oid, 'DELETE') = (c.relname = any(${[...APPEND_ONLY_TABLES]}))
    ) limit 1`
  const [ledger] = await client`
    select has_table_privilege(${role}, 'drizzle.__drizzle_migrations', 'SELECT')
      and has_schema_privilege(${role}, 'drizzle', 'USAGE') as may`
  return wrong === undefined && ledger?.may === true
}

function statements(role: string): string {
  const appendOnly = APPEND_ONLY_TABLES.join(', ')
  return `
    do $$ begin
      if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
    exception when duplicate_object or unique_violation then null; -- another database of this server was quicker
    end $$;
    do $$ begin
      if not pg_has_role(current_user, '${role}', 'MEMBER') then execute format('grant ${role} to %I', current_user); end if;
    end $$;
    grant usage on schema public, drizzle to ${role};
    grant select on all tables in schema drizzle to ${role};
    revoke all on all tables in schema public from ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    revoke update, delete on ${appendOnly} from ${role};
    grant usage, select on all sequences in schema public to ${role};
    do $$ begin
      grant pg_read_all_stats to ${role}; -- for the metrics of connection states
    exception when insufficient_privilege then null;
    end $$;
  `
}

async function ownName(client: postgres.Sql): Promise<string> {
  const [row] = await client`select current_user as name`
  return String(row?.name ?? 'that account')
}
