import { LIVE_GAMES_PATH } from './games-path.ts'

export function liveGamePath(codeOrToken: string): string {
  return `${LIVE_GAMES_PATH}/${codeOrToken}`
}
