export { knitType } from './knits'
export { dobbyType, draftPlan, jacquardType, loomType, shedding, zariType } from './looms'
export { fabricName } from './names'
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
  widthForm,
  yarnSpinning,
} from './structures'
export { weave } from './weaves'
