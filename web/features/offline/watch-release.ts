import { nowAndThen } from './now-and-then.ts'

/** Written by the build: the deployed version. */
const LIVE = '/release.json'

/**
 * Update check for browsers without the service worker: private windows, and schools on plain http.
 * @param onUpdate called when another version is deployed; the old scripts stay on the server for a while
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
