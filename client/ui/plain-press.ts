type Press = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** A press that a script may answer: with another button or a key held, the browser opens or keeps the link. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
