import { z } from 'zod'
import { errorIssue, type Issue, REPEATED_PARAMETER, validationFailed } from '@/lib/domain/errors'
import { schemaIssues } from '@/lib/domain/fields/schema-issues'
import { EXAMPLE_ID } from '@/lib/domain/record-schema'
import { isUuid } from '@/lib/domain/uuid'

export const NOT_A_VALUE = 'This is not a value of this parameter.'
const lower = (text: string) => text.toLowerCase()

/** Query parameters whose problems have the codes UNKNOWN_PARAMETER and BAD_PARAMETER. @param check what one parameter asks of another */
export function parameters<S extends z.ZodRawShape>(
  shape: S,
  check: Parameters<z.ZodObject<S, z.core.$strict>['superRefine']>[0] = () => {},
) {
  return z.strictObject(shape).superRefine(check).meta({ hasParameterCodes: true })
}

/** One of these words. */
export const oneOf = <const W extends readonly string[]>(words: W) =>
  z.enum(words, { error: `One of: ${words.join(', ')}.` })

/** A whole number within these bounds. */
export function wholeNumber(min: number, max: number) {
  const fits = (text: string) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max
  return z
    .string()
    .refine(fits, `Use a whole number from ${min} to ${max}.`)
    .transform(Number)
    .meta({ type: 'integer', minimum: min, maximum: max })
}

/** A text that is checked by what reads it. */
export const textThat = (fits: (text: string) => boolean) => z.string().refine(fits, NOT_A_VALUE)

/** The id of a record, in small or capital letters. */
export const idParameter = () =>
  z
    .string()
    .transform(lower)
    .refine(isUuid, NOT_A_VALUE)
    .meta({ format: 'uuid', examples: [EXAMPLE_ID] })

/** An id that is looked up. It is not checked: a wrong one finds nothing. */
export const idToLookUp = () =>
  z
    .string()
    .transform(lower)
    .meta({ format: 'uuid', examples: [EXAMPLE_ID] })

/** The query as its schema reads it. @throws VALIDATION_FAILED with the first problem of each parameter */
export function readQuery(query: z.ZodObject, search: URLSearchParams): unknown {
  const parsed = query.safeParse(Object.fromEntries(search), { reportInput: true })
  const repeated = Object.keys(query.shape).filter((name) => search.getAll(name).length > 1)
  const found = [
    ...repeated.map((name) => errorIssue('NOT_VALID', name, REPEATED_PARAMETER)),
    ...schemaIssues(parsed.error?.issues ?? [], '').filter(({ field }) => !repeated.includes(field)),
  ]
  const issues = found.filter(({ field }, at) => found.findIndex((one) => one.field === field) === at)
  if (issues.length === 0) return parsed.data
  throw validationFailed(query.meta()?.hasParameterCodes ? issues.map(ofParameter) : issues)
}

const NAME_LENGTH_MAX = 64

/** An issue with the code of a parameter, unless it has one of its own. */
function ofParameter({ code, field, message }: Issue): Issue {
  if (code === 'UNKNOWN_FIELD')
    return errorIssue('UNKNOWN_PARAMETER', field.slice(0, NAME_LENGTH_MAX), 'There is no parameter of this name.')
  return errorIssue(/^(?:BAD|UNKNOWN)_/.test(code) ? code : 'BAD_PARAMETER', field, message)
}
