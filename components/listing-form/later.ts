/** What a form needs once it is worked in, as one file: all parts know the units of all trades. Module and card are fetched from here, without them. */
export { loadModule } from '@/lib/domain/modules/registry/load'
export * from './state/form-logic'
export { CountWidget } from './widgets/count-widget'
export { MoneyWidget, NumberWidget } from './widgets/figure-widgets'
export { PartsEditor } from './widgets/parts-editor'
export { BlendEditor } from './widgets/rows/blend-editor'
export { PdcEditor, SettlementWidget } from './widgets/rows/pdc-editor'
export { SlabEditor } from './widgets/rows/slab-editor'
/** Widgets of kinds that not every module has. */
export const loadRareWidgets = () => import('./widgets/rare-widgets')
export const loadLiveCard = () => import('./notices/live-card-view')
export const loadPriceNotices = () => import('./widgets/rows/price-notice')
