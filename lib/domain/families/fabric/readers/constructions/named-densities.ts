/** Ends and picks that words say: "reed 64 pick 56", "68 epi 64 ppi". */

const ENDS = '(?:reed|epi|ends(?: ?(?:/|per) ?inch)?)'
const PICKS = '(?:picks?(?: ?(?:/|per) ?inch)?|ppi)'
const NUMBER = String.raw`\d{2,3}(?:\.\d)?`
const IS = '(?: ?[:=-])? ?'
const AND = ' ?(?:[,x/&-]|and)? ?'
const NAMED = new RegExp(
  [
    `\\b${ENDS}${IS}${NUMBER}(?! ?x ?\\d)${AND}${PICKS}${IS}${NUMBER}(?![\\dx])`,
    `(?<![\\dx/.])${NUMBER} ?${ENDS}${AND}${NUMBER} ?${PICKS}\\b`,
    `\\b${ENDS} ?[x/&-]? ?${PICKS}${IS}${NUMBER} ?[x/] ?${NUMBER}(?![\\dx])`,
  ].join('|'),
)

/** The line without the ends and picks that its words say, and those two numbers; null when it says none. */
export function withoutNamedDensities(line: string): { rest: string; pair: string } | null {
  const [found] = NAMED.exec(line) ?? []
  return found === undefined
    ? null
    : { rest: line.replace(found, ' '), pair: (found.match(/\d+(?:\.\d)?/g) ?? []).join('x') }
}
