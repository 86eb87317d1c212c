import { expect, it } from 'vitest'
import { filesIn } from './files-in.ts'

it('finds the media paths of a page, and of a game whose data is a string', () => {
  const word = { image: 'pictures/cow.svg', sound: 'sounds/la-vache.mp3', french: 'la vache' }
  const game = { data: JSON.stringify([{ ...word, image: '/api/v1/media/Ab12.png' }]) }
  expect(filesIn([{ content: { words: [word] } }, game, undefined])).toEqual([
    'pictures/cow.svg',
    'sounds/la-vache.mp3',
    '/api/v1/media/Ab12.png',
  ])
})
