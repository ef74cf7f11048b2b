import type { DemoListing } from '@/lib/domain/modules/module-examples'

export const readyDemo: readonly DemoListing[] = []
