/** `unicode-range` of the fonts that every page loads. Other characters come from a second file or the device. */
export const FONT_CHARACTERS =
  'U+0020-007E, U+00A0, U+00A9, U+00AB, U+00AD, U+00B0, U+00B7, U+00BB, U+00BF-00CF, U+00D1-00DD, U+00DF-00EF, U+00F1-00FD, U+00FF, U+0152-0153, U+0178, U+2009, U+2013-2014, U+2018-2019, U+201C-201E, U+2022, U+2026, U+202F, U+2039-203A, U+20AC, U+2191, U+2193, U+2212'

/** `unicode-range` of letters that French lacks, for names. The browser fetches their file only when needed. */
export const RARE_CHARACTERS = 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF'
