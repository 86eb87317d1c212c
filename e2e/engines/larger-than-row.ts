/** Runs in the page. Returns pictures and drawings higher than their grid row, which would cover other elements. */
export function largerThanRow(): string[] {
  const pictures = [...document.querySelectorAll('article :is(img, svg, canvas, video)')]
  return pictures.flatMap((picture) => {
    const { parentElement: grid } = picture
    if (!grid || !picture.checkVisibility()) return []
    const { display, gridTemplateRows, gridTemplateAreas, rowGap, paddingTop, borderTopWidth } =
      getComputedStyle(grid)
    // Its height without transforms.
    const { position, gridRowStart, gridRowEnd, height } = getComputedStyle(picture)
    const high = Number.parseFloat(height)
    const heights = gridTemplateRows.split(' ').map(Number.parseFloat)
    if (!/grid$/.test(display) || /absolute|fixed/.test(position) || !heights.every(Number.isFinite))
      return []
    const gap = Number.parseFloat(rowGap) || 0
    const top =
      picture.getBoundingClientRect().top -
      grid.getBoundingClientRect().top -
      Number.parseFloat(paddingTop) -
      Number.parseFloat(borderTopWidth)
    const room = roomOf(top)
    return high <= room + 1 ? [] : [`${nameOf(picture)} is ${high} high in ${room}`]

    /** The height of its grid rows: those of its style, else the one at its top. */
    function roomOf(top: number): number {
      const areas = gridTemplateAreas.split('" "').map((row) => row.split(/[" ]+/).includes(gridRowStart))
      const [from, to] = areas.includes(true)
        ? [areas.indexOf(true), areas.lastIndexOf(true)]
        : [rowAt(top), rowAt(top) + rowsOf(gridRowStart, gridRowEnd) - 1]
      const rows = heights.slice(from, to + 1)
      return rows.reduce((sum, height) => sum + height + gap, -gap)
    }

    function rowAt(top: number): number {
      let end = 0
      const row = heights.findIndex((height) => {
        end += height + gap
        return top < end - gap
      })
      return row < 0 ? heights.length - 1 : row
    }
  })

  function rowsOf(start: string, end: string): number {
    const span = [start, end].map((each) => /^span (\d+)$/.exec(each)?.[1]).find(Boolean)
    if (span) return Number(span)
    const lines = Number(end) - Number(start)
    return lines > 0 ? lines : 1
  }

  function nameOf(picture: Element): string {
    return `${picture.tagName} .${picture.getAttribute('class')} ${picture.getAttribute('src') ?? ''}`
  }
}
