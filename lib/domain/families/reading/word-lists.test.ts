import { expect, test } from 'vitest'
import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'
import { longestNamed, stated, wordLists } from './word-lists'

const lists = wordLists([
  ['fibre', openVocabulary(['Cotton', 'Silk'])],
  ['cloth', openVocabulary(['Cotton voile', 'Satin', 'Silk']), true],
  ['use', openVocabulary([option('Voile', 'cotton voile')])],
])
const namesAt = (words: string, at = 0) => longestNamed(lists, words.split(' '), at).map(({ name }) => name)

test('the longest phrase of all lists wins, and every list that has it is named in order', () => {
  expect(namesAt('cotton voile white')).toEqual(['cloth', 'use'])
  expect(namesAt('pure silk', 1)).toEqual(['fibre', 'cloth'])
  expect(namesAt('linen')).toEqual([])
})

test('a list that the line does not mean leaves the word to a shorter phrase of another', () => {
  const isMeant = ({ name }: { name: string }) => name === 'fibre'
  expect(longestNamed(lists, ['cotton', 'voile'], 0, isMeant)).toMatchObject([
    { name: 'fibre', value: 'Cotton', used: 1 },
  ])
})

test('a field of several values gets a list', () => {
  const [fibre, cloth] = longestNamed(lists, ['silk'], 0)
  expect([fibre && stated(fibre, 'silk').typed, cloth && stated(cloth, 'silk').typed]).toEqual(['Silk', ['Silk']])
})
