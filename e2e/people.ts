/** The administrator of the browser tests. */
export const ADMIN = { userName: 'madame', password: 'correct horse battery staple' } as const
