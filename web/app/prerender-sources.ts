/** Modules that views are loaded from, by path from the root of the site. */
const files = import.meta.glob(['/routes/*.tsx', '/app/SiteChrome.tsx', '/features/vocabulary/forms/*.tsx'])

/**
 * The module that exports a view, as named in the build manifest.
 * @throws {Error} if no module exports it
 */
export async function sourceOf(view: { load(): Promise<unknown> }): Promise<string> {
  const loaded = await view.load()
  for (const [path, load] of Object.entries(files))
    if (Object.values(Object(await load())).includes(loaded)) return path.slice(1)
  throw new Error('No module in prerender-sources.ts exports this view.')
}
