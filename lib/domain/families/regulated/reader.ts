import { type Notation, readerOf } from '../reading/notations'
import { type TextReader, understood } from '../reading/reading'

/** "authorisation PCB/2025/118", "licence no. GJ-2211". */
const authorisation: Notation = {
  pattern:
    /(?:(?:spcb|pcb|cpcb|gpcb|mpcb|tnpcb) )?(?:authori[sz]ation|licen[cs]e|consent)(?: ?(?:no|number)\b\.?)? ?[:#-]? ?(?=\S*\d)[a-z0-9][a-z0-9./-]{2,59}/iy,
  read: ({ text }) => [understood('authorisationNo', text, text.split(' ').at(-1))],
}

export const authorisationReader: TextReader = readerOf(
  'authorisationNo',
  ['authorisation PCB/2025/118', 'licence no. GJ-2211'],
  [authorisation],
)
