import type { GameItem } from '../../../domain/games/game.ts'
import type { QuizState } from '../../../domain/games/quiz-state.ts'

/** State that the looks of the options depend on. */
export type AnyQuizState = Pick<QuizState<GameItem, GameItem>, 'phase' | 'right' | 'picked' | 'tried'>

/**
 * `picked`: chosen, and not judged yet; `wrong`: just chosen; `tried`: chosen earlier in this round; `gone`:
 * hidden because the answer is known.
 */
export type OptionLook = 'open' | 'picked' | 'wrong' | 'tried' | 'right' | 'gone'

/** Look of the option at `index`. `inSight`: indices of the visible options; all if omitted. */
export function optionLook(state: AnyQuizState, index: number, inSight?: readonly number[]): OptionLook {
  const { phase, right, picked, tried } = state
  if (inSight && !inSight.includes(index)) return 'gone'
  if (isAnswered(state) && index === right) return 'right'
  if (phase !== 'asking' && index === picked) return 'wrong'
  if (tried.includes(index)) return 'tried'
  return index === picked ? 'picked' : 'open'
}

/** Whether the right option is shown, found or revealed. */
export function isAnswered({ phase }: { phase: AnyQuizState['phase'] }): boolean {
  return phase !== 'asking' && phase !== 'wrong'
}

const STATE_TEXT: Record<OptionLook, string> = {
  open: '',
  picked: ', ta réponse',
  wrong: ', non',
  tried: ', déjà essayé',
  right: ', bonne réponse',
  gone: '',
}

/** Accessible name of an option, e.g. "la vache, bonne réponse". */
export function optionName(text: string, look: OptionLook): string {
  return text + STATE_TEXT[look]
}

/** Whether the shown answer is wrong ("Non!"). */
export function isRefused({ phase, picked, right }: AnyQuizState): boolean {
  return picked !== null && picked !== right && (phase === 'wrong' || phase === 'revealed')
}

/** Announcement: the question, then the right answer after "Oui!" or "Non!". */
export function quizAnnouncement(state: AnyQuizState, question: string, answer: string): string {
  switch (state.phase) {
    case 'asking':
      return state.tried.length === 0 ? question : 'Essaie encore.'
    case 'right':
      return answer
    case 'revealed':
      return `La bonne réponse : ${answer}`
    case 'wrong':
    case 'cheering':
    case 'over':
      return ''
  }
}
