import { expect, it } from 'vitest'
import { isWrittenKind, pageContents } from './api/page.ts'
import { blankContents } from './blank-content.ts'

it.each(Object.keys(pageContents).filter(isWrittenKind))(
  'parses the blank content of kind %s to itself',
  (kind) => {
    const blank = blankContents[kind]
    expect(JSON.stringify(pageContents[kind].parse(blank))).toBe(JSON.stringify(blank))
  },
)
