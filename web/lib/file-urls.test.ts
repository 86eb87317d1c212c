import { expect, it } from 'vitest'
import { mediaUrl } from './file-urls.ts'

it('leads from a path of the media to where they are kept', () => {
  expect(mediaUrl('pictures/cow.svg')).toBe('/media/pictures/cow.svg')
})

it.each(['/api/v1/media/a.wav', 'https://media.example/cow.svg', 'data:audio/wav;base64,UklG'])(
  'leaves %s, which is an address already',
  (address) => {
    expect(mediaUrl(address)).toBe(address)
  },
)
