import * as z from 'zod/mini'
import type { Engine } from './engine.ts'

/** In the page, before anything of it: notes in `window.problems` the errors, the warnings and the files that do not load. */
export function watchProblems(): void {
  const problems: string[] = []
  Object.assign(window, { problems })
  const note = (...what: unknown[]) => void problems.push(what.map(String).join(' '))
  addEventListener(
    'error',
    (event) => {
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

/** The same browser, whose problems are kept where it goes on to another page. */
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
