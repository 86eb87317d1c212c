import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DeckFault, type GameDeck, type GameOptions } from '../game.ts'
import { noteSentence } from '../note-sentences.ts'
import { anyFilter, anySeed } from './any-options.ts'
import { SENTENCE_PATTERN, sentencesOf } from './sentences.ts'
import { spoiledRecords } from './spoiled-record.ts'

interface Records<Deck> {
  /** Valid records in all formats of the game. */
  samples: readonly string[]
  /** Valid and invalid records. */
  anyData: fc.Arbitrary<string>
  /** Plays a deck to the end and checks each state. */
  play(deck: Deck, options: GameOptions): void
}

/** Contract tests for the records of every game. */
export function recordContract<Deck extends GameDeck>(
  rules: { parseDeck(data: string): Deck },
  { samples, anyData, play }: Records<Deck>,
): void {
  it.each(samples)('parse their own sample without a fault: %s', (sample) => {
    const { faults, items } = rules.parseDeck(sample)
    expect(faults).toEqual([])
    expect(items.length).toBeGreaterThan(0)
  })

  it.each(samples.flatMap(spoiledRecords))('play a record $name, or explain why they cannot', (spoiled) => {
    const sound = deckOrFault(() => rules.parseDeck(spoiled.data))
    if (sound instanceof DeckFault) {
      expect(spoiled.isPlayable).toBe(false)
      expect(noteSentence(sound.note)).toMatch(SENTENCE_PATTERN)
      return
    }
    const whole = rules.parseDeck(spoiled.from)
    if (spoiled.isPlayable) expect(sound.items.length).toBeGreaterThanOrEqual(whole.items.length)
    const notesBefore = new Set(notesOf(whole))
    for (const sentence of notesOf(sound)) expect(sentence).toMatch(SENTENCE_PATTERN)
    if (spoiled.isReported) expect(notesOf(sound).filter((note) => !notesBefore.has(note))).not.toEqual([])
    play(sound, { seed: 1 })
  })

  it('play the valid part of any record to the end, or explain why they cannot', () => {
    fc.assert(
      fc.property(fc.oneof(anyData, fc.string(), fc.json()), anySeed, anyFilter, (text, seed, filter) => {
        const sound = deckOrFault(() => rules.parseDeck(text))
        if (sound instanceof DeckFault) {
          expect(noteSentence(sound.note)).toMatch(SENTENCE_PATTERN)
          return
        }
        for (const sentence of notesOf(sound)) expect(sentence).toMatch(SENTENCE_PATTERN)
        play(sound, { seed, ...(filter !== undefined && { filter }) })
      }),
      { numRuns: 150 },
    )
  })
}

/** The sentences that the teacher gets about a record. */
function notesOf({ faults, warnings }: GameDeck): string[] {
  return sentencesOf([...faults, ...warnings])
}

function deckOrFault<Deck>(parse: () => Deck): Deck | DeckFault {
  try {
    return parse()
  } catch (error) {
    if (error instanceof DeckFault) return error
    throw error
  }
}
