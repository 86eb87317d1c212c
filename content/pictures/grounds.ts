/** Backgrounds of pictures: SVG markup of 32 x 32. */

export const SKY = '<rect width="32" height="32" rx="4" fill="#d7efff"/>'
export const RAIN_SKY = '<rect width="32" height="32" rx="4" fill="#cfdbe6"/>'
export const NIGHT = '<rect width="32" height="32" rx="4" fill="#26345c"/>'
export const GRASS = '<path d="M0 25h32v4q0 3-3 3H3q-3 0-3-3z" fill="#8fd16a"/>'
export const WATER =
  '<path d="M0 20q4-2 8 0t8 0 8 0 8 0v9q0 3-3 3H3q-3 0-3-3z" fill="#4fb0e8"/><path d="M3 25q3-1.500 6 0t6 0M14 29q3-1.500 6 0t6 0" stroke="#bfe4fa" fill="none"/>'
export const SNOW = '<path d="M0 24q8-4 16 0t16 0v5q0 3-3 3H3q-3 0-3-3z" fill="#fff"/>'
export const SNOW_GROUND = `<rect width="32" height="32" rx="4" fill="#b8d8ef"/>${SNOW}`
export const FLOOR =
  '<rect width="32" height="32" rx="4" fill="#fbf1dc"/><path d="M0 23h32v6q0 3-3 3H3q-3 0-3-3z" fill="#d9b48a"/>'
