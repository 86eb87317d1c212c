import * as z from 'zod/mini'
import { healthAnswer } from '../../domain/api/health.ts'
import { ROOM } from '../../domain/events.ts'
import { releaseFile } from './releases.ts'

const TIMEOUT_MS = 180_000
const PAUSE_MS = 3000

/**
 * Waits until a deployed school answers on its own address: the site and the API with this release, and the room. A new
 * address needs a minute or two for its name and certificate.
 * @throws {Error} with what was last missing
 */
export async function untilItAnswers(siteUrl: string, release: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS
  for (;;) {
    const missing = await whatIsMissing(siteUrl, release).catch(String)
    if (missing === null) return
    if (Date.now() > end)
      throw new Error(`${siteUrl} is deployed, but does not answer as it should: ${missing}`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** A sentence on the first part that does not answer with this release; null where all do. */
export async function whatIsMissing(siteUrl: string, release: string): Promise<string | null> {
  const site = z.parse(releaseFile, await (await fetch(`${siteUrl}/release.json`)).json())
  if (site.release !== release) return `the site is still at ${site.release}, not ${release}.`
  const health = z.parse(healthAnswer, await (await fetch(`${siteUrl}/api/v1/health`)).json())
  if (!health.version.endsWith(`+${release}`)) return `the API is still at ${health.version}, not ${release}.`
  const socket = new WebSocket(`${siteUrl.replace(/^http/, 'ws')}${ROOM.path}`)
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.addEventListener('open', () => resolve(true))
    socket.addEventListener('error', () => resolve(false))
  })
  socket.close()
  return isOpen ? null : 'the room takes no socket.'
}
