import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { PLACE_PREFIX } from '../../../lib/storage/drafts.ts'

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
  const [place, setPlace] = useState(() => read(entry, schema) ?? initial)
  useEffect(() => write(entry, JSON.stringify(place), JSON.stringify(initial)), [entry, place, initial])
  return [place, setPlace]
}

function read<Schema extends z.ZodMiniType>(entry: string, schema: Schema): z.output<Schema> | null {
  try {
    const found = z.safeParse(schema, JSON.parse(sessionStorage.getItem(entry) ?? 'null'))
    return found.success ? found.data : null
  } catch {
    return null
  }
}

/** A browser that keeps nothing forgets it with the page. */
function write(entry: string, place: string, initial: string): void {
  try {
    if (place === initial) sessionStorage.removeItem(entry)
    else sessionStorage.setItem(entry, place)
  } catch {
    // Full, or not allowed: then there is nothing to come back to.
  }
}
