import confusables from './confusables.json'

/** Each character that looks like others, and those others: of Unicode's confusables.txt 17.0 what an address can hold. */
const PROTOTYPES = new Map(
  Object.entries(confusables).flatMap(([looksLike, characters]) =>
    [...characters].map((character): [string, string] => [character, looksLike]),
  ),
)

/** Characters that take no place, and a second dot on an i or a j. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?<=[ij])\u0307/gu

/**
 * What an address looks like (UTS 39, section 4): two with the same skeleton look the same.
 * @param email as returned by normaliseEmail
 */
export function emailSkeleton(email: string): string {
  const looks = [...email.normalize('NFD')].map((character) => PROTOTYPES.get(character) ?? character)
  return looks.join('').replaceAll(INVISIBLE, '').normalize('NFD')
}
