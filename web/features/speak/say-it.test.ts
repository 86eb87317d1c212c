import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const clicks: (() => void)[] = []

beforeAll(() => {
  vi.doMock('../../ui/Button.tsx', () => ({ Button: ButtonSpy }))
  vi.resetModules()
})
afterAll(() => {
  vi.doUnmock('../../ui/Button.tsx')
  vi.resetModules()
})

it('continues only once if "Passer" is tapped twice before the next exercise is rendered', async () => {
  const { SayIt } = await import('./SayIt.tsx')
  const onDone = vi.fn()
  renderToStaticMarkup(createElement(SayIt, { french: 'la vache', english: '', sound: null, onDone }))
  const skip = clicks.at(-1)
  skip?.()
  skip?.()
  expect(onDone).toHaveBeenCalledExactlyOnceWith('skipped')
})

function ButtonSpy({ onClick }: { onClick(): void }) {
  clicks.push(onClick)
  return null
}
