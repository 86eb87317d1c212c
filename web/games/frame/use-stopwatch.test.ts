import { expect, it } from 'vitest'
import { createStopwatch } from './use-stopwatch.ts'

it('measures running time without pauses', () => {
  let time = 1000
  const watch = createStopwatch(() => time)
  const pass = (ms: number) => {
    time += ms
  }
  pass(500)
  expect(watch.read()).toBe(0)
  watch.run()
  pass(300)
  watch.run()
  expect(watch.read()).toBe(300)
  watch.pause()
  pass(5000)
  watch.pause()
  expect(watch.read()).toBe(300)
  watch.run()
  pass(200)
  expect(watch.read()).toBe(500)
})
