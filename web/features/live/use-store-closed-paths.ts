import { useEffect } from 'react'
import { linkPath } from '../../../content/site/link-path.ts'
import { storeClosedPaths } from '../../lib/menu/closed-paths.ts'
import { useClosedLinks } from '../../lib/menu/menu.ts'
import { browserStorage } from '../../lib/storage/browser-storage.ts'

/** Stores the paths that are closed to the user, for the next visit. */
export function useStoreClosedPaths(): void {
  const paths = useClosedLinks()?.flatMap((link) => linkPath(link) ?? [])
  const text = paths?.join('\n')
  useEffect(() => {
    if (text !== undefined) storeClosedPaths(browserStorage, text)
  }, [text])
}
