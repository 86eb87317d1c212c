import { expect, it } from 'vitest'
import { notFoundPage, publicPages } from '../build/public-pages.ts'
import { readBuiltPage, spokenTexts } from './built-page.ts'

/** English words that do not exist in French. */
const ENGLISH = /\b(the|you|your|are|with|how|find|listen|choose|this|and|of|games?|words|bigger|larger)\b/i
/** French words that do not exist in English. */
const FRENCH = /\b(le|les|une|des|est|et|pour|avec|dans|tu|toi)\b/i

it.each([...publicPages(), notFoundPage].map((page) => [page.path, page.file] as const))(
  '%s marks the language of its texts',
  (_path, file) => {
    const { head, body } = readBuiltPage(file)
    expect(head).toContain('<html lang="fr">')
    const texts = spokenTexts(body)
    expect(texts.filter(({ lang, text }) => lang === 'fr' && ENGLISH.test(text))).toEqual([])
    // English texts may mention French words.
    const isFrench = (text: string) => FRENCH.test(text) && !ENGLISH.test(text)
    expect(texts.filter(({ lang, text }) => lang === 'en' && isFrench(text))).toEqual([])
    expect(texts.some(({ lang }) => lang === 'en')).toBe(true)
  },
)

it('takes the language of a text from its nearest ancestor with lang', () => {
  const html =
    '<p>Bonjour<br/> <small lang="en">Hello <i lang="fr">Léa</i>, <b>dear</b></small></p><p>Fin</p>'
  expect(spokenTexts(html)).toEqual([
    { lang: 'fr', text: 'Bonjour' },
    { lang: 'en', text: 'Hello' },
    { lang: 'fr', text: 'Léa' },
    { lang: 'en', text: ',' },
    { lang: 'en', text: 'dear' },
    { lang: 'fr', text: 'Fin' },
  ])
})
