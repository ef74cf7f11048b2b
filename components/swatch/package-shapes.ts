import type { SwatchShape } from '@/lib/domain/families/package-drawing'

export interface PackageShape {
  /** The wound yarn, as a closed path in a 96 by 96 drawing centred at x = 37. */
  body: string
  /** The paper or steel core, drawn before the yarn. */
  core?: string
  coreColour?: string
  /** The top face, drawn over the yarn. */
  face?: string
  /** The hole or tube end on that face. */
  hole?: string
  /** The ties, drawn over everything. */
  band?: string
  /** Open in the middle and wound in rings. */
  isRing?: true
  /** A second layer of wraps across the first. */
  lens?: string
  /** The smallest distance at which wraps look separate. */
  leastPitch?: number
  /** The shaded side. */
  shade: string
  /** The area of the wraps, how far they sag and how steeply they rise. */
  wraps: { left: number; right: number; top: number; bottom: number; sag: number; lean: number; upright?: true }
}

const PAPER = '#c9a878'
const STEEL = '#8b8f96'

/** The six yarn packages. Wraps are clipped to the body, so they may extend past it. */
export const PACKAGE_SHAPES: Record<SwatchShape, PackageShape> = {
  cone: {
    core: 'M31 9h12l2 12H29zM8 86h58l1 4q-30 7-60 0z',
    coreColour: PAPER,
    body: 'M24 21q13-4 26 0l19 62q-32 13-64 0z',
    face: 'M24 21a13 3 0 0 1 26 0 13 3 0 0 1-26 0',
    hole: 'M31 9h12l1.5 11.5q-7.5 2-15 0z',
    shade: 'M43 14 50 96H90V14z',
    wraps: { left: 2, right: 72, top: 18, bottom: 88, sag: 9, lean: 7 },
  },
  cheese: {
    core: 'M26 10h22v78H26z',
    coreColour: PAPER,
    body: 'M8 24q29-8 58 0v54q-29 13-58 0z',
    face: 'M8 24a29 6.5 0 0 1 58 0 29 6.5 0 0 1-58 0',
    hole: 'M26 12q11-4 22 0v11.5q-11 4-22 0z',
    shade: 'M50 10V96H90V10z',
    wraps: { left: 8, right: 66, top: 20, bottom: 84, sag: 11, lean: 8 },
  },
  bobbin: {
    core: 'M28 4h18v88H28z',
    coreColour: STEEL,
    body: 'M29 14h16q14 5 17 14v40q-3 9-17 14H29q-14-5-17-14V28q3-9 17-14z',
    shade: 'M47 4V96H90V4z',
    wraps: { left: 12, right: 62, top: 8, bottom: 84, sag: 8, lean: 4 },
  },
  hank: {
    body: 'M37 4c19 0 27 14 27 40S56 92 37 92 10 70 10 44 18 4 37 4zm0 15c-8 0-12 11-12 26s4 32 12 32 12-17 12-32-4-26-12-26z',
    isRing: true,
    band: 'M31 3q6-1.5 12 0v17q-6-1.5-12 0z',
    shade: 'M49 4V96H90V4z',
    wraps: { left: 0, right: 0, top: 0, bottom: 0, sag: 0, lean: 0 },
  },
  beam: {
    core: 'M0 44h74v8H0zM3 12h6v72H3zM65 12h6v72h-6z',
    coreColour: STEEL,
    body: 'M9 24h56v48H9z',
    shade: 'M0 54H96V96H0z',
    wraps: { left: 9, right: 65, top: 24, bottom: 72, sag: 0, lean: 0, upright: true },
  },
  ball: {
    body: 'M70 50a33 33 0 1 1-66 0 33 33 0 0 1 66 0z',
    leastPitch: 4.2,
    lens: 'M15 25q38-10 44 50-38 10-44-50z',
    shade: 'M56 12q20 40-10 76H90V12z',
    wraps: { left: -8, right: 82, top: 6, bottom: 92, sag: 16, lean: 22 },
  },
}
