/**
 * Replaces `debug`, a dependency of file-type's archive parser, which loads Node's terminal and environment
 * on import.
 */
export default function createDebug() {
  return () => {}
}
