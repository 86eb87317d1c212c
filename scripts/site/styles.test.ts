import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../dist/assets')
const styles = globSync('*.css', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))

/** The animations that a stylesheet has, by their names: what each does. */
function animationsOf(css: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [, name = '', steps = ''] of css.matchAll(/@keyframes ([\w-]+)\{((?:[^{}]+\{[^{}]*\})*)\}/g))
    found.set(name, (found.get(name) ?? new Set()).add(steps))
  return found
}

it('every animation has a name of its own, though the build gives them short ones', () => {
  const animations = styles.map(animationsOf)
  const names = new Set(animations.flatMap((each) => [...each.keys()]))
  expect(names.size).toBeGreaterThan(10)
  for (const name of names) {
    const deeds = new Set(animations.flatMap((each) => [...(each.get(name) ?? [])]))
    expect([...deeds], name).toHaveLength(1)
  }
})

it('every animation that an element is given is there', () => {
  for (const css of styles) {
    const names = [...animationsOf(css).keys()]
    for (const [, used = ''] of css.matchAll(/animation(?:-name)?:([^;}]+)/g))
      if (!/^(none|inherit)/.test(used))
        expect(
          names.some((name) => used.includes(name)),
          used,
        ).toBe(true)
  }
})
