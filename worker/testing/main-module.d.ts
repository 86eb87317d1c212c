declare namespace Cloudflare {
  /** What `exports` of cloudflare:workers is in the tests: the Worker's own entry. */
  interface GlobalProps {
    mainModule: typeof import('../index.ts')
  }
}
