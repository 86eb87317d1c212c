import { expect, it } from 'vitest'
import { initialHtml, wordsOfPage } from './initial-html.ts'

const word = (french: string, image: string | null) => ({ french, english: '', image, sound: null })
const page = (words: ReturnType<typeof word>[]) =>
  wordsOfPage({ kind: 'vocabulary', content: { form: 'cards', sections: [{ title: 'Les mots', words }] } })

it('shows the first words with their pictures, HTML-escaped', () => {
  const words = page([
    word('<b>la</b> vache', 'pictures/cow.svg'),
    word('la plage', '/api/v1/media/a"b.jpg'),
    word('le sable', null),
  ])
  expect(initialHtml({ title: 'La <ferme>', intro: 'Des mots.', words })).toBe(
    '<main class="opened"><h1>La &lt;ferme&gt;</h1>' +
      '<p>Touche une image pour écouter. <span lang="en">Tap a picture to listen.</span></p><ul>' +
      '<li><img src="/media/pictures/cow.svg" alt=""><b>&lt;b&gt;la&lt;/b&gt; vache</b></li>' +
      '<li><img src="/api/v1/media/a&quot;b.jpg" alt=""><b>la plage</b></li>' +
      '<li><b>le sable</b></li></ul></main>',
  )
})

it('shows at most 12 words', () => {
  const words = page(Array.from({ length: 300 }, (_none, index) => word(`mot ${index}`, null)))
  expect(initialHtml({ title: 'Les mots', intro: '', words }).match(/<li>/g)).toHaveLength(12)
})

it('shows the description of a page without words', () => {
  const words = wordsOfPage({ kind: 'resources', content: { image: null, blocks: [] } })
  expect(initialHtml({ title: 'Liens', intro: 'De bons liens.', words })).toContain('<p>De bons liens.</p>')
})
