import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { SwatchData } from '@/lib/domain/families/package-drawing'
import { PackageSwatch } from './package-swatch'

const SHAPES: ReadonlyArray<SwatchData['shape']> = ['cone', 'cheese', 'hank', 'bobbin', 'beam', 'ball']
const TEXTURES: ReadonlyArray<SwatchData['texture']> = ['plain', 'melange', 'slub', 'boucle', 'filament', 'metallic']

const yarn: SwatchData = {
  shape: 'cone',
  resultantTex: 19.7,
  ply: 1,
  twistDirection: 'Z',
  colour: '#e6dbc3',
  texture: 'plain',
  seed: 0xfedcba98,
}

function draw(data: Partial<SwatchData>): string {
  return renderToStaticMarkup(createElement(PackageSwatch, { ...yarn, ...data }))
}

describe('the drawing of a yarn', () => {
  test('is under 2 kB for every package, texture, thickness and ply', () => {
    const sizes = SHAPES.flatMap((shape) =>
      TEXTURES.flatMap((texture) =>
        [4, 5.9, 19.7, 74, 300, null].flatMap((resultantTex) =>
          [1, 2, 4].map((ply) => draw({ shape, texture, resultantTex, ply }).length),
        ),
      ),
    )
    expect(Math.max(...sizes)).toBeLessThan(2048)
  })

  test('is the same for the same data and differs between listings', () => {
    expect(draw({ texture: 'melange' })).toBe(draw({ texture: 'melange' }))
    expect(draw({ texture: 'melange' })).not.toBe(draw({ texture: 'melange', seed: 7 }))
  })

  test('shows thickness, ply, twist and shade', () => {
    const plain = draw({})
    for (const other of [{ resultantTex: 59 }, { ply: 2 }, { twistDirection: 'S' as const }, { colour: '#202a4b' }]) {
      expect(draw(other)).not.toBe(plain)
    }
  })

  test('never draws NaN or Infinity, at any thickness', () => {
    for (const resultantTex of [0.01, 1e6, null]) expect(draw({ resultantTex })).not.toMatch(/NaN|Infinity|undefined/)
  })

  test('is hidden next to a title and named on its own', () => {
    expect(draw({})).toContain('aria-hidden="true"')
    const named = renderToStaticMarkup(createElement(PackageSwatch, { ...yarn, label: 'Ecru cone, 30s' }))
    expect(named).toContain('role="img" aria-label="Ecru cone, 30s"')
  })
})
