import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CodeText } from './CodeText.tsx'

const codesIn = (text: string) => {
  const html = renderToStaticMarkup(createElement(CodeText, { text }))
  expect(html.replace(/<[^>]*>/g, '')).toBe(text)
  return [...html.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, code]) => code)
}

it('keeps class codes and dates on one line, with unchanged text', () => {
  expect(codesIn('Classes connues : 4-1, 4-A, 10-12.')).toEqual(['4-1', '4-A', '10-12'])
  expect(codesIn('2026-11-28 10:15')).toEqual(['2026-11-28'])
  expect(codesIn('Léo (4-1)')).toEqual(['4-1'])
})

it('lets other texts break', () => {
  for (const text of ['', 'Marie-Ève', 'renard-7', '2026-11-28-photo-de-la-classe.jpg', '3 – 4'])
    expect(codesIn(text)).toEqual([])
})
