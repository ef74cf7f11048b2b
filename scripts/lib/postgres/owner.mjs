import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATABASE, OWNER, ROLE, runSingle, SERVICE_ROLE } from './cluster.mjs'

/** Whatever an earlier version of this product made as the superuser. Sequences of columns and parts of extensions follow by themselves. */
const HAND_OVER = `
do $$ declare statement text; begin for statement in
  select format('alter schema %I owner to ${OWNER}', nspname) from pg_namespace
    where nspowner = '${ROLE}'::regrole and nspname !~ '^pg_' and nspname <> 'information_schema'
  union all select format('alter %s %s owner to ${OWNER}', case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, c.oid::regclass)
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relowner = '${ROLE}'::regrole and relkind in ('r', 'p', 'v', 'm', 'S') and nspname !~ '^pg_' and nspname <> 'information_schema'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and (d.deptype = 'e' or relkind = 'S' and d.deptype in ('a', 'i')))
  union all select format('alter routine %s owner to ${OWNER}', p.oid::regprocedure)
    from pg_proc p join pg_namespace n on n.oid = pronamespace
    where proowner = '${ROLE}'::regrole and nspname !~ '^pg_' and nspname <> 'information_schema'
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union all select format('alter type %s owner to ${OWNER}', t.oid::regtype)
    from pg_type t join pg_namespace n on n.oid = typnamespace
    where typowner = '${ROLE}'::regrole and typtype in ('e', 'd') and nspname !~ '^pg_' and nspname <> 'information_schema'
      and not exists (select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')
loop execute statement; end loop; end $$`

const create = (role) =>
  `do $$ begin if not exists (select from pg_roles where rolname = '${role}') then create role ${role}; end if; end $$`

const WITHOUT_RIGHTS = 'nosuperuser nocreatedb nocreaterole noreplication nobypassrls'

/**
 * Gives the database to a role that is no superuser and can become none: the service connects as it. Works before the server starts, as the
 * superuser that no connection of the product uses. Running it again changes nothing but the password.
 */
export function giveToOwner({ native, cluster, account, password }) {
  const statements = [
    create(OWNER),
    `alter role ${OWNER} with login ${WITHOUT_RIGHTS} password '${password}'`,
    create(SERVICE_ROLE),
    `alter role ${SERVICE_ROLE} with nologin ${WITHOUT_RIGHTS}`,
    `grant ${SERVICE_ROLE} to ${OWNER}`,
    // For the metrics of connection states.
    `grant pg_read_all_stats to ${SERVICE_ROLE}`,
    `alter database ${DATABASE} owner to ${OWNER}`,
    HAND_OVER,
  ]
  // In this mode a command ends with its line.
  const input = statements.map((statement) => `${statement.trim().replaceAll(/\s*\n\s*/g, ' ')};\n`).join('')
  runSingle({
    native,
    cluster,
    account,
    database: DATABASE,
    input,
    what: 'The database could not be given to its owner',
  })
}

/** The password of the owner, or null before the first start that knows it. */
export function ownerPassword(directory) {
  try {
    return readFileSync(ownerFile(directory), 'utf8').trim()
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    return null
  }
}

export const ownerFile = (directory) => join(directory, 'postgres-owner-password')
