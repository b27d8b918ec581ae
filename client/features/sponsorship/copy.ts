/**
 * By the clipboard, else by the browser's own copy command.
 *
 * @param shown the element with the text: it stays selected where neither works
 */
export async function copyText(text: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!shown) return false;
    getSelection()?.selectAllChildren(shown);
    return copiesSelection();
  }
}

function copiesSelection(): boolean {
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
