import { expect, it } from 'vitest'
import { keyframesOf } from './Demonstration.tsx'

it('pauses at each point, and presses only at points where it should', () => {
  const frames = keyframesOf([
    { x: 10, y: 20, presses: true },
    { x: 30, y: 40, presses: false },
  ])
  expect(frames).toEqual([
    { translate: '10px 20px', scale: '1' },
    { translate: '10px 20px', scale: '0.75' },
    { translate: '10px 20px', scale: '1' },
    { translate: '30px 40px', scale: '1' },
    { translate: '30px 40px', scale: '1' },
  ])
})
