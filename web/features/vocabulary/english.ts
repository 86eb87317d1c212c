import { createContext, useContext, useState } from 'react'

/** Whether the switch of the page shows the English of everything. */
export const EnglishShown = createContext(false)

/** Whether one word's English is shown: by the page's switch or its own button. */
export function useEnglish(): { isShown: boolean; toggle(): void } {
  const isShownOnPage = useContext(EnglishShown)
  // Remembered with the position of the page's switch: turning that one sets every word anew.
  const [own, setOwn] = useState({ page: isShownOnPage, isShown: isShownOnPage })
  const isShown = own.page === isShownOnPage ? own.isShown : isShownOnPage
  return { isShown, toggle: () => setOwn({ page: isShownOnPage, isShown: !isShown }) }
}
