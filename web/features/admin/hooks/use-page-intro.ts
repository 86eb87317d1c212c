import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { browserStorage } from '../../../lib/storage/browser-storage.ts'
import { parseKept } from './draft-store.ts'

const SEEN_KEY = 'mme:intros'

/** Whether a page's introduction is shown: by itself on the first visit with this browser, later on request. */
export function usePageIntro(name: string): [isShown: boolean, show: (isShown: boolean) => void] {
  const [isShown, show] = useState(() => !seenIntros().includes(name))
  useEffect(() => {
    const seen = seenIntros()
    if (!seen.includes(name)) browserStorage.setItem(SEEN_KEY, JSON.stringify([...seen, name]))
  }, [name])
  return [isShown, show]
}

function seenIntros(): string[] {
  return parseKept(browserStorage.getItem(SEEN_KEY), z.array(z.string())) ?? []
}
