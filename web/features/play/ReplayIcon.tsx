import { ToolIcon } from './ToolIcon.tsx'

/** A circling arrow: once more. */
export function ReplayIcon() {
  return (
    <ToolIcon>
      <path d="M6 7.500A8 8 0 1 1 4 13" />
      <path d="M6.500 2.500v5.500H12" />
    </ToolIcon>
  )
}
