import * as z from 'zod/mini'

/** `/release.json`: which files belong to the site's version, and to the versions before that may still be open. */
export const releaseFile = z.object({
  release: z.string(),
  /** Scripts, styles and fonts under names that never change: `assets/index-Ab12.js`. */
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

/** How long the files of a version stay after it was replaced: longer than any tab is left open. */
const DAYS_KEPT = 30
/** However often someone deploys, no more than this many versions. */
const MOST_KEPT = 20

/**
 * The new version's `release.json`, which keeps what was live for those who have it open.
 * @param live the file of the site as it stands; null where there is none yet
 */
export function succeed(built: ReleaseFile, live: ReleaseFile | null, now: Date): ReleaseFile {
  const isNew = live !== null && live.release !== built.release
  const until = new Date(now.getTime() + DAYS_KEPT * 86_400_000).toISOString()
  const replaced = isNew ? [{ release: live.release, until, files: live.files }] : []
  const former = [...replaced, ...(live?.former ?? [])].filter(
    (each) => each.release !== built.release && each.until > now.toISOString(),
  )
  return { ...built, former: former.slice(0, MOST_KEPT) }
}

/** The files of versions before that the new one does not bring itself. */
export function filesToKeep({ files, former }: ReleaseFile): string[] {
  return [...new Set(former.flatMap((each) => each.files))].filter((file) => !files.includes(file)).toSorted()
}
