/** The kinds of page that a teacher can create. */
export const ownKinds = ['vocabulary', 'music', 'videos', 'stories', 'resources'] as const
export type OwnKind = (typeof ownKinds)[number]
