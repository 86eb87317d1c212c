import { at, type Layer } from '../pictures/compose.ts'
import type { Backdrop } from '../stories/backdrops.ts'
import type { Shot } from './video-seed.ts'

/** One large picture in the middle. */
export function single(french: string, picture: string, backdrop: Backdrop): Shot {
  return { french, backdrop, pictures: [[at(picture, 54, 20, 52)]] }
}

/** Two pictures side by side: the subject, and what the sentence says about it. */
export function pair(french: string, left: string, right: string, backdrop: Backdrop): Shot {
  return { french, backdrop, pictures: [[at(left, 22, 22, 50)], [at(right, 92, 26, 42)]] }
}

/** A person on the left and the topic on the right. */
export function withPerson(french: string, who: readonly Layer[], what: string, backdrop: Backdrop): Shot {
  return { french, backdrop, pictures: [who, [at(what, 92, 26, 42)]] }
}

/** `count` copies of a picture, up to ten, in one or two rows. */
export function counted(french: string, picture: string, count: number, backdrop: Backdrop): Shot {
  const columns = count <= 5 ? count : Math.ceil(count / 2)
  const size = count <= 3 ? 36 : 26
  const step = 140 / columns
  const place = (index: number): Layer[] => {
    const row = Math.floor(index / columns)
    const x = 10 + (index % columns) * step + (step - size) / 2
    return [at(picture, x, count <= 5 ? 34 : 17 + row * 29, size)]
  }
  return { french, backdrop, pictures: Array.from({ length: count }, (_none, index) => place(index)) }
}

/** Figures that arrive one by one. */
export function scene(french: string, backdrop: Backdrop, ...pictures: readonly (readonly Layer[])[]): Shot {
  return { french, backdrop, pictures }
}
