import type { DemoListing } from '@/lib/domain/modules/module-examples'
export const finishDemo: readonly DemoListing[] = []
