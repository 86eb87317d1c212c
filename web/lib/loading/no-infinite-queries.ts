/** Replaces TanStack Query's module of the same name in the build (`vite.config.ts`). */
export function infiniteQueryBehavior(): never {
  throw new Error('Infinite queries are left out of the build: see vite.config.ts.')
}

export function hasNextPage(): false {
  return false
}

export function hasPreviousPage(): false {
  return false
}
