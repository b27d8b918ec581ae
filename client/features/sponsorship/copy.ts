/** Returns false if every way of copying fails; the text of `shown` then stays selected. */
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
