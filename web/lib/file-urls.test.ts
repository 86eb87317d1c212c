import { expect, it } from 'vitest'
import { mediaUrl } from './file-urls.ts'

it('resolves a media path to its URL', () => {
  expect(mediaUrl('pictures/cow.svg')).toBe('/media/pictures/cow.svg')
})

it.each(['/api/v1/media/a.wav', 'https://media.example/cow.svg', 'data:audio/wav;base64,UklG'])(
  'returns %s unchanged, because it already is a URL',
  (address) => {
    expect(mediaUrl(address)).toBe(address)
  },
)
