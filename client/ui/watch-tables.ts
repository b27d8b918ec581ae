/** Tables that overflow are focusable; the worker, which cannot measure, made all of them so. */
export function watchTables(prose: HTMLElement | null): (() => void) | undefined {
  const boxes = prose?.querySelectorAll<HTMLElement>("[data-table]");
  if (!boxes?.length) return undefined;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  for (const box of boxes) observer.observe(box);
  return () => observer.disconnect();
}
