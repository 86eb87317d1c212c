import fc from 'fast-check'
import { expect } from 'vitest'
import { wordsIn } from '../dictee-eclair/verdict.ts'
import { currentItem } from '../quiz-state.ts'
import { tilesInOrder } from '../sentence-deck.ts'
import type { SentenceAction, SentenceState } from '../sentence-quiz.ts'
import { anyMedia, anyRecord, anyText } from './any-record.ts'
import type { Sample } from './contract.ts'

const rows = [
  { sentence: 'Le coq chante le matin.', orders: ['Le matin, le coq chante.'] },
  { sentence: "La chèvre mange de l'herbe." },
  { sentence: 'Le hibou vole sans bruit.' },
  { sentence: 'As-tu un animal à la maison?', orders: ['À la maison, as-tu un animal?'] },
  { sentence: 'Je tousse.' },
  { sentence: 'Il fait très froid à Québec en février.' },
].map((row, place) => ({ ...row, image: `${place}.svg`, sound: `${place}.mp3` }))

const choices = ['coq', 'chante'].map((word) => ({ word, sound: `${word}.mp3` }))

export const sentenceSample: Sample<SentenceState, SentenceAction> = {
  data: JSON.stringify(rows),
  otherForms: [JSON.stringify([{ isHeard: true, choices }, ...rows])],
  anyData: anyRecord(
    fc.oneof(
      fc.record({
        sentence: anyText,
        orders: fc.option(fc.array(anyText, { maxLength: 3 }), { nil: undefined }),
        image: anyMedia,
        sound: anyMedia,
      }),
      fc.constant({ isHeard: true }),
    ),
  ),
  next: (state) =>
    state.phase === 'asking' ? { type: 'write', text: rightAnswer(state), ms: 3000 } : { type: 'next' },
  anyTurn: fc.oneof(
    fc.record({
      type: fc.constant('write' as const),
      text: fc.oneof(anyText, fc.constantFrom('chante le coq le matin', 'Je tousse')),
      ms: fc.option(fc.integer(), { nil: undefined }),
    }),
    fc.constantFrom<SentenceAction>({ type: 'reveal' }, { type: 'next' }),
  ),
  check({ phase, items, current, queue, tried, total }) {
    expect([current, ...queue].every((place) => items[place] !== undefined)).toBe(true)
    expect(queue.length + (phase === 'asking' ? 1 : 0)).toBeLessThanOrEqual(total)
    if (phase === 'cheering') expect(queue).toEqual([])
    expect(tried.every((text) => text.length <= 200)).toBe(true)
  },
}

/** The tiles in order, or the words as they are heard. */
function rightAnswer(state: SentenceState): string {
  const item = currentItem(state)
  return (state.isTiled ? tilesInOrder(item, state.mostTiles) : wordsIn(item.word)).join(' ')
}
