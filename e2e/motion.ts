/** For `test.use`: enables animations and their delays. Other tests use reduced motion. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const
