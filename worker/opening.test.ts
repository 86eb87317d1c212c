import { expect, it } from 'vitest'
import { openingOf, openingWords } from './opening.ts'

const word = (french: string, image: string | null) => ({ french, english: '', image, sound: null })
const page = (words: ReturnType<typeof word>[]) =>
  openingWords({ kind: 'vocabulary', content: { form: 'cards', sections: [{ title: 'Les mots', words }] } })

it('shows the first words with their pictures, whatever they are written with', () => {
  const words = page([
    word('<b>la</b> vache', 'pictures/cow.svg'),
    word('la plage', '/api/v1/media/a"b.jpg'),
    word('le sable', null),
  ])
  expect(openingOf({ title: 'La <ferme>', says: 'Des mots.', words })).toBe(
    '<main class="opened"><h1>La &lt;ferme&gt;</h1>' +
      '<p>Touche une image pour écouter. <span lang="en">Tap a picture to listen.</span></p><ul>' +
      '<li><img src="/media/pictures/cow.svg" alt=""><b>&lt;b&gt;la&lt;/b&gt; vache</b></li>' +
      '<li><img src="/api/v1/media/a&quot;b.jpg" alt=""><b>la plage</b></li>' +
      '<li><b>le sable</b></li></ul></main>',
  )
})

it('shows as many words as a screen has room for', () => {
  const words = page(Array.from({ length: 300 }, (_none, index) => word(`mot ${index}`, null)))
  expect(openingOf({ title: 'Les mots', says: '', words }).match(/<li>/g)).toHaveLength(12)
})

it('says of a page without words what it is about', () => {
  const words = openingWords({ kind: 'resources', content: { image: null, blocks: [] } })
  expect(openingOf({ title: 'Liens', says: 'De bons liens.', words })).toContain('<p>De bons liens.</p>')
})
