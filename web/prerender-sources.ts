/** Modules that views are loaded from. */
const files = import.meta.glob([
  './routes/*.tsx',
  '!./routes/RootLayout.tsx',
  './features/vocabulary/forms/*.tsx',
])

/**
 * The module that exports a view, as named in the build manifest.
 * @throws {Error} if no module exports it
 */
export async function sourceOf(view: { load(): Promise<unknown> }): Promise<string> {
  const loaded = await view.load()
  for (const [path, load] of Object.entries(files))
    if (Object.values(Object(await load())).includes(loaded)) return path.replace('./', '')
  throw new Error(
    'A view is loaded from a file that the prerenderer does not know: see prerender-sources.ts.',
  )
}
