import { describe, expect, it } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { specificationPoint, specificationPoints } from './specification-point'

const yarn = matrixDefinition('yarn')

describe('specification points', () => {
  it('a part of a structured field is a point of its own, with its unit', () => {
    expect(specificationPoint(yarn, 'quality.uPercent')).toMatchObject({
      label: 'Unevenness U',
      unit: '%',
      compares: 'number',
    })
  })

  it('prices, files and names nobody knows are no points', () => {
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

  it('every listed point is found again by its path', () => {
    const points = specificationPoints(yarn)
    expect(points.map(({ path }) => path)).toContain('count')
    expect(points.map(({ path }) => path)).toContain('cspStrength')
    for (const point of points) expect(specificationPoint(yarn, point.path)).toEqual(point)
  })
})
