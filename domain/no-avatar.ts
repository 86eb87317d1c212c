/** The picture of a pupil without an avatar of their own. Apart from those to choose from, which no first page needs. */
export const NO_AVATAR = '0.noavatar.png'
