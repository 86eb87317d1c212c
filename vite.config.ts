import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunks } from './scripts/build/chunks.ts'
import { withNoBreakSpaces } from './scripts/build/no-break-spaces.ts'

/** Where `npm run dev` and `npm start` serve the API and the room. */
const SCHOOL = `http://localhost:${process.env.PORT || 8787}`

/** The chunks of the entry. */
const BEGINNING = /\/(?:index|base|rolldown-runtime)-.*\.js$/

export default defineConfig({
  root: 'web',
  plugins: [noBreakSpaces(), react(), kindsAtBuild(), sonnerWithoutInlineStyle()],
  // Classes are in the HTML of every page, in its styles and in its scripts.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    // Pictures stay files: inside the scripts and styles they would weigh on every first page.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A script that asks for others would begin with all their names: only a page of HTML and what fetches a game, for
      // which a child waits, name them. The rest finds them one after the other; its styles it names always. What every page
      // begins with is there by then, and in Firefox a link to a script that was imported before it fails.
      resolveDependencies(_file, dependencies, { hostType, hostId }) {
        if (hostType === 'html') return dependencies
        return /\/views-/.test(hostId) ? dependencies.filter((file) => !BEGINNING.test(file)) : []
      },
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // A page names some eighty files: a hash, which no compression finds, is no longer than it must be. That of scripts cannot be shorter.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:5][extname]',
        // V8 then compiles the libraries while they arrive, beside the page's own thread, and not each function when
        // it is first called: https://v8.dev/blog/explicit-compile-hints
        postBanner: ({ name }) => (name === 'base' ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
  resolve: {
    alias: {
      // React has the hook itself: the shim is for those before version 18.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      // The library of queries brings endless lists to every page, and the site has none: 0.6 KB gzip.
      './infiniteQueryBehavior.js': `${import.meta.dirname}/web/lib/loading/no-infinite-queries.ts`,
    },
  },
  server: {
    proxy: { '/api': SCHOOL, '/parties': { target: SCHOOL, ws: true } },
  },
})

/** Writes no-break spaces into the texts of the markup, as French wants them; `frenchSpaces` does it for texts that are data. */
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

/** Every page knows the names of the games' kinds, and of their rules and forms none: the names are written out by the build. */
function kindsAtBuild(): Plugin {
  const file = `${import.meta.dirname}/domain/games/kinds.ts`
  return {
    name: 'kinds-at-build',
    apply: 'build',
    async load(id) {
      if (id !== file) return null
      const { kinds }: typeof import('./domain/games/kinds.ts') = await import(file)
      const looks = Object.entries(kinds).map(([kind, { look }]) => [kind, { look }])
      return `export const kinds = ${JSON.stringify(Object.fromEntries(looks))}
        export const gameKinds = Object.keys(kinds)`
    },
  }
}

/**
 * Sonner puts its styles into the page by script, which the site's policy refuses; the same styles are
 * imported as a file where the toaster is.
 */
function sonnerWithoutInlineStyle(): Plugin {
  return {
    name: 'sonner-without-inline-style',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.mjs/.test(id)) return
      const without = code.replace(/^__insertCSS\(".*"\);?$/m, '')
      if (without === code) this.error('Sonner no longer inserts its styles as it did: look at this plugin.')
      return { code: without, map: null }
    },
  }
}
