import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Chime, Heard } from '../../../domain/games/heard.ts'
import { isCalm } from '../../lib/display/calm.ts'
import { playAnswer, preloadSound } from '../../lib/sound/sound.ts'

/** Made by `npm run chimes`. */
const CHIMES: Record<Chime, string> = { right: 'chimes/right.mp3', 'not-yet': 'chimes/not-yet.mp3' }

/** Every answer is heard: a chime, but in calm mode, and what the rules say with it. */
export function useHeard<State>(
  { heard }: { heard(before: State, after: State): Heard | null },
  state: State,
): void {
  const last = useRef(state)
  useEffect(() => Object.values(CHIMES).forEach(preloadSound), [])
  useLayoutEffect(() => {
    const news = heard(last.current, state)
    last.current = state
    if (news) playAnswer(news.chime && !isCalm() ? CHIMES[news.chime] : null, news.said)
  }, [heard, state])
}
