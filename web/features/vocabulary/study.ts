import { createContext, useContext, useState } from 'react'

/** The parts of its words that a page shows. The last two are self-tests. */
export type Shown = 'all' | 'hidden-french' | 'hidden-english'

interface Study {
  shown: Shown
  /** Announces revealed text to screen readers. */
  announce(text: string, lang: 'fr' | 'en'): void
}

export const StudyContext = createContext<Study>({ shown: 'all', announce: () => undefined })

interface Text {
  french: string
  english: string
}

interface StudiedText {
  isFrenchHidden: boolean
  /** `help`: shown while the English help is. */
  english: 'absent' | 'help' | 'hidden' | 'shown'
  /** Reveals the hidden part of the text. */
  reveal(): void
  /** Whether the English of this text can be shown while the help is not; false in self-tests. */
  canToggleEnglish: boolean
  toggleEnglish(): void
}

/**
 * One text as the page shows it, and whether the pupil toggled it. `hasClue`: something else, such as a
 * picture, identifies the word; without it, only texts with English are hidden.
 */
export function useStudied({ french, english }: Text, hasClue = false): StudiedText {
  const { shown, announce } = useContext(StudyContext)
  // Stored with the setting, so that changing the setting resets every word.
  const [own, setOwn] = useState({ shown, isToggled: false })
  const isToggled = own.shown === shown && own.isToggled
  const setToggled = (isOn: boolean) => setOwn({ shown, isToggled: isOn })

  return {
    isFrenchHidden: shown === 'hidden-french' && !isToggled && (hasClue || english !== ''),
    english: english === '' ? 'absent' : englishOf(shown, isToggled),
    canToggleEnglish: english !== '' && shown === 'all',
    reveal() {
      setToggled(true)
      if (shown === 'hidden-french') announce(french, 'fr')
      else announce(english, 'en')
    },
    toggleEnglish: () => setToggled(!isToggled),
  }
}

function englishOf(shown: Shown, isToggled: boolean): StudiedText['english'] {
  switch (shown) {
    case 'all':
      return isToggled ? 'shown' : 'help'
    case 'hidden-french':
      return 'shown'
    case 'hidden-english':
      return isToggled ? 'shown' : 'hidden'
  }
}
