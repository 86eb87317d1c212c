import { createContext, useContext, useState } from 'react'

/** What the page shows of its words; the last two are for testing oneself. */
export type Shown = 'french' | 'both' | 'hidden-french' | 'hidden-english'

interface Study {
  shown: Shown
  /** Tells those who listen to the page what came to light. */
  announce(text: string, lang: 'fr' | 'en'): void
}

export const StudyContext = createContext<Study>({ shown: 'french', announce: () => undefined })

interface Text {
  french: string
  english: string
}

interface StudiedText {
  isFrenchHidden: boolean
  english: 'absent' | 'hidden' | 'shown'
  /** Shows what is hidden of the text. */
  reveal(): void
  /** Whether the English of this text alone may be shown or put away: the page tests nobody. */
  isTurnable: boolean
  toggleEnglish(): void
}

/**
 * One text as the page shows it, and whether the pupil turned it.
 * `hasClue`: something else on the page, such as a picture, tells which word is meant; without it only a text
 * that has its English is hidden.
 */
export function useStudied({ french, english }: Text, hasClue = false): StudiedText {
  const { shown, announce } = useContext(StudyContext)
  // Remembered with what the page shows: a change of that sets every word again.
  const [own, setOwn] = useState({ shown, isTurned: false })
  const isTurned = own.shown === shown && own.isTurned
  const turn = (turned: boolean) => setOwn({ shown, isTurned: turned })

  return {
    isFrenchHidden: shown === 'hidden-french' && !isTurned && (hasClue || english !== ''),
    english: english === '' ? 'absent' : englishOf(shown, isTurned),
    isTurnable: english !== '' && (shown === 'french' || shown === 'both'),
    reveal() {
      turn(true)
      if (shown === 'hidden-french') announce(french, 'fr')
      else announce(english, 'en')
    },
    toggleEnglish: () => turn(!isTurned),
  }
}

function englishOf(shown: Shown, isTurned: boolean): StudiedText['english'] {
  switch (shown) {
    case 'french':
      return isTurned ? 'shown' : 'absent'
    case 'both':
      return isTurned ? 'absent' : 'shown'
    case 'hidden-french':
      return 'shown'
    case 'hidden-english':
      return isTurned ? 'shown' : 'hidden'
  }
}
