import { describe, expect, it } from 'vitest'
import { textPages } from '../../../../../content/texts/pages.ts'
import { textContent } from '../../../../../domain/api/text-page.ts'
import { toRichContent } from './to-rich-content.ts'

/** All texts in a value, except those of `type`. */
function wordsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return name === 'type' ? [] : value.split('\n').filter((line) => line !== '')
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => wordsIn(part, key))
}

describe.each(textPages.map(({ clientID, content }) => [clientID, content] as const))(
  'the text page %s',
  (_key, content) => {
    it('keeps all its words when it is opened in the editor', () => {
      const rich = toRichContent(content)
      expect(wordsIn(rich).toSorted()).toEqual(wordsIn(content).toSorted())
      expect(textContent.safeParse(rich).success).toBe(true)
      expect(toRichContent(rich)).toEqual(rich)
    })
  },
)

it('joins consecutive text blocks into one, with equally many parts in both languages', () => {
  const content = {
    image: null,
    blocks: [
      { type: 'heading', french: 'Bonjour', english: 'Hello' },
      { type: 'paragraph', french: 'Un\ndeux', english: '' },
      { type: 'link', french: 'Ici', english: '', url: 'https://a.example/' },
      { type: 'list', items: [{ french: 'a', english: 'b' }] },
    ],
  }
  const { blocks } = textContent.parse(toRichContent(content))
  expect(blocks.map(({ type }) => type)).toEqual(['text', 'link', 'text'])
  expect(blocks[0]).toMatchObject({
    french: { content: [{ type: 'heading' }, { type: 'paragraph' }] },
    english: { content: [{ type: 'heading' }, { type: 'paragraph' }] },
  })
})

it('returns content without text blocks unchanged', () => {
  expect(toRichContent({ sections: [] })).toEqual({ sections: [] })
  expect(toRichContent(null)).toBeNull()
})
