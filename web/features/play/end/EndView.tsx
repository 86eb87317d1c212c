import { countOwlText, wordsGrown } from '../../../../content/owl-counts.ts'
import type { OwlText } from '../../../../content/owl-texts.ts'
import type { Page } from '../../../../content/routes.ts'
import { MIN_COUNTING_SCORE } from '../../../../domain/economy.ts'
import type { GameItem } from '../../../../domain/games/game.ts'
import { NO_PRAISE } from '../../../../domain/games/praise.ts'
import { type FirstTry, wordID } from '../../../../domain/learning/first-try.ts'
import { joinTexts } from '../../../../domain/spoken-sentences.ts'
import { useBestScore } from '../../../lib/earning/best-score.ts'
import type { SeenCelebration } from '../../../lib/earning/celebrations.ts'
import type { RoundGrowth } from '../../../lib/earning/use-round-reporting.ts'
import { listen } from '../../../lib/sound/sound.ts'
import { Bilingual } from '../../../ui/Bilingual.tsx'
import { Blob } from '../../../ui/Blob.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { PlayIcon } from '../../../ui/PlayIcon.tsx'
import { PressGuard } from '../../../ui/PressGuard.tsx'
import { SoundNotice } from '../../../ui/SoundNotice.tsx'
import { SignIcon, SpeakerIcon } from '../../../ui/ToolIcon.tsx'
import { BestScore } from '../BestScore.tsx'
import { WordsLink } from '../page/WordsLink.tsx'
import type { RoundResult } from '../round/Round.tsx'
import styles from './end.module.css'
import { GrownWords, grownItems } from './GrownWords.tsx'
import { GardenLink, NextLink, useNextLink } from './NextLink.tsx'
import { ResultTitle } from './ResultTitle.tsx'

const MAX_PLANTS = 6

interface EndViewProps {
  /** The key of the game's page. */
  clientID: string
  /** The pupil who played; null or omitted for visitors, whose scores are not stored. */
  playerID?: number | null
  result: RoundResult
  growth: RoundGrowth
  items: readonly GameItem[]
  /** Celebrations since the game began. */
  earned: readonly SeenCelebration[]
  /** The page with the game's words, if known. */
  wordsPage: Page | undefined
  onReplay(): void
  onBack(): void
}

/** Shown after the game: praise, missed words, and where to go next. */
export function EndView({
  clientID,
  playerID = null,
  result: { praise, missed, tries, progress, score },
  growth,
  items,
  earned,
  wordsPage,
  onReplay,
  onBack,
}: EndViewProps) {
  const next = useNextLink(clientID, wordsPage)
  const best = useBestScore(playerID, clientID, score)
  const grown = grownItems(growth, items)
  const found = hardestWord(tries, items)
  const isBelowCountingScore = score !== undefined && score < MIN_COUNTING_SCORE
  const said = [
    praise.word === NO_PRAISE.french ? NO_PRAISE : { french: praise.word, english: '' },
    ...(best?.isNew ? [NEW_BEST] : []),
    ...earned,
    ...(isBelowCountingScore ? [TOO_FEW_POINTS] : []),
    ...(grown.length > 0 ? [countOwlText(wordsGrown, grown.length)] : []),
    missed.length === 0 ? NO_MISTAKES : REVIEW_HINT,
  ]

  return (
    <PressGuard screen="end">
      <div className={styles.end}>
        <div className={styles.result}>
          <ResultTitle level="h2" title={praise.word} stars={praise.stars} said={joinTexts(said)}>
            <p className={styles.score}>
              {score === undefined
                ? `${progress.done} / ${progress.total}`
                : `${score} ${score < 2 ? 'point' : 'points'}`}
              {best && (
                <span className={styles.best}>
                  {best.isNew ? (
                    <>
                      <span aria-hidden="true">★</span> {NEW_BEST.french}{' '}
                      <small lang="en">{NEW_BEST.english}</small>
                    </>
                  ) : (
                    <BestScore points={best.best} />
                  )}
                </span>
              )}
            </p>
            {isBelowCountingScore && (
              <p>
                {TOO_FEW_POINTS.french} <span lang="en">{TOO_FEW_POINTS.english}</span>
              </p>
            )}
            {found && <HardestWord {...found} />}
            {missed.length === 0 && (
              <p>
                <Bilingual {...NO_MISTAKES} />
              </p>
            )}
            {earned.length > 0 && <EarnedList celebrations={earned} />}
          </ResultTitle>
          <div className={styles.actions}>
            {next && <NextLink link={next} />}
            <Button size="pupil" look={next ? 'soft' : 'main'} onClick={onReplay}>
              <SignIcon shape="again" /> Rejouer{' '}
              <small lang="en" data-stays>
                Play Again
              </small>
            </Button>
            <Button size="pupil" look="quiet" onClick={onBack}>
              <PlayIcon shape="back" /> <Bilingual french="Retour au début" english="Back to the start" />
            </Button>
            <WordsLink path={wordsPage?.path} look="quiet">
              <Bilingual french="Revoir les mots" english="See the words again" />
            </WordsLink>
          </div>
        </div>
        <div className={styles.words}>
          {missed.length > 0 && <MissedWords items={missed} />}
          <GrownWords words={grown} isPending={growth.isPending} max={MAX_PLANTS} />
        </div>
      </div>
    </PressGuard>
  )
}

