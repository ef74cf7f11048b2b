import { READY_MODULE_KEYS } from '@/lib/domain/modules'
import { moduleExamples } from '@/lib/domain/modules/examples'
import type { ModuleKey } from '@/lib/domain/modules/keys'

/** The module that most figures are about: half of all rows are in it. */
const LARGE: ModuleKey = 'yarn'

export interface BenchBody {
  moduleKey: ModuleKey
  body: Readonly<Record<string, unknown>>
}

/** Listings of the modules apart from yarn: those of the demo market, module by module. */
export function otherBodies(): BenchBody[] {
  return READY_MODULE_KEYS.filter((key) => key !== LARGE).flatMap((moduleKey) => {
    const { whole, demo } = moduleExamples(moduleKey)
    return [...whole, ...demo].map(({ body }) => ({ moduleKey, body: { ...body, status: 'ACTIVE' } }))
  })
}

/** What people look for in each module. */
export function searchPhrases(): string[] {
  return READY_MODULE_KEYS.flatMap((key) => moduleExamples(key).searches.map(({ q }) => q))
}

const CONDITIONS = ['Fresh', 'Fresh', 'Fresh', 'Fresh', 'FreshMix', 'Lot', 'Fresh']
const KINDS = [
  {
    family: 'Cotton yarn',
    fibre: 'Cotton',
    counts: ['10s', '16s', '20s', '24s', '30s CCW', '34s', '40s CW', '60s', '2/40s', '2/60s'],
    name: 'Combed Cotton',
  },
  {
    family: 'Polyester filament',
    fibre: 'Polyester',
    counts: ['75/36', '75/72', '150/48', '150/96', '300/96'],
    name: 'Polyester DTY',
  },
  { family: 'Viscose spun', fibre: 'Viscose', counts: ['20s', '30s', '40s'], name: 'Vortex Viscose' },
  { family: 'Acrylic', fibre: 'Acrylic', counts: ['Nm 2/28', 'Nm 2/32', 'Nm 2/48'], name: 'Acrylic High-Bulk' },
  { family: 'Blended spun', fibre: 'Polyester', counts: ['30s', '2/30s', '40s'], name: 'Polyester-Viscose' },
]

/** The body of one of many different yarns. */
export function yarnBody(n: number): Record<string, unknown> {
  const kind = KINDS[n % KINDS.length] ?? KINDS[0]
  const count = kind?.counts[(n * 7) % kind.counts.length] ?? '30s'
  const price = 120 + ((n * 37) % 400)
  const moq = 50 * (1 + (n % 20))
  return {
    title: `${count} ${kind?.name} Yarn ${n}`,
    productName: `Quality ${n}`,
    yarnFamily: kind?.family,
    fiberType: [kind?.fibre],
    count,
    condition: CONDITIONS[n % CONDITIONS.length],
    tradeMode: n % 4 === 0 ? 'Both' : 'Domestic',
    ...(n % 4 === 0 ? { incoterm: 'EXW' } : {}),
    basePrice: price,
    moq,
    quantitySlabs: [
      { minQty: moq, maxQty: moq * 10, price },
      { minQty: moq * 10, maxQty: null, price: price - 4 },
    ],
    availableQuantity: moq * 40,
    dispatchLeadTime: n % 30,
  }
}
