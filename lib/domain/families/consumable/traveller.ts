/** Numbers of ring travellers: 6/0 in the trade, 35.5 by ISO, which is the weight of 1000 in g. */

export interface TravellerSize {
  /** "C1", "C1 UL udr", "EL 1 hf". */
  profile: string
  /** "6/0", "1", "35.5". */
  number: string
}

const PROFILE = String.raw`(?:em|el|m|c|h|hd|sr|sfb|u|ul|n|z|j|r|hz|nt|sa|tx|oval) ?-?\d?(?: ?(?:el|ul|em|ml|hw|mm|sfb))?(?: ?(?:udr|dr|hr|hf|rf|lf|fm|f|r|hd|lp|hrw))?`
const SIZE = new RegExp(`^(?:(?<profile>${PROFILE}) ?)?(?:no\\.? ?)?(?<number>\\d{1,2}\\/0|\\d{1,3}(?:\\.\\d)?)$`, 'i')

/** Profile and number of a size as typed; null for anything else. */
export function readTravellerSize(text: string): TravellerSize | null {
  const { profile = '', number } = SIZE.exec(text.trim().replace(/\s+/g, ' '))?.groups ?? {}
  return number === undefined ? null : { profile: profileText(profile), number }
}

/** One spelling of a profile: "C 1 ul UDR" is "C1 UL udr". */
export function profileText(typed: string): string {
  return typed
    .trim()
    .replace(/^([a-z]+) ?-?(\d)/i, (_, letters: string, digit: string) => `${letters}${digit}`)
    .split(/\s+/)
    .map((word) => (/^(?:udr|dr|hr|hf|rf|lf|fm|f|r|lp|hrw)$/i.test(word) ? word.toLowerCase() : word.toUpperCase()))
    .join(' ')
}

/** Weight of 1000 travellers in g by their number; makers agree within a few percent. */
const ISO_WEIGHT: Readonly<Record<string, number>> = {
  '10/0': 25,
  '9/0': 26.5,
  '8/0': 28,
  '7/0': 31.5,
  '6/0': 35.5,
  '5/0': 40,
  '4/0': 45,
  '3/0': 50,
  '2/0': 56,
  '1/0': 63,
  '1': 71,
  '2': 80,
  '3': 90,
  '4': 100,
  '5': 112,
  '6': 125,
  '7': 140,
  '8': 160,
  '9': 180,
  '10': 200,
}

/** What 1000 travellers of a number usually weigh, in g; null for a number that we do not know. */
export function travellerWeight(number: string): number | null {
  return ISO_WEIGHT[number.replace(/\s/g, '')] ?? null
}
