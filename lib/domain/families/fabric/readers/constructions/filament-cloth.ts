/** Names of cloths that are mostly of filament. */
export const FILAMENT_CLOTH =
  /\b(?:satin|crepe|dola|micro(?! ?(?:modal|checks?|dots?))|georgette|chiffon|taff?eta|organza|weightless|santoon|chinn?on|vichitra|pongee)\b/
const OF_FILAMENT =
  /\b(?:poly|polyester|pes|silk|acetate|cupro|bemberg|dty|fdy|poy|bright|dull|roto|tex(?:turi[sz]ed)?)\b/
const IN_PART = /\b(?:silk|filament|acetate)\b/
/** Finer yarn of viscose is more often a filament. */
const SPUN_VISCOSE_MAX = 60

/** Whether bare figures in a line may be the deniers of a filament: cloth of cotton or of other spun yarn has none. */
export const mayBeDeniers = (text: string, fibre: string | null, finest: number): boolean =>
  (fibre === null && (OF_FILAMENT.test(text) || FILAMENT_CLOTH.test(text))) ||
  (fibre !== null && IN_PART.test(text)) ||
  (fibre === 'Viscose spun' && finest > SPUN_VISCOSE_MAX)
