/** One point in millimetres. */
const POINT_MM = 0.3528
/** Average width of a bold letter in em; capitals are wider. */
const LETTER_EM = 0.56
const CAPITAL_EM = 0.72
const LINE_EM = 1.25
const MIN_POINTS = 6

/** The largest size in points, up to `max`, at which a text fits into a box in millimetres. */
export function fitText(
  text: string,
  { width, height, max }: { width: number; height: number; max: number },
): number {
  // Lines break at spaces, except non-breaking ones, and after hyphens.
  const widths = text.split(/[^\S\u00a0]+|(?<=-)/).map(widthInEm)
  for (let points = max; points > MIN_POINTS; points--) {
    const em = points * POINT_MM
    if (Math.max(...widths) * em <= width && lineCount(widths, width / em) * LINE_EM * em <= height)
      return points
  }
  return MIN_POINTS
}

/** The width of a text on one line, in em. */
export function widthInEm(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/\p{Lu}|[mw—]/u.test(letter) ? CAPITAL_EM : LETTER_EM), 0)
}

function lineCount(widths: readonly number[], lineEm: number): number {
  let [lines, used] = [1, 0]
  for (const width of widths) {
    if (used > 0 && used + LETTER_EM + width > lineEm) {
      lines++
      used = 0
    }
    used += (used > 0 ? LETTER_EM : 0) + width
  }
  return lines
}
