import { handled } from './preload-error.ts'

/** Path of a file -> when it is there; of a script, as soon as it was asked for. */
const asked = new Map<string, Promise<void>>()

/**
 * Loads a part of the site, and the files that the build says it needs: stylesheets that no page of HTML has linked yet are there
 * before it, scripts only begin to come. The build calls it for each `import()` (`vite.config.ts`).
 * @param files their paths, from the site's root and without its slash
 * @throws {Error} where the part or a stylesheet does not arrive (`preload-error.ts`); the next call asks for it again
 */
export async function loadStyled<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  const loadAll = async () => {
    const [part] = await Promise.all([load(), ...files.map((file) => bring(`/${file}`))])
    return part
  }
  return loadAll().catch((error: unknown) => handled(error, loadAll))
}

function bring(path: string): Promise<void> | undefined {
  if (path.endsWith('.js') && isFetched(path)) return
  const rel = path.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  // By its kind too: a stylesheet that a page has only asked for ahead (`held-files.ts`) styles nothing yet.
  if (!asked.has(path) && !document.querySelector(`[rel="${rel}"][href="${path}"]`))
    asked.set(path, link(path, rel))
  return asked.get(path)
}

/** Whether the page has the script already, which another part imports: in Firefox a link to it fails. */
function isFetched(path: string): boolean {
  return performance.getEntriesByName(location.origin + path).length > 0
}

function link(path: string, rel: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = rel
  link.crossOrigin = ''
  link.href = path
  document.head.append(link)
  return new Promise((resolve, reject) => {
    if (rel !== 'stylesheet') resolve()
    link.onload = () => resolve()
    link.onerror = () => {
      asked.delete(path)
      link.remove()
      reject(new Error(`${path} did not arrive.`))
    }
  })
}
