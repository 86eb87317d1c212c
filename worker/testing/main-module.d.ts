declare namespace Cloudflare {
  /** Type of `exports` from cloudflare:workers in tests: the Worker's entry. */
  interface GlobalProps {
    mainModule: typeof import('../index.ts')
  }
}
