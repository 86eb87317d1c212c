import { expect, it } from 'vitest'
import type { SoundState } from './sound-channel.ts'
import { cow, hen, stateAfter, wordless } from './testing/channel.ts'
import { readingProgress } from './use-read-aloud.ts'

it.each<[ReturnType<typeof readingProgress>, string, SoundState, boolean]>([
  ['waiting', 'before the text begins', stateAfter(hen, { playing: hen }), false],
  ['playing', 'while it plays', stateAfter(cow, { playing: cow }), false],
  ['heard', 'in the silence after it', stateAfter(cow, {}), true],
  ['unheard', 'if the device cannot speak it', stateAfter(cow, { unheard: cow }), false],
  ['unheard', 'if its recording failed and the device cannot speak', stateAfter(cow, { unheard: cow }), true],
  ['cut', 'if it needs a touch', stateAfter(cow, { blocked: cow }), false],
  ['cut', 'if another text plays', stateAfter(hen, { playing: hen }), true],
  ['cut', 'if another text cannot be spoken', stateAfter(wordless, { unheard: wordless }), true],
  ['cut', 'if a hidden page stopped all sounds', { ...stateAfter(cow, {}), last: null }, true],
])('reports a text as "%s" %s', (progress, _when, state, hasBegun) => {
  expect(readingProgress(state, cow.text, hasBegun)).toBe(progress)
})
