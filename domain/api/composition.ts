/** The stickers that a teacher chooses from for her answer to a composition. */
export const answerStickers = ['star', 'heart', 'owl'] as const
