import { nowAndThen } from './now-and-then.ts'

/** What the build says of the version that is live. */
const LIVE = '/release.json'

/**
 * For browsers without the site's worker: private windows, and schools over plain http.
 * @param onUpdate another version than this page's is live. Its own scripts stay on the server for a while.
 */
export function watchRelease(onUpdate: () => void): void {
  const own = document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content
  nowAndThen(async () => {
    const live = releaseIn(await (await fetch(LIVE, { cache: 'no-store' })).json())
    if (live !== undefined && live !== own) onUpdate()
  })
}

function releaseIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('release' in answer)) return
  return typeof answer.release === 'string' ? answer.release : undefined
}
