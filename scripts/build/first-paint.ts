import { build, type InlineConfig } from 'vite'

/**
 * Builds the script that runs before the first paint. It is a classic script, since modules wait for the whole page.
 * @returns its path on the site
 * @throws {Error} if it contains a library, since every page inlines it
 */
export async function buildFirstPaint(common: InlineConfig): Promise<string> {
  const built = await build({
    ...common,
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: {
        input: 'web/app/first-paint.ts',
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'assets/first-paint-[hash].js' },
      },
    },
  })
  const outputs = [built].flat()
  const chunk = outputs.flatMap((each) => ('output' in each ? each.output : []))[0]
  if (!chunk) throw new Error('The first-paint script was not built.')
  if (!('modules' in chunk) || Object.keys(chunk.modules).some((id) => /node_modules.*js$/.test(id)))
    throw new Error('The first-paint script contains a library.')
  return `/${chunk.fileName}`
}
