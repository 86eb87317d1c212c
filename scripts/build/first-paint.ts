import { build, type InlineConfig } from 'vite'

/**
 * Builds the script that runs before the first paint: a classic one, since modules wait for the whole page.
 * @returns the path under which the site serves it
 * @throws {Error} where a library has come into it: every page carries it in its head
 */
export async function buildFirstPaint(common: InlineConfig): Promise<string> {
  const built = await build({
    ...common,
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: {
        input: 'web/first-paint.ts',
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'assets/first-paint-[hash].js' },
      },
    },
  })
  const outputs = [built].flat()
  const chunk = outputs.flatMap((each) => ('output' in each ? each.output : []))[0]
  if (!chunk) throw new Error('The script of the first paint was not built.')
  if (!('modules' in chunk) || Object.keys(chunk.modules).some((id) => /node_modules.*js$/.test(id)))
    throw new Error('The script of the first paint holds a library.')
  return `/${chunk.fileName}`
}
