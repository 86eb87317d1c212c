/** The kinds of page that a teacher can make. */
export const ownKinds = ['vocabulary', 'music', 'videos', 'stories', 'resources'] as const
export type OwnKind = (typeof ownKinds)[number]
