import { expect, it } from 'vitest'
import { writeCell } from '@/lib/domain/bulk/cells'
import { bulkColumns } from '@/lib/domain/bulk/columns'
import { rowBody } from '@/lib/domain/bulk/sheet'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { moduleDefinition } from '@/lib/domain/modules'
import { yarnListings } from './yarn-listings'

it('every seeded yarn written into the cells of a sheet and read back is judged the same listing', () => {
  const definition = moduleDefinition('yarn')
  if (!definition) throw new Error('yarn is not ready')
  const judge = (body: unknown) =>
    judgeListing({ definition, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
  for (const { body } of yarnListings) {
    const { values, status } = judge(body)
    const cells = Object.fromEntries(
      bulkColumns(definition).map(({ name, spec }) => [
        name,
        writeCell(spec, name === 'status' ? status : values[name], values).text,
      ]),
    )
    const read = rowBody(definition, cells)
    expect(read.issues).toEqual([])
    expect(judge(read.body)).toMatchObject({ status, values })
  }
})
