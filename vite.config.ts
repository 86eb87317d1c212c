import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { minify } from 'terser'
import { defineConfig, type Plugin } from 'vite'

/** Fewer, larger files, where the bundler would make dozens of a few hundred bytes. */
const groups = [
  {
    // What tells who has how many Bravos, of which month.
    name: 'standing',
    test: /\/web\/(lib\/school-today|ui\/(Choice|MonthChoice|Stars))\.|\/domain\/(calendar|school-months)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'base',
    // Of the libraries, what the entry itself needs.
    test: /node_modules/,
    tags: ['$initial' as const],
  },
  {
    name: 'site',
    test: /\/(web|content|domain)\/|preload-helper/,
    // Of our own, what every page begins with.
    tags: ['$initial' as const],
    includeDependenciesRecursively: false,
  },
  {
    // Small rules that pages and games ask alike, which know nothing of each other: who may do what, letters without marks, what every game is.
    name: 'everywhere',
    test: /\/web\/lib\/actor\.|\/domain\/(access|marks|text-hash|games\/game)\./,
    includeDependenciesRecursively: false,
  },
  {
    // Links: which of the menu are shown to who looks, and where they lead.
    name: 'links',
    test: /\/web\/lib\/(menu|menu-query|whitelist-query)\.|\/domain\/menu-visibility\.|\/content\/link-path\./,
    includeDependenciesRecursively: false,
  },
  {
    // How links are named and look.
    name: 'tiles',
    test: /\/web\/ui\/LinkChips\.|\/content\/(games-on|link-kind|link-tile|page-name|games\/kind-names|words\/media-path)\.|\/domain\/(slug|text-hash)\./,
    includeDependenciesRecursively: false,
  },
  {
    // The names of the drawings that more than one page shows: a file of each would be a hundred bytes.
    name: 'animals',
    test: /\/web\/ui\/art\/(bear|chick|fox|frog|owl)\.svg/,
  },
  {
    // What texts are shown with.
    name: 'texts',
    test: /\/web\/lib\/french-spaces\.|\/domain\/rich-text\./,
    includeDependenciesRecursively: false,
  },
  {
    // A page of words, and what the parts of its forms are made of: those alone are files of their own.
    name: 'vocabulary',
    test: /\/web\/(routes\/vocabulary|features\/vocabulary\/(?!Project)[^/]+)\.|\/content\/page-words\./,
    includeDependenciesRecursively: false,
  },
  {
    // What speaks: a page that needs one of these needs most of them.
    name: 'voices',
    test: /\/web\/(lib\/(sound|sound-channel|device-voice|own-voices|preload-sound|use-read-aloud)\.ts|ui\/SoundNotice\.)/,
    includeDependenciesRecursively: false,
  },
  {
    // What opens the parts that are loaded when they are asked for.
    name: 'openers',
    test: /\/web\/(ui\/IconButton|lib\/(lazy-extra|use-lazy-dialog))\./,
    includeDependenciesRecursively: false,
  },
  {
    // What goes on behind every page.
    name: 'behind',
    test: /\/web\/lib\/(live|own-voices-query)\./,
    includeDependenciesRecursively: false,
  },
  {
    // What reads records and answers.
    name: 'schemas',
    test: /node_modules\/zod\/|\/domain\/api\/(user|activity|idempotency-key)\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    // The way of a result from a pupil's game, film or song to the school, and the cheers that come back.
    name: 'outbox',
    test: /\/web\/lib\/(outbox|celebrations|week-query|bonus-checks|kept-entries|api-as|new-key)/,
    includeDependenciesRecursively: false,
  },
  {
    // What the games of questions have in common.
    name: 'quiz',
    test: /\/web\/games\/quiz\/|\/domain\/games\/(quiz|quiz-state|question-deck|question-quiz|options|(comprehension|listening)\/rules)\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    // What the games of pairs have in common.
    name: 'pairs',
    test: /\/domain\/games\/(pairs|(memory|exposed)\/rules)\.ts|\/web\/games\/memory\/card-view\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    // Words that are kept apart, where something is chosen or paired: letters and drawings do without.
    name: 'near-words',
    test: /\/domain\/games\/near-words\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    // What all games have in common, and no page before its game is fetched.
    name: 'rounds',
    test: new RegExp(
      [
        '/domain/games/(?!(check-record|game|kinds|record-draft|record-form|registry|story-quiz)\\.)[^/]+\\.ts',
        '/web/games/(?!views\\.)[^/]+$',
        '/web/features/play/(?!(GamePage|StartView|BrokenDeck|CountsNote|DeckNotes|ShareDialog|use-play|use-room-below|WordsLink)\\.)',
      ].join('|'),
    ),
    // Otherwise zod, too, would be loaded with it by pages without a game.
    includeDependenciesRecursively: false,
  },
]

