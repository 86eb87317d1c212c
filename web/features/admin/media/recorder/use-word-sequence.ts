import { useState } from 'react'
import type { CatalogueWord } from '../../../../../content/words/catalogue.ts'

/** Steps through a list of words to record. */
export function useWordSequence() {
  const [chosen, setChosen] = useState<readonly CatalogueWord[]>([])
  const [remaining, setRemaining] = useState<readonly CatalogueWord[]>([])
  const [last, setLast] = useState<CatalogueWord | null>(null)
  /** Addresses of the recordings by voice. */
  const [recorded, setRecorded] = useState<ReadonlyMap<string, string>>(new Map())
  const [word] = remaining
  return {
    /** The current word; undefined before the first and after the last. */
    word,
    /** The word recorded before the current one. */
    last,
    recorded,
    /** Position of the current word, from 1. */
    position: word ? chosen.indexOf(word) + 1 : chosen.length,
    total: chosen.length,
    start(words: readonly CatalogueWord[]) {
      setChosen(words)
      setRemaining(words)
      setLast(null)
    },
    addRecording(url: string) {
      if (!word) return
      setRecorded(new Map(recorded).set(word.voice, url))
      setLast(word)
      setRemaining(remaining.slice(1))
    },
    skip: () => setRemaining(remaining.slice(1)),
    /** Returns to the word before the current one. */
    goBack() {
      if (!last) return
      setRemaining([last, ...remaining])
      setLast(null)
    },
    end: () => setRemaining([]),
  }
}
export type WordSequence = ReturnType<typeof useWordSequence>
