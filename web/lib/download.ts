/** Hands a file to the browser's downloads. */
export function download(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The download has its own hold on the content once it began.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
