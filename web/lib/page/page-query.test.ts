import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { newerPage } from './page-query.ts'

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

describe('newerPage', () => {
  it('returns a response with a newer stamp, and keeps the identity of equal parts', () => {
    const edited = newerPage(shipped, answered('2026-11-20T10:00:00.000Z', 'Il joue.'))
    expect(edited).toEqual(answered('2026-11-20T10:00:00.000Z', 'Il joue.'))
    expect(edited).toMatchObject({ content: { sections: [expect.anything(), { words: ['Il joue.'] }] } })
    expect(sectionsOf(edited)[0]).toBe(shipped.content.sections[0])
  })

  it('returns the shown object if nothing was edited since the build', () => {
    const same = newerPage(shipped, answered('2026-11-20T10:00:00.000Z'))
    expect(sectionsOf(same)).toBe(shipped.content.sections)
  })

  it('returns the shown object if the stamps are equal', () => {
    const shown = answered('2026-11-20T10:00:00.000Z')
    expect(newerPage(shown, answered('2026-11-20T10:00:00.000Z'))).toBe(shown)
  })

  it('ignores an older response, e.g. from the offline cache', () => {
    const shown = answered('2026-11-20T10:00:00.000Z', 'Il joue.')
    expect(newerPage(shown, answered('2026-11-19T10:00:00.000Z'))).toBe(shown)
  })

  it('returns the response if nothing was shown, or if the page no longer exists', () => {
    expect(newerPage(undefined, shipped)).toBe(shipped)
    expect(newerPage(shipped, null)).toBeNull()
    expect(newerPage(null, shipped)).toBe(shipped)
  })
})

it('decides which response stays in the query cache', async () => {
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
