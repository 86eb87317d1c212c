import * as z from 'zod/mini'
import { healthAnswer } from '../../domain/api/health.ts'
import { ROOM } from '../../domain/events.ts'
import { releaseFile } from './releases.ts'

const TIMEOUT_MS = 180_000
const PAUSE_MS = 3000

/**
 * Waits until the site, the API and the room of a deployed school answer with this release. A new address
 * takes a minute or two to get its DNS record and certificate.
 * @throws {Error} on timeout, with the part that was missing last
 */
export async function waitUntilDeployed(siteUrl: string, release: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS
  for (;;) {
    const missing = await findOutdatedPart(siteUrl, release).catch(String)
    if (missing === null) return
    if (Date.now() > end)
      throw new Error(`${siteUrl} is deployed, but does not answer as expected: ${missing}`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** Returns a sentence about the first part that does not answer with this release, or null if all do. */
export async function findOutdatedPart(siteUrl: string, release: string): Promise<string | null> {
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
  return isOpen ? null : 'the room accepts no socket.'
}
