import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SMALL_SCREEN } from '../lib/display/small-screen.ts'

const web = join(import.meta.dirname, '..')
const styles = globSync('**/*.css', { cwd: web, exclude: ['public/**'] })

it('uses only the four breakpoints of tokens.css, except for the small screen of a game', () => {
  const widths = styles.flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(/@media ([^{]*?) \{/g)]
      .filter(([, query = '']) => query !== SMALL_SCREEN && query.includes('width'))
      .flatMap(([, query = '']) => query.match(/[\d.]+(?:rem|em|px)|\b(?:min|max)-width/g) ?? []),
  )
  expect([...new Set(widths)].toSorted()).toEqual(['37.5rem', '48rem', '64rem', '75rem'])
})

it('defines the small screen of a game by the same media query as the script', () => {
  expect(readFileSync(join(web, 'features/play/page/GamePage.module.css'), 'utf8')).toContain(
    `@media ${SMALL_SCREEN} {`,
  )
})

it('uses the token for white in every style', () => {
  const others = styles.filter((file) => /#fff(?:fff)?\b/i.test(readFileSync(join(web, file), 'utf8')))
  expect(others).toEqual(['ui/tokens.css'])
})

it('moves no element on hover, since it would flicker when the pointer is at its edge', () => {
  const moving = styles.filter((file) =>
    /[\w\]")]:hover[^ {]*(?:,[^{]*)? \{[^}]*transform: (?!scale)/.test(readFileSync(join(web, file), 'utf8')),
  )
  expect(moving).toEqual([])
})
