import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { newerPage } from './newer-page.ts'

const shipped = {
  updated: '1970-01-01T00:00:00.000Z',
  title: 'Les chats',
  content: {
    sections: [
      { title: 'Le corps', words: ['la tête'] },
      { title: 'La vie', words: ['Il dort.'] },
    ],
  },
}
const answered = (updated: string, last = 'Il dort.') => {
  const [body] = structuredClone(shipped.content.sections)
  return {
    updated,
    title: shipped.title,
    content: { sections: [body, { title: 'La vie', words: [last] }] },
  }
}

describe('an answer that comes while a page is shown', () => {
  it('takes its place where its stamp is newer, and leaves alone what is equal', () => {
    const edited = newerPage(shipped, answered('2026-11-20T10:00:00.000Z', 'Il joue.'))
    expect(edited).toEqual(answered('2026-11-20T10:00:00.000Z', 'Il joue.'))
    expect(edited).toMatchObject({ content: { sections: [expect.anything(), { words: ['Il joue.'] }] } })
    expect(sectionsOf(edited)[0]).toBe(shipped.content.sections[0])
  })

  it('draws nothing again where nothing was edited since the site was built', () => {
    const same = newerPage(shipped, answered('2026-11-20T10:00:00.000Z'))
    expect(sectionsOf(same)).toBe(shipped.content.sections)
  })

  it('is not even a new object where its stamp is the one that is there', () => {
    const shown = answered('2026-11-20T10:00:00.000Z')
    expect(newerPage(shown, answered('2026-11-20T10:00:00.000Z'))).toBe(shown)
  })

  it('stays unseen where it is older, as an answer that was kept for a time without a network', () => {
    const shown = answered('2026-11-20T10:00:00.000Z', 'Il joue.')
    expect(newerPage(shown, answered('2026-11-19T10:00:00.000Z'))).toBe(shown)
  })

  it('is shown where nothing was, and says that nothing is left', () => {
    expect(newerPage(undefined, shipped)).toBe(shipped)
    expect(newerPage(shipped, null)).toBeNull()
    expect(newerPage(null, shipped)).toBe(shipped)
  })
})

it('is how the cache of queries decides', async () => {
  const queryClient = new QueryClient()
  const ask = (page: unknown) =>
    queryClient.fetchQuery({
      queryKey: ['pages', 'a'],
      queryFn: () => page,
      structuralSharing: newerPage,
      staleTime: 0,
    })
  const shown = await ask(answered('2026-11-20T10:00:00.000Z', 'Il joue.'))
  await ask(answered('2026-11-19T10:00:00.000Z'))
  expect(queryClient.getQueryData(['pages', 'a'])).toBe(shown)
})

function sectionsOf(page: unknown): unknown[] {
  const isPage = typeof page === 'object' && page !== null && 'content' in page
  const content = isPage ? page.content : null
  const hasSections = typeof content === 'object' && content !== null && 'sections' in content
  if (!hasSections || !Array.isArray(content.sections)) throw new Error('No sections.')
  return content.sections
}
