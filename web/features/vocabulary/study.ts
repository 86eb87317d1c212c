import { createContext, useContext, useState } from 'react'

/** What the page shows of its words. The last two are self-tests. */
export type Shown = 'french' | 'both' | 'hidden-french' | 'hidden-english'

interface Study {
  shown: Shown
  /** Announces revealed text to screen readers. */
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
  /** Reveals the hidden part of the text. */
  reveal(): void
  /** Whether the English of this text can be toggled separately; false in self-tests. */
  isTurnable: boolean
  toggleEnglish(): void
}

/**
 * One text as the page shows it, and whether the pupil toggled it. `hasClue`: something else, such as a
 * picture, identifies the word; without it, only texts with English are hidden.
 */
export function useStudied({ french, english }: Text, hasClue = false): StudiedText {
  const { shown, announce } = useContext(StudyContext)
  // Stored with the setting, so that changing the setting resets every word.
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
