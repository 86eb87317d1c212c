/**
 * Runs in the page with the site's high contrast, where backgrounds are white. Returns buttons without a
 * background, border or shadow of a contrast of at least 3 to 1.
 */
export function lostInHighContrast(buttons: Element[]): string[] {
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  /** The relative luminance of a colour on white. */
  const luminanceOf = (color: string) => {
    if (!pixel) throw new Error('There is no canvas to read colours from.')
    pixel.fillStyle = '#fff'
    pixel.fillRect(0, 0, 1, 1)
    pixel.fillStyle = color
    pixel.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = [...pixel.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const isSeen = (color: string) => 1.05 / (luminanceOf(color) + 0.05) >= 3
  const hasEdge = (element: Element) => {
    const style = getComputedStyle(element)
    const hasBorder = Number.parseFloat(style.borderBottomWidth) > 0 && style.borderBottomStyle !== 'none'
    const shadows = style.boxShadow.match(/(rgba?|color)\([^)]*\)/g) ?? []
    return [style.backgroundColor, ...(hasBorder ? [style.borderBottomColor] : []), ...shadows].some(isSeen)
  }
  return buttons
    .filter((button) => ![button, ...button.querySelectorAll('*')].some(hasEdge))
    .map((button) => button.ariaLabel ?? button.textContent.trim())
}
