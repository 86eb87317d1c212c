import { useEffect } from 'react'
import { linkPath } from '../../../content/link-path.ts'
import { keepClosedPaths } from '../../lib/menu/closed-paths.ts'
import { useClosedLinks } from '../../lib/menu/menu.ts'
import { browserStorage } from '../../lib/storage/browser-storage.ts'

/** Keeps, for the next time that the site is opened, the paths of what is closed to whoever looks. */
export function useKeptClosedPaths(): void {
  const paths = useClosedLinks()?.flatMap((link) => linkPath(link) ?? [])
  const text = paths?.join('\n')
  useEffect(() => {
    if (text !== undefined) keepClosedPaths(browserStorage, text)
  }, [text])
}
