import { quiDitQuoi, type ReplyState } from '../../../domain/games/qui-dit-quoi/rules.ts'
import { currentItem, type QuizAction } from '../../../domain/games/quiz-state.ts'
import { playable } from '../../features/play/round/playable.tsx'
import type { BoardProps } from '../../features/play/round/Round.tsx'
import { useSound } from '../../lib/sound/sound.ts'
import { Owl, type OwlPose } from '../../ui/Owl.tsx'
import { Picture } from '../../ui/Picture.tsx'
import fill from '../frame/frame.module.css'
import { QuestionBoard } from '../quiz/QuestionBoard.tsx'
import { quizHand } from '../quiz/quiz-hand.ts'
import styles from './replies.module.css'

export default playable(quiDitQuoi, ReplyBoard, quizHand)

const NEXT = { french: 'Continuer', english: 'Continue' }

/** A speaker (the owl in a conversation) says a line, and the player chooses the reply. */
function ReplyBoard(board: BoardProps<ReplyState, QuizAction>) {
  const { image, english, question, paths } = currentItem(board.state)
  const { playing } = useSound()
  const picture =
    image === null ? undefined : (
      <Picture key={image} image={image} word={question} size={220} isFirst className={fill.picture} />
    )
  return (
    <QuestionBoard
      {...board}
      isWritten
      english={english}
      next={NEXT}
      speaker={
        paths ? (
          <div className={styles.conversation}>
            {picture}
            <Owl pose={poseOf(board.state, Boolean(playing?.text))} className={styles.owl} />
          </div>
        ) : (
          picture
        )
      }
    />
  )
}

function poseOf({ phase }: ReplyState, isSpeaking: boolean): OwlPose {
  if (phase === 'wrong') return 'wincing'
  if (phase === 'asking') return isSpeaking ? 'speaking' : 'right'
  return 'cheering'
}
