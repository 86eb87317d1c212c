/** Hands a file to the browser's downloads. */
export function download(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Once begun, the download no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
