import { expect, it } from 'vitest'
import { youtubeID } from './songs-videos-stories.ts'

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=5',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ' dQw4w9WgXcQ ',
])('finds the video id in %s', (typed) => expect(youtubeID(typed)).toBe('dQw4w9WgXcQ'))

it.each(['https://vimeo.com/12345', 'https://youtu.be/tooshort', ''])('returns %j unchanged', (typed) =>
  expect(youtubeID(typed)).toBe(typed),
)
