import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the site in `dist/` is made of. */
const SOURCES = [
  '{web,content,domain,scripts/build}/**/*',
  'scripts/build.ts',
  'vite.config.ts',
  'package-lock.json',
]

/** Why the site in `dist/` is not that of the sources, and what to do then; null where it is. */
export function staleSite(root: string): string | null {
  const built = statSync(join(root, 'dist/release.json'), { throwIfNoEntry: false })
  if (!built) return 'There is no site in dist/: run `npm run build` first.'
  const newer = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .find((file) => !file.includes('/testing/') && statSync(file).mtimeMs > built.mtimeMs)
  return newer
    ? `The site in dist/ is older than ${newer.slice(root.length + 1)}: run \`npm run build\` first.`
    : null
}
