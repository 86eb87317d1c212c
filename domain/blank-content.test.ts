import { expect, it } from 'vitest'
import { isWrittenKind, pageContents } from './api/page.ts'
import { blankContents } from './blank-content.ts'

it.each(Object.keys(pageContents).filter(isWrittenKind))(
  'an empty page of the kind %s is stored as it stands here',
  (kind) => {
    const blank = blankContents[kind]
    expect(JSON.stringify(pageContents[kind].parse(blank))).toBe(JSON.stringify(blank))
  },
)
