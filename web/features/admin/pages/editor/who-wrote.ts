/** Who wrote what stands on a page, as a sentence goes on with it. */
export function whoWrote({ savedBy }: { savedBy: string | null }): string {
  return savedBy === null ? 'venu avec le site' : `par ${savedBy}`
}
