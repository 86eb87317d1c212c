import * as z from 'zod/mini'

/** `/release.json`: the files of the site's release, and of former releases that may still be open in browsers. */
export const releaseFile = z.object({
  release: z.string(),
  /** Scripts, styles and fonts with content hashes: `assets/index-Ab12.js`. */
  files: z.array(z.string().check(z.regex(/^assets\/[\w.-]+$/))),
  former: z._default(
    z.array(
      z.object({
        release: z.string(),
        until: z.iso.datetime(),
        files: z.array(z.string().check(z.regex(/^assets\/[\w.-]+$/))),
      }),
    ),
    [],
  ),
})
export type ReleaseFile = z.infer<typeof releaseFile>

/** `/media.json`: all pictures, sounds and videos of the site, first those of its release, then the retained. */
export const mediaFile = z.array(z.string().check(z.regex(/^media(\/[\w-][\w.-]*)+$/)))

/** The files of a replaced release stay for this long, since a tab may be left open. */
const RETENTION_DAYS = 30
const MAX_FORMER_RELEASES = 20
/** With this number and twenty releases, the site stays below the 20,000 files that Pages allows. */
const MAX_RETAINED_MEDIA = 500

/**
 * Builds the new release's `release.json`, which lists the live release as a former one.
 * @param live `release.json` of the live site; null if there is none yet
 */
export function nextReleaseFile(built: ReleaseFile, live: ReleaseFile | null, now: Date): ReleaseFile {
  const isNew = live !== null && live.release !== built.release
  const until = new Date(now.getTime() + RETENTION_DAYS * 86_400_000).toISOString()
  const replaced = isNew ? [{ release: live.release, until, files: live.files }] : []
  const former = [...replaced, ...(live?.former ?? [])].filter(
    (each) => each.release !== built.release && each.until > now.toISOString(),
  )
  return { ...built, former: former.slice(0, MAX_FORMER_RELEASES) }
}

/** The files of former releases that are not part of the new one. */
export function retainedFiles({ files, former }: ReleaseFile): string[] {
  return [...new Set(former.flatMap((each) => each.files))].filter((file) => !files.includes(file)).toSorted()
}

/**
 * The media of the live site that the build no longer has, the latest first. They do not expire, because stored
 * data may refer to them: edited pages, games, known words and backups.
 */
export function retainedMedia(built: readonly string[], live: readonly string[]): string[] {
  const present = new Set(built)
  return live.filter((file) => !present.has(file)).slice(0, MAX_RETAINED_MEDIA)
}
