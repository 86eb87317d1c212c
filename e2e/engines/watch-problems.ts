import * as z from 'zod/mini'
import type { Engine } from './engine.ts'

/** Runs before the page's scripts. Collects errors, warnings and files that fail to load in `window.problems`. */
export function watchProblems(): void {
  const problems: string[] = []
  Object.assign(window, { problems })
  const note = (...what: unknown[]) => void problems.push(what.map(String).join(' '))
  // In Firefox, a preload link for a script that was imported before fails without any effect.
  const isLoaded = (element: Element) =>
    element instanceof HTMLLinkElement &&
    element.rel === 'modulepreload' &&
    performance
      .getEntriesByName(element.href)
      .some((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus === 200)
  addEventListener(
    'error',
    (event) => {
      if (event.target instanceof Element && isLoaded(event.target)) return
      if (event.target instanceof Element) note('Not loaded:', event.target.outerHTML)
      else note(event.error ?? event.message)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => note('Unhandled:', reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note('Against the policy:', violatedDirective, blockedURI),
  )
  for (const level of ['error', 'warn'] as const) {
    const log = console[level]
    console[level] = (...what: unknown[]) => {
      note(...what)
      log.apply(console, what)
    }
  }
}

const noted = z.array(z.string())

/** Wraps an engine so that problems are kept when it opens another page. */
export function withProblems(engine: Engine): Engine & { problems(): Promise<string[]> } {
  const gone: string[] = []
  const inPage = async () =>
    z.parse(noted, await engine.run(() => Reflect.get(window, 'problems') ?? [], null))
  return {
    ...engine,
    async open(path) {
      gone.push(...(await inPage()))
      await engine.open(path)
    },
    problems: async () => [...gone, ...(await inPage())],
  }
}
