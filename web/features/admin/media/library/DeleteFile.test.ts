import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { htmlOf } from '../../testing/html-of.ts'
import { DeleteFile } from './DeleteFile.tsx'

const file = {
  url: '/api/v1/media/a.wav',
  name: '',
  contentType: 'audio/wav',
  bytes: 1,
  createdAt: '2026-11-18T12:00:00.000Z',
}

it('says how to end each use of a file', () => {
  const client = new QueryClient()
  client.setQueryData(
    ['admin', 'media-uses', file.url],
    [
      { kind: 'page', id: 'Page_Zoo', name: 'Le zoo' },
      { kind: 'word', id: 'le-lion', name: 'le-lion' },
      { kind: 'check', id: '1', name: 'La ferme' },
    ],
  )
  const element = createElement(DeleteFile, { file, name: 'le lion.wav', onClose() {} })
  const texts = htmlOf(element, client)
    .replaceAll('\u00a0', ' ')
    .split(/<[^>]*>/)
  expect(texts.filter(Boolean).slice(-7)).toEqual([
    'Ce fichier sert encore.',
    'Enlevez-le d&#x27;abord de là :',
    'la page « Le zoo »',
    'Dans « Les voix des mots », ouvrez d&#x27;abord « Ma voix », puis « Rendre la voix de la machine » :',
    'la voix du mot « le lion »',
    'Supprimez d&#x27;abord :',
    'le contrôle « La ferme »',
  ])
})
