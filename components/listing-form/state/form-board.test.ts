import { describe, expect, it } from 'vitest'
import { yarn } from '@/lib/domain/modules/yarn'
import { FormBoard } from './form-board'
import { openForm } from './form-fields'
import { formState } from './form-judgement'
import { type FormSubject, openingValues } from './form-subject'

const subject: FormSubject = { definition: yarn, opened: null, isMicroOrSmall: false, rates: {} }
const opening = openForm(yarn, openingValues(subject))

function openBoard(): FormBoard {
  return new FormBoard(subject, opening, formState(subject, opening))
}

describe('the board of a form', () => {
  it('opens with what the server says of it', () => {
    const { values, shown, blocking, completeness } = formState(subject, opening)
    expect(openBoard().read()).toMatchObject({ values, shown, blocking, completeness, hasChanges: false })
  })

  it('shows and hides fields, and knows of unsaved work, before the judgement is there', () => {
    const board = openBoard()
    board.set('yarnFamily', 'Polyester filament')
    expect(board.read().shown.has('denier')).toBe(true)
    expect(board.read().hasChanges).toBe(true)
  })

  it('judges what was typed meanwhile as soon as the judgement is there, and then at once', async () => {
    const board = openBoard()
    const heard: number[] = []
    board.subscribe(() => heard.push(board.read().completeness.score))
    board.set('basePrice', '289')
    await board.judge()
    expect(board.read().values.basePrice).toBe(289)
    expect(heard.length).toBeGreaterThan(1)
    board.set('basePrice', '-1')
    expect(board.read().blocking.map(({ field }) => field)).toContain('basePrice')
  })

  it('tells a field’s faults once it was left, or once publishing was tried', async () => {
    const board = openBoard()
    await board.judge()
    board.set('basePrice', '-1')
    expect([...board.read().told.keys()]).not.toContain('basePrice')
    board.touch('basePrice')
    expect(board.read().told.get('basePrice')).toHaveLength(1)
    board.attempt()
    expect([...board.read().told.keys()]).toContain('title')
  })
})
