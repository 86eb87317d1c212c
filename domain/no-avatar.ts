/** The default picture. Kept apart from the other avatars, which the first page does not load. */
export const NO_AVATAR = '0.noavatar.png'
