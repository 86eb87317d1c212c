import react from '@vitejs/plugin-react'
import { minify } from 'terser'
import { defineConfig, type Plugin } from 'vite'
import { chunks } from './scripts/build/chunks.ts'
import { withNoBreakSpaces } from './scripts/build/no-break-spaces.ts'

/** Where `npm run dev` and `npm start` serve the API and the room. */
const SCHOOL = `http://localhost:${process.env.PORT || 8787}`

/** Files that every page has loaded already. */
const ENTRY_CHUNKS = /\/(?:index|libraries|rolldown-runtime)-.*\.js$/

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  plugins: [noBreakSpaces(), react(), computedAtBuild(), ...(isSsrBuild ? [] : [minifyAgain()])],
  // Short class names, because they are repeated in the HTML, styles and scripts of every page.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    // Pictures stay files. Inlined into scripts and styles they would enlarge the first page load.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Lists of dependencies would make up much of small scripts. So only HTML pages and the chunk that
      // loads games, for which a pupil waits, preload them. Entry chunks are loaded by then, and in Firefox a
      // preload link to a script that was already imported fails.
      resolveDependencies(_file, dependencies, { hostType, hostId }) {
        if (hostType === 'html') return dependencies
        return /\/views-/.test(hostId) ? dependencies.filter((file) => !ENTRY_CHUNKS.test(file)) : []
      },
    },
    rolldownOptions: {
      output: {
        // The prerenderer must not load browser-only modules that share a chunk with a view.
        ...(!isSsrBuild && { codeSplitting: { groups: chunks } }),
        // A page names about eighty files and hashes do not compress, so they are short. Script hashes cannot
        // be shorter.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:5][extname]',
        // V8 then compiles the libraries off the main thread while they load, instead of each function at its
        // first call: https://v8.dev/blog/explicit-compile-hints
        postBanner: ({ name }) => (name === 'libraries' ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
  resolve: {
    alias: {
      // React 18 and later have the hook; the shim is not needed.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      // Removes infinite queries, which the site does not use, from every page: 0.6 KB gzip.
      './infiniteQueryBehavior.js': `${import.meta.dirname}/web/lib/loading/no-infinite-queries.ts`,
    },
  },
  server: {
    proxy: { '/api': SCHOOL, '/parties': { target: SCHOOL, ws: true } },
  },
}))

/** Inserts French no-break spaces into the texts of JSX. `frenchSpaces` does it for texts that are data. */
function noBreakSpaces(): Plugin {
  return {
    name: 'no-break-spaces',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/[^?]+\.tsx$/ },
      handler: (code, id) => ({ code: withNoBreakSpaces(id, code), map: null }),
    },
  }
}

/** Modules whose exports are computed at build time, so that pages load the result and not the data it needs. */
function computedAtBuild(): Plugin {
  const modules: Readonly<Record<string, (file: string) => Promise<string>>> = {
    // Names and looks of game kinds, without their rules and forms.
    'domain/games/kinds.ts': async (file) => {
      const { kinds }: typeof import('./domain/games/kinds.ts') = await import(file)
      const looks = Object.entries(kinds).map(([kind, { look }]) => [kind, { look }])
      return `export const kinds = ${JSON.stringify(Object.fromEntries(looks))}
        export const gameKinds = Object.keys(kinds)`
    },
    'content/site/dictionary.ts': async (file) => {
      const { dictionary }: typeof import('./content/site/dictionary.ts') = await import(file)
      return `export const dictionary = new Set(${JSON.stringify([...dictionary].sort().join(' '))}.split(' '))`
    },
    'content/site/noun-forms.ts': async (file) => {
      const { nounForms }: typeof import('./content/site/noun-forms.ts') = await import(file)
      return `export const nounForms = new Map(${JSON.stringify([...nounForms])})`
    },
  }
  return {
    name: 'computed-at-build',
    apply: 'build',
    load(id) {
      return modules[id.slice(import.meta.dirname.length + 1)]?.(id) ?? null
    },
  }
}

/**
 * Minifies our own chunks a second time. Terser inlines what the default minifier leaves, which makes a
 * page's own scripts up to a tenth smaller. Libraries would only grow.
 */
function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.moduleIds.some((id) => id.includes('node_modules'))) continue
        const { code } = await minify(chunk.code, { module: true, compress: { passes: 3 } })
        if (code) chunk.code = code
      }
    },
  }
}
