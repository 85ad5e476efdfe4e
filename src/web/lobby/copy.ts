/** Copies a text. Pages that come by plain http may not use the clipboard itself; the old way works there. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'hidden';
  document.body.append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way there is without https
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}
