import type { GameItem } from '../../../domain/games/game.ts'
import type { QuizState } from '../../../domain/games/quiz-state.ts'

/** What the looks of the options depend on. */
export type AnyQuizState = Pick<QuizState<GameItem, GameItem>, 'phase' | 'right' | 'picked' | 'tried'>

/** `wrong`: chosen just now; `tried`: before, in this round; `gone`: out of sight since the right one is known. */
export type OptionLook = 'open' | 'wrong' | 'tried' | 'right' | 'gone'

/** How the option at `place` stands. `inSight`: the places that are shown; all where it is left out. */
export function optionLook(state: AnyQuizState, place: number, inSight?: readonly number[]): OptionLook {
  const { phase, right, picked, tried } = state
  if (inSight && !inSight.includes(place)) return 'gone'
  if (isAnswered(state) && place === right) return 'right'
  if (phase === 'asking' || place !== picked) return tried.includes(place) ? 'tried' : 'open'
  return 'wrong'
}

/** Whether the right option is shown: found, or given away. */
export function isAnswered({ phase }: { phase: AnyQuizState['phase'] }): boolean {
  return phase !== 'asking' && phase !== 'wrong'
}

const STANDING: Record<OptionLook, string> = {
  open: '',
  wrong: ', non',
  tried: ', déjà essayé',
  right: ', bonne réponse',
  gone: '',
}

/** What an option's button is called: "la vache", "la vache, bonne réponse". */
export function optionName(text: string, look: OptionLook): string {
  return text + STANDING[look]
}

/** Whether the answer that stands is wrong: 'Non!' is shown. */
export function isRefused({ phase, picked, right }: AnyQuizState): boolean {
  return picked !== null && picked !== right && (phase === 'wrong' || phase === 'revealed')
}

/** What is read out: the question as it is asked, then, behind "Oui!" or "Non!", what is right. */
export function quizNews(state: AnyQuizState, question: string, answer: string): string {
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
