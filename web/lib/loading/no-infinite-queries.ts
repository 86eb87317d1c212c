/** In the place of TanStack Query's own module of this name (`vite.config.ts`). */
export function infiniteQueryBehavior(): never {
  throw new Error('Infinite queries are left out of the build: see vite.config.ts.')
}

export function hasNextPage(): false {
  return false
}

export function hasPreviousPage(): false {
  return false
}
