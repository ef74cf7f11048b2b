import { describe, expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { specificationPoint, specificationPoints } from './specification-point'

const yarn = matrixDefinition('yarn')

describe('specification points', () => {
  test('a part of a structured field is a separate point, with its unit', () => {
    expect(specificationPoint(yarn, 'quality.uPercent')).toMatchObject({
      label: 'Unevenness U',
      unit: '%',
      compares: 'number',
    })
  })

  test('prices, files and unknown names are not points', () => {
    for (const path of [
      'quantitySlabs',
      'coverImage',
      'quality',
      'quality.none',
      'quality.uPercent.x',
      'nonsense',
      '__proto__',
    ]) {
      expect(specificationPoint(yarn, path)).toBeNull()
    }
  })

  test('a point has the label for buyers, who write the request', () => {
    const label = specificationPoint(matrixDefinition('machinery_spares_tools_accessories'), 'itemClass')?.label
    expect(label).toBe('Kind of item')
  })

  test('every listed point is found by its path', () => {
    const points = specificationPoints(yarn)
    expect(points.map(({ path }) => path)).toContain('count')
    expect(points.map(({ path }) => path)).toContain('cspStrength')
    for (const point of points) expect(specificationPoint(yarn, point.path)).toEqual(point)
  })
})
