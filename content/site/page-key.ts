/** `/grade4/vocabulary/party/food` → `Page_Grade4_Vocabulary_Party_Food`. `$id` is left out. */
export function clientIDOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '' && !segment.startsWith('$'))
  return ['Page', ...(segments.length === 0 ? ['Home'] : segments.map(pascalCase))].join('_')
}

function pascalCase(segment: string): string {
  return segment
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
}
