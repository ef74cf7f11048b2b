const FIBRE = '(?:polyester|poly|polypropylene|nylon|cotton|viscose|jute)'
/** "Spun polyester cones" are of the goods. */
const OF_PACKAGE = new RegExp(
  String.raw`(?<!\p{L})(?<!\b(?:spun|textured|trilobal|filament|recycled|dyed|bright|virgin|and|&|\/)\s*)${FIBRE}\s+(?=(?:cones?|tubes?|bags?)(?!\p{L}))`,
  'giu',
)
const OTHER_GOODS =
  /(?<!\p{L})(?:cotton|combed|carded|viscose|rayon|modal|lyocell|linen|wool|silk|acrylic|nylon|polyester|p\/?v|p\/?c|cvc)(?!\p{L})/iu
/** A part of the line begins here, or words of packing with what one of them weighs: ", ", " - ", "packed in 50 kg woven ". */
const IN_FRONT =
  /(?:[,;|(:]|\.(?=\s)|\s[-–]|(?<!\p{L})(?:packing|packed(?:\s+in)?|on|in|with))\s*(?:(?:on|in|with)\s+)?(?:\d+(?:\.\d+)?\s*(?:kgs?\.?\s+)?)?(?:woven\s+)?$/iu

/**
 * A request without the fibres of its packages: "30s combed, polyester cone". Of a line that names no other goods the fibre is that of
 * the goods: "40s polyester cones".
 */
export function withoutPackageFibres(text: string): string {
  return text.replace(OF_PACKAGE, (fibre, index: number) => {
    const before = text.slice(0, index)
    // "Nylon cones, not polyester" are of nylon.
    return IN_FRONT.test(before) && OTHER_GOODS.test(before) ? '' : fibre
  })
}
