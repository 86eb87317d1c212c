import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OwlText } from '../../../content/owl-texts.ts'
import type { Story } from '../../../domain/api/story.ts'
import { CHEERS } from '../../../domain/games/game.ts'
import { computedText } from '../../../domain/spoken-sentences.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { whenIdle } from '../../lib/loading/when-idle.ts'
import { useSession } from '../../lib/session/session.ts'
import { unlockSound } from '../../lib/sound/sound-player.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { PageLoader } from '../../ui/Loading.tsx'
import { LazyOwl } from '../../ui/lazy-owl.ts'
import { SignIcon } from '../../ui/ToolIcon.tsx'
import styles from './stories.module.css'

const loadQuestions = () => import('../../games/story/StoryQuestions.tsx')
const StoryQuestions = lazyPart(async () => (await loadQuestions()).StoryQuestions, {
  fallback: <PageLoader />,
})
const CountsNote = lazyPart(async () => (await loadQuestions()).CountsNote, { onFail: 'omit' })

const STORY_READ_TEXT: OwlText = {
  french: "Tu as lu toute l'histoire.",
  english: 'You have read the whole story.',
}

interface StoryEndProps {
  clientID: string
  story: Story
  onAgain(): void
  onClose(): void
}

/** After the last page: a cheer, the questions about the story, and where to go next. */
export function StoryEnd({ clientID, story: { questions = [] }, onAgain, onClose }: StoryEndProps) {
  const [cheer] = useState(() => CHEERS[Math.floor(Math.random() * CHEERS.length)])
  const [isAsking, setAsking] = useState(false)
  const user = useSession()
  const hasQuestions = questions.length > 0
  const askButton = useRef<HTMLButtonElement>(null)
  useEffect(
    () => (hasQuestions ? whenIdle(() => void loadQuestions().catch(() => undefined)) : undefined),
    [hasQuestions],
  )

  const leave = () => {
    flushSync(() => setAsking(false))
    askButton.current?.focus()
  }
  if (isAsking)
    return <StoryQuestions clientID={clientID} questions={questions} onBack={onAgain} onLeave={leave} />
  const ask = () => {
    unlockSound()
    setAsking(true)
  }
  return (
    <div className={styles.end}>
      <LazyOwl
        className={styles.owl}
        size={240}
        pose="cheering"
        {...computedText(`${cheer} ${STORY_READ_TEXT.french}`, STORY_READ_TEXT.english)}
      />
      <p className={styles.cheer} role="status">
        {cheer}
      </p>
      <p>
        <Bilingual {...STORY_READ_TEXT} />
      </p>
      <div className="row centred">
        {hasQuestions && (
          <Button ref={askButton} size="pupil" onClick={ask}>
            <SignIcon shape="question" /> <Bilingual french="Les questions" english="Questions" />
          </Button>
        )}
        <Button size="pupil" look={hasQuestions ? 'soft' : 'main'} onClick={onAgain}>
          <SignIcon shape="again" /> <Bilingual french="Encore une fois" english="Once more" />
        </Button>
        <Button size="pupil" look="soft" onClick={onClose}>
          <SignIcon shape="book" /> <Bilingual french="Un autre livre" english="Another book" />
        </Button>
      </div>
      {hasQuestions && (
        <>
          {user === null && (
            <p>
              <Bilingual french="Connecte-toi pour gagner un Bravo" english="Sign in to earn a Bravo" />
            </p>
          )}
          <CountsNote clientID={clientID} />
        </>
      )}
    </div>
  )
}
