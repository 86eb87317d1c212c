import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { tabStorage } from '../../../lib/storage/browser-storage.ts'
import { PLACE_PREFIX } from '../../../lib/storage/drafts.ts'
import { parseStored } from './parse-stored.ts'

/**
 * State of a view that is restored on reload and on the browser's back button, e.g. a search text or a page number. Stored
 * in this tab for the current history entry, so a view opened by a link starts with the initial state.
 */
export function useHistoryState<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  initial: z.output<Schema>,
): [state: z.output<Schema>, setState: (next: z.output<Schema>) => void] {
  const historyKey = useLocation({ select: (location) => location.state.__TSR_key ?? '' })
  const entry = `${PLACE_PREFIX}${historyKey} ${name}`
  const [state, setState] = useState(() => parseStored(tabStorage.getItem(entry), schema) ?? initial)
  useEffect(() => {
    const text = JSON.stringify(state)
    if (text === JSON.stringify(initial)) tabStorage.removeItem(entry)
    else tabStorage.setItem(entry, text)
  }, [entry, state, initial])
  return [state, setState]
}
