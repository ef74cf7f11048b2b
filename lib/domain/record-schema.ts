import { z } from 'zod'

/** What the schemas of records are made of: each says in the API document what its value means, with an example. */

/** A copy of the schema, so that one that is shared with forms stays as it is. */
function withMeta<S extends z.core.$ZodType>(schema: S, meta: z.core.JSONSchemaMeta): S {
  const copy = z.clone(schema, schema._zod.def, { parent: true })
  z.globalRegistry.add(copy, meta)
  return copy
}

/** The schema with its description and example. */
export function described<S extends z.core.$ZodType>(schema: S, description: string, example?: unknown): S {
  const examples = example === undefined ? {} : { examples: [example] }
  return withMeta(schema, description === '' ? examples : { description, ...examples })
}

/** The schema as a component of the API document, to which others refer. */
export function named<S extends z.core.$ZodType>(id: string, description: string, schema: S): S {
  return withMeta(schema, { id, description })
}

/** A record as a component of the API document. */
export function record<T extends z.ZodRawShape>(id: string, description: string, shape: T) {
  return named(id, description, z.object(shape))
}

export const text = (description = '', example?: unknown) => described(z.string(), description, example ?? '')
export const texts = z.array(z.string())
/** The id in examples. */
export const EXAMPLE_ID = '019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10'

export const id = (description: string, example = EXAMPLE_ID) => described(z.uuid(), description, example)
/** An id, or "". */
export const idOrEmpty = (description: string) => described(z.string(), `${description} "" without one.`, '')
export const moment = (description: string, example = '2026-11-21T06:30:00.000Z') =>
  described(z.iso.datetime({ offset: true }), description, example)
export const flag = (description: string, example = false) => described(z.boolean(), description, example)
/** Values by names that depend on the module or the trade. */
export const byName = (description: string, example: Record<string, unknown> = {}) =>
  described(z.record(z.string(), z.unknown()), description, example)

/** The time in a cursor, as cursors write it: the database knows no year 0000, and no more digits than these. */
export const cursorTime = z.iso.datetime({ precision: 3 }).refine((time) => time >= '1970')
