import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../dist/assets')
const styles = globSync('*.css', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))

/** The keyframes of a stylesheet by animation name. */
function animationsOf(css: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [, name = '', steps = ''] of css.matchAll(/@keyframes ([\w-]+)\{((?:[^{}]+\{[^{}]*\})*)\}/g))
    found.set(name, (found.get(name) ?? new Set()).add(steps))
  return found
}

it('has a unique name for every animation, although the build shortens the names', () => {
  const animations = styles.map(animationsOf)
  const names = new Set(animations.flatMap((each) => [...each.keys()]))
  expect(names.size).toBeGreaterThan(10)
  for (const name of names) {
    const keyframes = new Set(animations.flatMap((each) => [...(each.get(name) ?? [])]))
    expect([...keyframes], name).toHaveLength(1)
  }
})

it('defines every animation in the stylesheet that uses it', () => {
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
