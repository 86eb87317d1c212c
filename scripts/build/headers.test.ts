import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { headersFile } from './headers.ts'

const headers = await readFile('web/public/_headers', 'utf8')

it('lets no page of another origin use the camera, the microphone or the location', () => {
  const policy = /Permissions-Policy: (.*)/.exec(headers)?.[1]?.split(', ') ?? []
  expect(policy).toEqual([
    'camera=(self)',
    'microphone=(self)',
    'geolocation=()',
    'payment=()',
    'usb=()',
    'browsing-topics=()',
  ])
})

it('allows pictures and sounds from the media host, if there is one', () => {
  expect(headersFile(headers, undefined)).toBe(headers)
  expect(headersFile(headers, '/media/')).toBe(headers)
  const withMediaHost = headersFile(headers, 'https://media.example/m/')
  expect(withMediaHost).toContain("img-src 'self' https://media.example data:")
  expect(withMediaHost).toContain("media-src 'self' https://media.example data:")
})
