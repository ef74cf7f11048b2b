export { widthForm } from '@/lib/domain/vocabulary/units'
export { knitType } from './knits'
export { dobbyType, draftPlan, jacquardType, loomType, shedding, zariType } from './looms'
export { AMBIGUOUS_NAMES, fabricName } from './names'
export { bonding, nonwovenTech } from './nonwovens'
export {
  constructionState,
  dyeability,
  endUse,
  fabricStructure,
  inspection,
  isStructure,
  reedSystem,
  selvedge,
  warpSizing,
  yarnSpinning,
} from './structures'
export { weave } from './weaves'
