import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { textileC2cTraderDefinition } from './definition'
import { textileC2cTraderHooks } from './hooks'

/** The module with what only it knows how to judge and to draw. */
export const textileC2cTrader: ModuleDefinition = {
  ...textileC2cTraderDefinition,
  hooks: textileC2cTraderHooks,
  loadViews: async () => (await import('./views')).textileC2cTraderViews,
}
