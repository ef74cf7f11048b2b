import fc from 'fast-check'
import { accepts, actions } from './act'
import { anotherCreate } from './create'
import { moves, notes } from './orders'
import type { Command } from './parts'
import { responses } from './respond'
import { deadlines, validities } from './time'

/** Weighted so that most commands advance a trade and few end it. */
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: responses('SUBMIT') },
  { weight: 2, arbitrary: responses('ACCEPT_COUNTER') },
  { weight: 1, arbitrary: responses('DECLINE', 'WITHDRAW') },
  { weight: 2, arbitrary: responses('DRAFT', 'PREVIEW', 'REQUEST_INFO', 'REQUEST_INFO') },
  { weight: 3, arbitrary: actions('COUNTER') },
  { weight: 1, arbitrary: actions('DECLINE_QUOTE') },
  { weight: 2, arbitrary: actions('PROVIDE_INFO') },
  { weight: 1, arbitrary: actions('CANCEL', 'CLOSE', 'CLOSE', 'REMOVE') },
  { weight: 4, arbitrary: accepts },
  { weight: 4, arbitrary: moves },
  { weight: 1, arbitrary: notes },
  { weight: 1, arbitrary: anotherCreate },
  { weight: 1, arbitrary: deadlines },
  { weight: 1, arbitrary: validities },
)

export const moreCommands = fc
  .tuple(responses('SUBMIT'), fc.array(command, { minLength: 12, maxLength: 28, size: 'max' }))
  .map(([first, more]) => [first, ...more])
