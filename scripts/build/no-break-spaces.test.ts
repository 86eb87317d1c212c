import { expect, it } from 'vitest'
import { withNoBreakSpaces } from './no-break-spaces.ts'

const shown = (source: string) => withNoBreakSpaces('a.tsx', source).replaceAll('\u00a0', '_')

it.each([
  ['words between tags', '<p>Nom : « {name} »</p>', '<p>Nom_: «_{name}_»</p>'],
  ['an attribute', '<A title="Nom :" />', '<A title="Nom_:" />'],
  ['a string in braces', `<p>{is && 'Oui : '}</p>`, `<p>{is && 'Oui_: '}</p>`],
  ['a template', `<p>{is ? \`« \${a} »\` : 'b :'}</p>`, `<p>{is ? \`«_\${a}_»\` : 'b_:'}</p>`],
])('inserts no-break spaces in %s', (_where, source, joined) => {
  expect(shown(source)).toBe(joined)
})

it.each([`<p>{text.split(' : ')}</p>`, `const a = b ? ' : ' : '« »'`, '<p>10:30</p>'])(
  'leaves %s unchanged',
  (source) => {
    expect(shown(source)).toBe(source)
  },
)
