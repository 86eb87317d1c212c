import { describe, expect, it } from 'vitest'
import { cleanRichText } from './clean-rich-text.ts'
import { plainParagraph, plainRichText } from './plain-rich-text.ts'
import { plainTextOf, type RichText, safeHref } from './rich-text.ts'

const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks })
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })

const letter: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Bonjour', marks: [] }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Lisez ', marks: [{ type: 'bold' }, { type: 'italic' }] },
        { type: 'text', text: 'ceci', marks: [{ type: 'link', attrs: { href: 'https://ecole.example/a' } }] },
        { type: 'hardBreak' },
      ],
    },
    { type: 'bulletList', content: [{ type: 'listItem', content: [plainParagraph('un')] }] },
    { type: 'orderedList', content: [{ type: 'listItem', content: [plainParagraph('deux')] }] },
  ],
}

describe('cleanRichText', () => {
  it('leaves a valid document unchanged', () => {
    expect(cleanRichText(letter)).toEqual(letter)
    expect(cleanRichText(cleanRichText(letter))).toEqual(letter)
    expect(cleanRichText(JSON.parse(JSON.stringify(letter)))).toEqual(letter)
  })

  it.each([
    ['a script', { type: 'script', content: [text('alert(1)')] }],
    ['a frame', { type: 'iframe', attrs: { src: 'https://evil.example' } }],
    ['a picture with a handler', { type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } }],
    ['raw markup', { type: 'html', text: '<img onerror=alert(1)>' }],
    ['an array', [paragraph(text('x'))]],
    ['nothing', null],
  ])('drops %s and keeps the text around it', (_title, intruder) => {
    const around = doc(paragraph(text('avant')), intruder, paragraph(text('après')))
    expect(cleanRichText(around)).toEqual(plainRichText('avant', 'après'))
    expect(cleanRichText(doc(paragraph(text('a'), intruder)))).toEqual(plainRichText('a'))
  })

  it('drops unknown attributes, handlers and marks, and keeps their text', () => {
    const dressed = {
      ...doc({
        ...paragraph(
          {
            ...text('mots', { type: 'bold', attrs: { onclick: 'alert(1)' } }, { type: 'style' }),
            onclick: 'x',
          },
          text(' ici', { type: 'link', attrs: { href: 'javascript:alert(1)', onmouseover: 'alert(1)' } }),
        ),
        attrs: { style: 'background: url(https://evil.example)' },
      }),
      onload: 'alert(1)',
    }
    expect(cleanRichText(dressed)).toEqual({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'mots', marks: [{ type: 'bold' }] },
            { type: 'text', text: ' ici', marks: [] },
          ],
        },
      ],
    })
    expect(JSON.stringify(cleanRichText(dressed))).not.toMatch(/alert|onclick|evil/)
  })

  it('returns an empty document for a value that is not a document', () => {
    for (const none of [undefined, null, 'x', 5, [], {}, { content: 'x' }, { type: 'doc', content: {} }]) {
      expect(cleanRichText(none)).toEqual({ type: 'doc', content: [] })
    }
  })

  it('keeps typed markup as text', () => {
    const words = '<script>alert(1)</script>'
    expect(cleanRichText(doc(paragraph(text(words))))).toEqual(plainRichText(words))
  })

  it('moves the items of a nested list one level up', () => {
    const item = (...content: unknown[]) => ({ type: 'listItem', content })
    const list = (...content: unknown[]) => ({ type: 'bulletList', content })
    const nested = doc(list(item(plainParagraph('un'), list(item(plainParagraph('deux'))))))
    expect(cleanRichText(nested)).toEqual(doc(list(item(plainParagraph('un')), item(plainParagraph('deux')))))
  })

  it('returns the text without formatting', () => {
    expect(plainTextOf(letter)).toBe('Bonjour\nLisez ceci\n\nun\ndeux')
    expect(plainTextOf(plainRichText('Merci\nMme Bravo'))).toBe('Merci\nMme Bravo')
    expect(plainTextOf(plainRichText('', ''))).toBe('')
  })
})

describe('safeHref', () => {
  it.each([
    'https://a.example',
    'http://a.example/b?c#d',
    'HTTPS://A.EXAMPLE',
    'mailto:m@ecole.example',
    '/music',
    '/',
  ])('accepts %s', (href) => expect(safeHref(href)).toBe(href))

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://a.example/x',
    '//evil.example',
    '/\\evil.example',
    'https:///',
    'music',
    '',
    null,
    5,
    { toString: () => 'https://a.example' },
    `https://a.example/${'x'.repeat(500)}`,
  ])('refuses %j', (href) => expect(safeHref(href)).toBeNull())
})
