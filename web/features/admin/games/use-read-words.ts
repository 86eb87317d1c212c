import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ownWordsQuery } from '../data/queries.ts'
import { readWords } from './words-text.ts'

/** Reads a list of words, with what the bank and the school's own pages know of them. */
export function useReadWords() {
  const { data: own } = useQuery(ownWordsQuery)
  return useCallback((source: string | ArrayBuffer) => readWords(source, own), [own])
}