const TOO_FEW_POINTS: OwlText = {
  french: `Il faut ${MIN_COUNTING_SCORE} points pour que le jeu compte.`,
  english: `The game counts from ${MIN_COUNTING_SCORE} points.`,
}
const NEW_BEST: OwlText = { french: 'Nouveau record!', english: 'New record!' }
const NO_MISTAKES: OwlText = { french: 'Aucune erreur!', english: 'No mistakes!' }
const REVIEW_HINT: OwlText = {
  french: 'Touche les mots à revoir pour les écouter.',
  english: 'Tap the words to look at again, to hear them.',
}

interface FoundWord {
  /** The word, or the question that was answered. */
  text: string
  done: 'écrit' | 'trouvé' | 'répondu'
}

/** The longest word that was right at the first try. */
function hardestWord(tries: readonly FirstTry[], items: readonly GameItem[]): FoundWord | undefined {
  const found = tries.flatMap(({ word: id, task, right }): FoundWord[] => {
    const item = right && items.find((each) => wordID(each) === id)
    if (!item) return []
    // The `word` of a question includes its answer; the reply to a line of a conversation is not stored.
    if ('question' in item && typeof item.question === 'string')
      return [{ text: item.question, done: 'répondu' }]
    return [{ text: item.word, done: task === 'spell' ? 'écrit' : 'trouvé' }]
  })
  return found.toSorted((a, b) => b.text.length - a.text.length)[0]
}

/** Praises what was done. */
function HardestWord({ text, done }: FoundWord) {
  const quote = `«\u00a0${text.replace(/\.$/, '')}\u00a0»`
  const asked = text.endsWith('?') ? 'demandé' : 'dit'
  return (
    <p className={styles.found}>
      {done === 'répondu'
        ? `Quand on t'a ${asked} ${quote}, tu as bien répondu du premier coup!`
        : `Tu as ${done} ${quote} du premier coup!`}{' '}
      <Bilingual french="" english="First try!" />
    </p>
  )
}

function EarnedList({ celebrations }: { celebrations: readonly SeenCelebration[] }) {
  return (
    <ul className={styles.earned}>
      {celebrations.map(({ french, english, place }) => (
        <li key={place}>
          <span aria-hidden="true">★</span> <Bilingual french={french} english={english} />
        </li>
      ))}
    </ul>
  )
}

function MissedWords({ items }: { items: GameItem[] }) {
  return (
    <section className={styles.missed}>
      <h3>
        <Bilingual french="Mots à revoir" english="Words to look at again" />
      </h3>
      <ul className="row centred">
        {items.map(({ word, image, sound, caption, colour }) => (
          <li key={word}>
            <button type="button" onClick={() => listen(sound, word)}>
              {image !== null && <Picture image={image} word={word} size={72} className={styles.picture} />}
              {image === null && colour !== undefined && <Blob colour={colour} />}
              {image === null && caption !== undefined && (
                <span className={styles.caption} lang={colour && 'en'} data-stays>
                  {caption}
                </span>
              )}
              <span>
                <span className="for-ears">Écouter : </span>
                {word}
              </span>
              <SpeakerIcon />
            </button>
          </li>
        ))}
      </ul>
      <SoundNotice />
      <GardenLink />
    </section>
  )
}
