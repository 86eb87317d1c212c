import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { callAs } from '../../lib/api/call-as.ts'
import { sendComposition } from './send-composition.ts'

vi.mock(import('../../lib/api/call-as.ts'), () => ({ callAs: vi.fn() }))

it('sends a changed text only after the earlier one, so that it arrives last', async () => {
  const earlier = Promise.withResolvers<never>()
  vi.mocked(callAs).mockReturnValueOnce(earlier.promise)
  const send = new MutationObserver(new QueryClient(), sendComposition)
  const request = (text: string) => {
    const draft = { grade: 4, topic: 'animals', sentences: [text], key: 'a' }
    return { userID: 7, sentences: [text], draft }
  }
  const first = send.mutate(request('Le chat dort'))
  // Like the editor when the pupil continues to write.
  send.reset()
  const second = send.mutate(request('Le chat dort bien'))
  await vi.waitFor(() => expect(callAs).toHaveBeenCalled())
  expect(callAs).toHaveBeenCalledOnce()
  earlier.reject(new Error('The network is slow.'))
  await expect(first).rejects.toThrow('slow')
  await second
  expect(callAs).toHaveBeenCalledTimes(2)
})
