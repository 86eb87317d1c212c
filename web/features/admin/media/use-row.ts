import { useState } from 'react'
import type { CatalogueWord } from '../../../../content/words/catalogue.ts'

/** The words of a list, one after the other. */
export function useRow() {
  const [chosen, setChosen] = useState<readonly CatalogueWord[]>([])
  const [todo, setTodo] = useState<readonly CatalogueWord[]>([])
  const [last, setLast] = useState<CatalogueWord | null>(null)
  /** Each word that was said -> where it is heard. */
  const [taken, setTaken] = useState<ReadonlyMap<string, string>>(new Map())
  const [word] = todo
  return {
    /** What is to be said now; undefined before the first and after the last. */
    word,
    /** The one that was said before it. */
    last,
    taken,
    /** Counts from 1. */
    position: word ? chosen.indexOf(word) + 1 : chosen.length,
    total: chosen.length,
    begin(words: readonly CatalogueWord[]) {
      setChosen(words)
      setTodo(words)
      setLast(null)
    },
    take(url: string) {
      if (!word) return
      setTaken(new Map(taken).set(word.voice, url))
      setLast(word)
      setTodo(todo.slice(1))
    },
    skip: () => setTodo(todo.slice(1)),
    /** The one before comes once more, before this one. */
    again() {
      if (!last) return
      setTodo([last, ...todo])
      setLast(null)
    },
    end: () => setTodo([]),
  }
}
export type Row = ReturnType<typeof useRow>
