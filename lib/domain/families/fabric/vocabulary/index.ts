export { knitType } from './knits'
export { dobbyType, draftPlan, jacquardType, loomType, shedding, zariType } from './looms'
export { fabricName } from './names'
export { bonding, nonwovenTech } from './nonwovens'
export {
  CLOTH_WIDTHS_IN,
  constructionState,
  dyeability,
  endUse,
  fabricStructure,
  inspection,
  isStructure,
  reedSystem,
  selvedge,
  warpSizing,
  widthForm,
} from './structures'
export { weave } from './weaves'

/** Hooks of jacquard machines. */
export const HOOKS = [
  100, 200, 240, 384, 400, 448, 480, 512, 600, 896, 960, 1200, 1344, 1408, 1536, 1792, 2048, 2304, 2400, 2688, 3072,
  4096, 5120, 5376, 6144, 8192, 10240, 12288, 14336,
] as const
