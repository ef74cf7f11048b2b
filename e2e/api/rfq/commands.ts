import fc from 'fast-check'
import { accepts, actions } from './commands/act'
import { anotherCreate } from './commands/create'
import { moves, notes } from './commands/orders'
import type { Command } from './commands/parts'
import { answers } from './commands/respond'
import { deadlines, validities } from './commands/time'

/** Often what moves a trade on, now and then what ends it. */
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: answers('SUBMIT') },
  { weight: 2, arbitrary: answers('ACCEPT_COUNTER') },
  { weight: 1, arbitrary: answers('DECLINE', 'WITHDRAW') },
  { weight: 2, arbitrary: answers('DRAFT', 'PREVIEW', 'REQUEST_INFO', 'REQUEST_INFO') },
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
  .tuple(answers('SUBMIT'), fc.array(command, { minLength: 12, maxLength: 28, size: 'max' }))
  .map(([first, more]) => [first, ...more])
