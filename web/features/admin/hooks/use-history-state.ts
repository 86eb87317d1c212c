import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { ownProperty } from '../../../../domain/own-property.ts'
import { tabStorage } from '../../../lib/storage/browser-storage.ts'
import { PLACE_PREFIX } from '../../../lib/storage/drafts.ts'

/**
 * State of a view that is restored on reload and on the browser's back button, e.g. a search text or a page
 * number. Stored in this tab for the current history entry, so a view opened by a link starts with the
 * initial state.
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

/**
 * Reads and sets a search parameter, e.g. `class` in `/admin/week?class=4-1`; null if it is absent. Setting
 * it removes all other parameters.
 */
export function useSearchParam(
  name: string,
): [value: string | null, setValue: (next: string | null) => void] {
  const value: unknown = useSearch({ strict: false, select: (search: object) => ownProperty(search, name) })
  const navigate = useNavigate()
  return [
    // The router parses a value that looks like a number.
    typeof value === 'string' || typeof value === 'number' ? String(value) : null,
    (next) =>
      void navigate({
        to: '.',
        search: next === null ? {} : { [name]: next },
        replace: true,
        resetScroll: false,
      }),
  ]
}

/** Parses stored JSON. Null if there is none, or if another version of the site stored something else. */
export function parseStored<Schema extends z.ZodMiniType>(
  text: string | null,
  schema: Schema,
): z.output<Schema> | null {
  try {
    return z.safeParse(schema, JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}
