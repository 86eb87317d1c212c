import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ownWordsQuery } from '../data/queries.ts'
import { readWordList, type WordListDraft } from './read-words.ts'

/** Reads a list of words, with what the bank and the school's own pages know of them. */
export function useReadWords() {
  const { data: own } = useQuery(ownWordsQuery)
  return useCallback(({ text, columns }: WordListDraft) => readWordList(text, own, columns), [own])
}
