import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { tabStorage } from '../../../lib/storage/browser-storage.ts'
import { PLACE_PREFIX } from '../../../lib/storage/drafts.ts'
import { parseKept } from './draft-store.ts'

/**
 * State of a view that is there again when one comes back to it, by the browser's way back or by loading the page again: what was looked for,
 * which page of a list was open. It is kept in this tab with the entry of its history, so whoever comes by a link begins afresh.
 */
export function useKeptPlace<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  initial: z.output<Schema>,
): [place: z.output<Schema>, keep: (next: z.output<Schema>) => void] {
  const key = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  const entry = `${PLACE_PREFIX}${key} ${name}`
  const [place, setPlace] = useState(() => parseKept(tabStorage.getItem(entry), schema) ?? initial)
  useEffect(() => {
    const text = JSON.stringify(place)
    if (text === JSON.stringify(initial)) tabStorage.removeItem(entry)
    else tabStorage.setItem(entry, text)
  }, [entry, place, initial])
  return [place, setPlace]
}
