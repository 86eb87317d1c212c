import { type ReactNode, useId } from 'react'
import type { FilterChoice } from '../../../../domain/games/game.ts'
import type { GameKind } from '../../../../domain/games/kinds.ts'
import { computedText } from '../../../../domain/spoken-sentences.ts'
import hand from '../../../ui/art/hand.svg'
import { Bilingual } from '../../../ui/Bilingual.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LazyOwl, LazySignIn } from '../../../ui/lazy-owl.ts'
import { PlayIcon } from '../../../ui/PlayIcon.tsx'
import { SignIcon } from '../../../ui/ToolIcon.tsx'
import styles from './StartView.module.css'
import { WordsLink } from './WordsLink.tsx'

interface StartViewProps {
  kind: GameKind
  instructions: string
  filters: readonly FilterChoice[]
  filter: number | undefined
  onFilter(value: number): void
  /** True if nobody is signed in, so nothing counts. */
  isVisitor: boolean
  /** Path of the page with the game's words, if known. */
  wordsPath: string | undefined
  onStart(): void
  /** Continues a saved game. Undefined if there is none. */
  onResume: (() => void) | undefined
  /** Starts or continues the game with a demonstration. */
  onShow(): void
  /** Rendered below the buttons. */
  children: ReactNode
}

/** Start screen of a game: its dimmed board with the buttons to begin, and the owl with the instructions. */
export function StartView({
  kind,
  instructions,
  filters,
  filter,
  onFilter,
  isVisitor,
  wordsPath,
  onStart,
  onResume,
  onShow,
  children,
}: StartViewProps) {
  // The lines after the first are English.
  const [french = '', ...english] = instructions.split('\n')
  return (
    <div className={styles.start}>
      <LazyOwl className={styles.owl} size={240} pose="waving" {...computedText(french, english.join(' '))} />
      <p className={styles.instructions}>
        {french}
        {english.length > 0 && <span lang="en">{`\n${english.join('\n')}`}</span>}
      </p>
      <div className={styles.board} data-kind={kind}>
        {filters.length > 0 && <FilterPicker filters={filters} chosen={filter} onChoose={onFilter} />}
        <div className={styles.begin}>
          {onResume && (
            <Button size="pupil" className={styles.main} onClick={onResume}>
              <PlayIcon /> <Bilingual french="Continuer" english="Go on" />
            </Button>
          )}
          <Button
            size="pupil"
            look={onResume ? 'soft' : 'main'}
            className={onResume ? styles.second : styles.main}
            onClick={onStart}
          >
            {onResume ? <SignIcon shape="again" /> : <PlayIcon />}{' '}
            <Bilingual
              french={onResume ? 'Recommencer' : 'Commencer'}
              english={onResume ? 'Start again' : 'Start'}
            />
          </Button>
          <Button size="pupil" look="soft" className={styles.second} onClick={onShow}>
            <img src={hand} alt="" width={20} height={24} />{' '}
            <Bilingual french="Montre-moi" english="Show me" />
          </Button>
        </div>
      </div>
      <div className={styles.more}>
        <WordsLink path={wordsPath} look="quiet">
          <Bilingual french="Voir les mots" english="See the words" />
        </WordsLink>
        {isVisitor && (
          <div className={styles.visitor}>
            <p>
              <Bilingual french="Connecte-toi pour gagner un Bravo" english="Sign in to earn a Bravo" />
            </p>
            <LazySignIn />
          </div>
        )}
        {children}
      </div>
    </div>
  )
}

interface FilterPickerProps {
  filters: readonly FilterChoice[]
  chosen: number | undefined
  onChoose(value: number): void
}

function FilterPicker({ filters, chosen, onChoose }: FilterPickerProps) {
  const name = useId()
  return (
    <fieldset className={`for-screen ${styles.filters}`}>
      <legend>
        <Bilingual french="Choisis ton jeu" english="Choose your game" />
      </legend>
      {filters.map(({ value, description }) => (
        <label key={value} className={styles.filter}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {description}
        </label>
      ))}
    </fieldset>
  )
}
