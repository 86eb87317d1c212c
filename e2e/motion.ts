/** For `test.use`: what moves in a game, and the pace of most pupils, where the other tests ask the site to be calm. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const
