import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { readLine } from './read-line'

/** Lines of thread by what their words say, and the fields that they say nothing of. */
type Lines = ReadonlyArray<readonly [line: string, says: object, not: readonly string[]]>

function expectReading(line: string, says: object, not: readonly string[]): void {
  const { values } = readLine(matrixDefinition('thread'), line)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
}

const USES: Lines = [
  ['Machine embroidery thread 120D/2, 5000 m cone', { endUse: ['Embroidery'], packageType: 'Cone' }, []],
  ['Cotton thread 50/3 for machine quilting, 1000 m spool', { endUse: ['Quilting'], packageType: 'Spool' }, []],
  ['sewing machine embroidery frame 4x4', {}, ['construction', 'packageType']],
  ['embroidery machine hoops, thread stand, 5 spools', {}, ['lengthPerPackage', 'construction']],
  ['Cotton tacking thread 40/2 500 m white', { endUse: ['Basting'] }, []],
  ['Spun poly 40/2 for astar and shirts', { endUse: ['Linings', 'Shirting'] }, []],
  ['cartons with PE lining, spun poly 40/2', {}, ['endUse']],
  ['Nylon mono 0.12 mm for blind hem, 1 kg cone', { endUse: ['Hems'] }, []],
  ['Elastic thread 0.5 mm, smocking, white 500 m', { endUse: ['Smocking and shirring'], threadType: 'Elastic' }, []],
  ['hand applique silk thread 50/3, 100 m reel', { endUse: ['Appliqué'] }, []],
  ['Nylon 210/9 thread for nets mending, green', { endUse: ['Fishing'] }, []],
  ['Cotton floss for cross-stitch, 8 m skeins', { endUse: ['Embroidery'] }, []],
  [
    'Kasida dhaga viscose, dyed hank, Rs 410 kg',
    { endUse: ['Embroidery'], threadType: 'Viscose rayon embroidery' },
    [],
  ],
  ['joota silai dhaga waxed cotton 12/5', { endUse: ['Shoes'] }, []],
  ['rajai ka dhaga cotton 10/4, 100 gm gola', { endUse: ['Quilting'], packageType: 'Ball' }, []],
  ['Bonded nylon T90, awning and tarpaulin, black', { endUse: ['Tents and awnings'] }, []],
  ['Spun poly 40/2 5000 m, not for leather', { construction: '40/2' }, ['endUse']],
  ['40/2 spun thread not suitable for shoes', {}, ['endUse']],
  ['Quilt brand spun poly 40/2 5000 m', {}, ['endUse']],
  ['Teflon coated glass thread 270 tex', { finish: 'PTFE-coated', fiberType: ['Glass'] }, ['threadType']],
]

test.each(USES)('what a thread is made for: %s', (line, says, not) => {
  expectReading(line, says, not)
})
