/** How cloth is packed, as papers and lists say it: "packed on paper tubes with polythene". */

const PACKAGE =
  '(?:rolls?|bales?|tubes?|cores?|pipes?|beams?|cartons?|ctns?|box(?:es)?|cases?|pallets?|bags?|polybags?|sacks?|bundles?|batches|lengths|takas?|lumps?)'
const OF_WHAT =
  '(?:hard|strong|thick|inner|outer|single|double|jumbo|export|standard|seaworthy|press(?:ed)?|[3579][ -]?ply|pp|pe|hdpe|ldpe|pvc|poly|polythene|polyethylene|plastic|paper|kraft|cardboard|card|board|hessian|gunny|jute|steel|iron|wooden|cloth|stretch|shrink|bopp|water ?proof)'
const COVER =
  '(?:polythene|polyethylene|paper|hessian|gunny|films?|foil|covers?|covering|sheets?|wrap(?:p(?:ing|er|ers))?|straps?|strips?|hoops?|tapes?|liners?)'
const STUFF = `(?:an? |each )?(?:${OF_WHAT} ){0,3}(?:${PACKAGE}|${COVER})(?: form)?(?![a-z])`
const AND = '(?: ?,)?(?: (?:and|with|in|on|by|under|packed|wrapped|covered|strapped|baled|&))+'
const PACKED = '(?:packed|packing|wrapped|rolled|wound|baled|covered|put up)'

/** Words of packing that say nothing else of the goods. A number counts packages: "packed in 210 bales". */
export const packingClause = (number = ''): string =>
  `(?:${PACKED}(?: and ${PACKED})? (?:in|on|onto|with|into|by)|(?:rolls?|bales?) ${PACKED}(?: (?:in|on|with))?|(?:each|every) (?:roll|bale|piece|taka)(?: (?:is )?${PACKED})? (?:in|on|with)|in(?= ${number}(?:rolls?|bales?) (?:with|in|on|packed|wrapped|covered))|on(?= (?:${OF_WHAT} ){0,3}(?:tubes?|cores?|pipes?)(?![a-z]))) ${number}${STUFF}(?:${AND} ${STUFF})*`
