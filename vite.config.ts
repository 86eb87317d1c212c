import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  root: 'web',
  plugins: [react(), sonnerWithoutInlineStyle()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    // Pictures stay files: inside the scripts they would weigh on every first page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': 'http://localhost:8787', '/parties': { target: 'ws://localhost:8787', ws: true } },
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
