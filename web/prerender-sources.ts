/** The files that views are loaded from. */
const files = import.meta.glob([
  './routes/*.tsx',
  '!./routes/RootLayout.tsx',
  './features/vocabulary/forms/*.tsx',
])

/**
 * The file that a view is loaded from, as the build's manifest names it: the one that exports it.
 * @throws {Error} where no file does
 */
export async function sourceOf(view: { load(): Promise<unknown> }): Promise<string> {
  const loaded = await view.load()
  for (const [path, load] of Object.entries(files))
    if (Object.values(Object(await load())).includes(loaded)) return path.replace('./', '')
  throw new Error(
    'A view is loaded from a file that the prerenderer does not know: see prerender-sources.ts.',
  )
}