/** Where `npm run dev` and `npm start` serve the API and the room. */
const SCHOOL = `http://localhost:${process.env.PORT || 8787}`
const OWN_LOADER = `${import.meta.dirname}/web/lib/load-styled.ts`

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    ownLoader(),
    sonnerWithoutInlineStyle(),
    withoutInfiniteQueries(),
    shortClasses(),
    shorterScripts(),
  ],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    // Pictures stay files: inside the scripts and styles they would weigh on every first page.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A script that asks for others would begin with all their names: only a page of HTML and the page of a game, for
      // which a child waits, name them. The rest finds them one after the other.
      resolveDependencies: (_file, dependencies, { hostType, hostId }) =>
        hostType === 'html' || /\/GamePage-/.test(hostId)
          ? dependencies
          : dependencies.filter((each) => each.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // V8 then compiles the libraries while they arrive, beside the page's own thread, and not each function when
        // it is first called: https://v8.dev/blog/explicit-compile-hints
        postBanner: ({ name }) => (name === 'base' ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
  resolve: {
    // React has the hook itself: the shim is for those before version 18.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  server: {
    proxy: { '/api': SCHOOL, '/parties': { target: SCHOOL, ws: true } },
  },
})

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

/**
 * Every query can be one of endless pages, for which the library brings its code to every page; the site has none. One that
 * is asked for all the same says where to look.
 */
function withoutInfiniteQueries(): Plugin {
  return {
    name: 'without-infinite-queries',
    transform(code, id) {
      if (!/\/query-core\/build\/modern\/query\.js/.test(id)) return
      const without = code.replace(
        /^import \{ infiniteQueryBehavior \} from .*$/m,
        "const infiniteQueryBehavior = () => { throw new Error('Infinite queries are left out: see vite.config.ts.') }",
      )
      if (without === code)
        this.error('Queries no longer import their pages as they did: look at this plugin.')
      return { code: without, map: null }
    },
  }
}

/**
 * What loads a part with its stylesheets is the site's own: Vite's does the same in three times the bytes, and asks for the
 * script when the styles are there.
 */
function ownLoader(): Plugin {
  return {
    name: 'own-loader',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { loadStyled as __vitePreload } from ${JSON.stringify(OWN_LOADER)}`
        : null,
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
      const isNeeded = chunks.some(({ dynamicImports }) => dynamicImports.length > 0)
      if (isNeeded && !chunks.some(({ moduleIds }) => moduleIds.includes(OWN_LOADER)))
        this.error('Parts are loaded by another loader than the own one: look at this plugin.')
    },
  }
}

/**
 * Terser finds more to shorten in our own scripts than the bundler's minifier, which has them after it: half a kilobyte and
 * more of what a page loads at first. In the libraries it finds nothing.
 */
function shorterScripts(): Plugin {
  return {
    name: 'shorter-scripts',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    async renderChunk(code, { moduleIds }) {
      if (moduleIds.some((id) => id.includes('/node_modules/'))) return null
      const { code: shorter } = await minify(code, { module: true, compress: { passes: 2 }, mangle: false })
      return shorter === undefined ? null : { code: shorter, map: null }
    },
  }
}

/**
 * Calls a class or an animation of a module by four letters of its file and its place there, not by its own name and more: a page's
 * scripts, styles and HTML are full of them.
 */
function shortClasses(): Plugin {
  const files = new Map<string, string>()
  const generateScopedName = (name: string, file: string, css: string): string => {
    const path = relative(import.meta.dirname, file)
    const hash = createHash('sha256').update(path).digest('base64').replaceAll(/[+/]/g, '').slice(0, 4)
    const other = files.get(hash) ?? path
    if (other !== path) throw new Error(`The classes of ${path} and ${other} would be called the same.`)
    files.set(hash, path)
    const names = [...css.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g)].map(([, each]) => each)
    const place = [...new Set(names)].indexOf(name)
    if (place < 0) throw new Error(`"${name}" of ${path} is no class and no animation.`)
    return `c${hash}${place.toString(36)}`
  }
  return {
    name: 'short-classes',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName } } }),
  }
}
