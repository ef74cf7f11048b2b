import { describe, expect, test } from 'vitest'
import { shadeColour, swatchProps } from './package-drawing'

const yarn = { listingId: '0190f3c2-0000-7000-8000-000000000001' }

describe('the swatch of a listing', () => {
  test('takes its shape from the package as the trade names it', () => {
    const shapes = ['Paper cone 5°57′', 'Dye cheese', 'Hank, cross reel', 'Cop', 'Warp beam', 'Ball', 'Parallel tube']
    expect(shapes.map((conePackageType) => swatchProps({ ...yarn, conePackageType }).shape)).toEqual([
      'cone',
      'cheese',
      'hank',
      'bobbin',
      'beam',
      'ball',
      'cheese',
    ])
  })

  test('without a package is a bobbin for filament and a cone for spun yarn', () => {
    expect(swatchProps({ ...yarn, yarnFamily: 'Polyester filament' }).shape).toBe('bobbin')
    expect(swatchProps({ ...yarn, yarnFamily: 'Cotton yarn' }).shape).toBe('cone')
  })

  test('reads the twist as stored or typed, with defaults: Z for singles, S for plied, none for filament', () => {
    expect(swatchProps({ ...yarn, twist: { direction: 'S', amount: 18 } }).twistDirection).toBe('S')
    expect(swatchProps({ ...yarn, twist: 'Z 18.6 TPI' }).twistDirection).toBe('Z')
    expect(swatchProps(yarn).twistDirection).toBe('Z')
    expect(swatchProps({ ...yarn, ply: 2 }).twistDirection).toBe('S')
    expect(swatchProps({ ...yarn, yarnType: 'FDY' }).twistDirection).toBeNull()
  })

  test('uses the colour of the shade before that of the dyeing status', () => {
    const melange = swatchProps({ ...yarn, color: 'Navy 19-4024', dyeingStatus: 'Melange' })
    expect(melange.colour).toBe(shadeColour('navy'))
    expect(melange.texture).toBe('melange')
  })

  test('uses the colour of undyed cotton for grey yarn, or that of a coloured fibre', () => {
    expect(swatchProps({ ...yarn, dyeingStatus: 'Grey', yarnFamily: 'Cotton yarn' }).colour).toBe(shadeColour('ecru'))
    expect(swatchProps({ ...yarn, dyeingStatus: 'Grey', yarnFamily: 'Jute' }).colour).not.toBe(shadeColour('ecru'))
  })

  test('draws a listing the same each time, and two listings differently', () => {
    expect(swatchProps(yarn)).toEqual(swatchProps({ ...yarn }))
    expect(swatchProps(yarn).seed).not.toBe(swatchProps({ listingId: 'another' }).seed)
  })

  test('has no thickness when it is not given', () => {
    expect(swatchProps({ ...yarn, resultantTex: Number.NaN }).resultantTex).toBeNull()
    expect(swatchProps({ ...yarn, resultantTex: 19.7 }).resultantTex).toBe(19.7)
  })
})

describe('a shade as a colour', () => {
  test('prefers the longer name', () => {
    expect(shadeColour('Bottle Green')).not.toBe(shadeColour('Green'))
    expect(shadeColour('Grey melange 20 %')).toBe(shadeColour('grey melange'))
  })

  test('darkens and lightens, and keeps a hexadecimal colour', () => {
    expect(shadeColour('dark red')).toContain('#000')
    expect(shadeColour('light red')).toContain('#fff')
    expect(shadeColour('as #1a2b3c')).toBe('#1a2b3c')
  })

  test('finds no colour inside another word', () => {
    expect(shadeColour('shredded')).toBeNull()
    expect(shadeColour('Shade 4471')).toBeNull()
  })
})
